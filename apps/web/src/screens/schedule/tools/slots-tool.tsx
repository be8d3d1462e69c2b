import { BEST_DAYS, type ChannelSlots } from "@sahne/contract/schedules/slots";
import { CalendarClock } from "lucide-react";
import { useState } from "react";
import { useQueue, useSlots } from "#data/schedules/slots.ts";
import { channelsOf, useYoutubeStatus } from "#data/publishing/youtube.ts";
import { T, useT } from "#lib/messages.tsx";
import { addDays, dateOf } from "#screens/schedule/calendar/calendar-days.ts";
import { Button } from "#ui/button.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { Notice } from "#ui/notice.tsx";
import { QueueList } from "./queue-list.tsx";
import type { ToolActions } from "./tool-actions.ts";
import { SlotsDialog } from "./slots-dialog.tsx";
import { rowsOf } from "./slot-rows.ts";

/** The posting times of each channel, in words, and where they are changed. */
export function SlotsTool({ zone, actions }: { zone: string; actions: ToolActions }) {
  const [isOpen, setIsOpen] = useState(false);
  const slots = useSlots();
  const queue = useQueue().data ?? [];
  const channels = channelsOf(useYoutubeStatus().data);
  return (
    <section className="flex min-w-0 flex-col items-start gap-3">
      <h3 className="flex items-center gap-2 font-medium">
        <CalendarClock aria-hidden="true" className="size-4 text-text-3" />
        <T k="tools.slots" />
      </h3>
      <p className="text-sm text-text-2">
        <T k="tools.slots.text" />
      </p>
      {slots.isError && slots.data === undefined && <Notice tone="danger" title={slots.error.message} />}
      {channels.length === 0 ? (
        <>
          <p className="text-sm text-text-3">
            <T k="tools.slots.connect" />
          </p>
          <ButtonLink size="sm" to="/dashboard/youtube">
            <T k="tools.slots.toChannels" />
          </ButtonLink>
        </>
      ) : (
        <>
          <ul className="flex w-full flex-col gap-2">
            {channels.map(({ id, title }) => (
              <li key={id} className="min-w-0 text-sm break-words">
                <p className="font-medium">{title}</p>
                <Times slots={slots.data?.find(({ channelId }) => channelId === id)} />
                {queue.some(({ channelId }) => channelId === id) && (
                  <QueueList
                    channel={{ id, title }}
                    uploads={queue.filter(({ channelId }) => channelId === id)}
                    actions={actions}
                  />
                )}
              </li>
            ))}
          </ul>
          <Button size="sm" disabled={slots.data === undefined} onClick={() => setIsOpen(true)}>
            <T k="tools.slots.edit" />
          </Button>
        </>
      )}
      {isOpen && slots.data !== undefined && (
        <SlotsDialog known={slots.data} channels={channels} zone={zone} onClose={() => setIsOpen(false)} />
      )}
    </section>
  );
}

function Times({ slots }: { slots: ChannelSlots | undefined }) {
  const t = useT();
  const day = new Intl.DateTimeFormat(t.pageLang, { weekday: "short", timeZone: "UTC" });
  if (slots === undefined || slots.times.length === 0) {
    return (
      <p className="text-text-3">
        <T k="tools.slots.empty" />
      </p>
    );
  }
  return (
    <div className="text-text-2">
      {rowsOf(slots.times).map(({ time, weekdays }) => (
        <p key={time} className="tabular">
          {/* The 5th of January 2026 is a Monday. */}
          {time} · {weekdays.map((weekday) => day.format(dateOf(addDays("2026-01-04", weekday)))).join(", ")}
        </p>
      ))}
      {slots.nextFree !== null && (
        <p className="text-text-3">
          <T k="tools.slots.next" v={{ when: new Date(slots.nextFree) }} />
        </p>
      )}
      <p className="text-text-3">
        <Best best={slots.best} />
      </p>
    </div>
  );
}

/** Nothing is claimed that the channel's own views do not say, and it is said why. */
function Best({ best: { hours, days } }: Pick<ChannelSlots, "best">) {
  if (hours === null && days >= BEST_DAYS) return <T k="tools.best.unwatched" v={{ days }} />;
  if (hours === null) return <T k="tools.best.none" v={{ days, needed: BEST_DAYS }} />;
  return (
    <T k="tools.best" v={{ days, hours: hours.map((hour) => `${String(hour).padStart(2, "0")}:00`).join(", ") }} />
  );
}
