import type { ChannelSlots } from "@sahne/contract/schedules/slots";
import { zoneLabel } from "@sahne/contract/schedules/zoned-time";
import { X } from "lucide-react";
import { useState, type SyntheticEvent } from "react";
import { useSaveSlots } from "#data/schedules/slots.ts";
import { T, useT } from "#lib/messages.tsx";
import { addDays, dateOf } from "#screens/schedule/calendar/calendar-days.ts";
import { Button, IconButton } from "#ui/button.tsx";
import { Checkbox } from "#ui/form/checkbox.tsx";
import { Select } from "#ui/form/select.tsx";
import { TextField } from "#ui/form/text-field.tsx";
import { Notice } from "#ui/notice.tsx";
import { useNotification } from "#ui/notifications/notifications.tsx";
import { Dialog } from "#ui/overlay/dialog.tsx";
import { rowsOf, timesOf, type SlotRow } from "./slot-rows.ts";

const WEEK = [1, 2, 3, 4, 5, 6, 7] as const;
const WORKDAYS: readonly number[] = [1, 2, 3, 4, 5];

type SlotsDialogProps = {
  known: readonly ChannelSlots[];
  channels: readonly { id: string; title: string }[];
  zone: string;
  onClose: () => void;
};

/** Hours of the week, each with its days; saved for one channel at a time. */
export function SlotsDialog({ known, channels, zone, onClose }: SlotsDialogProps) {
  const t = useT();
  const { notify } = useNotification();
  const save = useSaveSlots();
  const [now] = useState(() => new Date());
  const rowsOfChannel = (id: string) => rowsOf(known.find((slots) => slots.channelId === id)?.times ?? []);
  const [channelId, setChannelId] = useState(channels[0]?.id ?? "");
  const [rows, setRows] = useState<readonly SlotRow[]>(() => rowsOfChannel(channelId));
  // Of a channel that has some already they stay in its own zone.
  const timeZone = known.find((slots) => slots.channelId === channelId && slots.times.length > 0)?.timeZone ?? zone;

  function handleSubmit(event: SyntheticEvent) {
    event.preventDefault();
    if (save.isPending) return;
    save.mutate(
      { channelId, times: timesOf(rows), timeZone },
      {
        onSuccess: () => {
          notify({ type: "success", message: t("tools.slots.saved") });
          onClose();
        },
      },
    );
  }

  return (
    <Dialog
      isOpen
      onOpenChange={(open) => !open && onClose()}
      title={<T k="tools.slots" />}
      closeLabel={t("calendar.close")}
      footer={
        <>
          <Button onClick={onClose}>
            <T k="planEditor.cancel" />
          </Button>
          <Button type="submit" form="slots-editor" variant="primary" isLoading={save.isPending}>
            <T k="planEditor.save" />
          </Button>
        </>
      }
    >
      <form id="slots-editor" noValidate onSubmit={handleSubmit} className="flex flex-col gap-5 pb-2">
        {save.error !== null && <Notice tone="danger" title={save.error.message} />}
        {channels.length > 1 && (
          <Select
            label={<T k="tools.slots.channel" />}
            value={channelId}
            onChange={(event) => {
              setChannelId(event.currentTarget.value);
              setRows(rowsOfChannel(event.currentTarget.value));
            }}
            options={channels.map(({ id, title }) => ({ value: id, label: title }))}
          />
        )}
        <p className="text-sm text-text-3">
          <T k="tools.slots.zone" v={{ zone: zoneLabel(timeZone, now) }} />
        </p>
        {rows.length === 0 && (
          <p className="text-sm text-text-2">
            <T k="tools.slots.empty" />
          </p>
        )}
        {rows.map((row, index) => (
          <SlotFields
            // Rows have no name of their own, and only the last is added or any removed.
            // oxlint-disable-next-line react/no-array-index-key
            key={index}
            row={row}
            onChange={(changes) =>
              setRows(rows.map((other, place) => (place === index ? { ...other, ...changes } : other)))
            }
            onRemove={() => setRows(rows.filter((_, place) => place !== index))}
          />
        ))}
        <Button className="w-fit" onClick={() => setRows([...rows, { time: "18:00", weekdays: WORKDAYS }])}>
          <T k="tools.slots.add" />
        </Button>
      </form>
    </Dialog>
  );
}

type SlotFieldsProps = { row: SlotRow; onChange: (changes: Partial<SlotRow>) => void; onRemove: () => void };

function SlotFields({ row: { time, weekdays }, onChange, onRemove }: SlotFieldsProps) {
  const t = useT();
  const name = new Intl.DateTimeFormat(t.pageLang, { weekday: "short", timeZone: "UTC" });
  return (
    <div className="flex flex-col gap-3 rounded-md border border-line p-4">
      <div className="flex items-end justify-between gap-3">
        <TextField
          type="time"
          label={<T k="tools.slots.time" />}
          value={time}
          onChange={(event) => onChange({ time: event.currentTarget.value })}
        />
        <IconButton label={t("tools.slots.remove", { time })} onClick={onRemove}>
          <X aria-hidden="true" />
        </IconButton>
      </div>
      <fieldset>
        <legend className="sr-only">
          <T k="tools.slots.days" v={{ time }} />
        </legend>
        <div className="flex flex-wrap gap-4">
          {WEEK.map((day) => (
            <Checkbox
              key={day}
              label={name.format(dateOf(addDays("2026-01-04", day)))}
              checked={weekdays.includes(day)}
              onChange={(event) =>
                onChange({
                  weekdays: WEEK.filter((other) =>
                    other === day ? event.currentTarget.checked : weekdays.includes(other),
                  ),
                })
              }
            />
          ))}
        </div>
      </fieldset>
    </div>
  );
}
