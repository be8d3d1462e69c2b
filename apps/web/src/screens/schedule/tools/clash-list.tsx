import { FORECAST_GAPS, type Clash, type Forecast } from "@sahne/contract/schedules/forecast";
import { useState } from "react";
import { movedBack, useSpread } from "#data/schedules/forecast.ts";
import { T, useT } from "#lib/messages.tsx";
import { Button } from "#ui/button.tsx";
import { Select } from "#ui/form/select.tsx";
import { Notice } from "#ui/notice.tsx";
import { useNotification } from "#ui/notifications/notifications.tsx";
import { ConfirmDialog } from "#ui/overlay/confirm-dialog.tsx";
import { More, SHOWN } from "./more.tsx";
import type { ToolActions } from "./tool-actions.ts";

type ClashListProps = { forecast: Forecast; gap: number; onGap: (minutes: number) => void; actions: ToolActions };

/** What stands too near to each other or is the same twice: each pair once, how often, and what to do about it. */
export function ClashList({ forecast: { clashes, spread }, gap, onGap, actions }: ClashListProps) {
  const t = useT();
  const total = clashes.reduce((sum, { count }) => sum + count, 0);
  return (
    <>
      <Select
        className="max-w-64"
        label={<T k="forecast.gap" />}
        value={String(gap)}
        onChange={(event) => onGap(Number(event.currentTarget.value))}
        options={FORECAST_GAPS.map((minutes) => ({
          value: String(minutes),
          label: t("forecast.minutes", { n: minutes }),
        }))}
      />
      {clashes.length > 0 && (
        <Notice
          tone="warning"
          title={<T k="forecast.clashes" v={{ n: total }} />}
          action={spread.length > 0 && <Spread moves={spread} actions={actions} />}
        >
          <ul className="flex list-disc flex-col gap-3 pl-5 text-sm">
            {clashes.slice(0, SHOWN).map((clash) => (
              <ClashRow key={`${clash.kind}/${clash.first.id}/${clash.second.id}`} clash={clash} actions={actions} />
            ))}
            <More count={clashes.length} />
          </ul>
        </Notice>
      )}
    </>
  );
}

function ClashRow({ clash, actions }: { clash: Clash; actions: ToolActions }) {
  const { kind, channelTitle, first, second, count, scheduleId, isOnePlan } = clash;
  const isOwnTitle = isOnePlan && kind === "title";
  return (
    <li>
      <T
        k={isOwnTitle ? "forecast.clash.own" : `forecast.clash.${kind}`}
        v={{
          channel: channelTitle,
          first: first.title,
          second: second.title,
          at: new Date(first.at),
          when: new Date(second.at),
        }}
      />
      {count > 1 && (
        <>
          {" · "}
          <strong className="font-medium whitespace-nowrap">
            <T k="forecast.clash.times" v={{ n: count }} />
          </strong>
        </>
      )}
      <p className="mt-0.5 text-text-2">
        <T k={isOwnTitle ? "forecast.advice.own" : `forecast.advice.${kind}`} />
      </p>
      {scheduleId !== null && (
        <Button size="sm" className="mt-1.5" onClick={() => actions.edit(scheduleId)}>
          <T k="forecast.editPlan" />
        </Button>
      )}
    </li>
  );
}

/** Shown before it is done, and taken back after it: nothing that goes out moves unseen. */
function Spread({ moves, actions }: { moves: Forecast["spread"]; actions: ToolActions }) {
  const t = useT();
  const { notify } = useNotification();
  const [isAsking, setIsAsking] = useState(false);
  const spread = useSpread();

  async function handleConfirm() {
    const { moved, problem } = await spread.mutateAsync(moves);
    setIsAsking(false);
    if (problem !== null) notify({ type: "error", message: problem.message });
    if (moved.length === 0) return;
    actions.offerUndo({
      text: t("forecast.spread.done", { n: moved.length }),
      take: async () => {
        const { problem } = await spread.mutateAsync(movedBack(moved));
        if (problem !== null) throw problem;
      },
    });
  }

  return (
    <>
      <Button size="sm" onClick={() => setIsAsking(true)}>
        <T k="forecast.spread" />
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        tone="plain"
        title={<T k="forecast.spread" />}
        description={
          <span className="flex flex-col gap-1">
            {moves.slice(0, SHOWN).map(({ id, title, at, to }) => (
              <span key={id}>
                <T k="forecast.spread.move" v={{ title, at: new Date(at), when: new Date(to) }} />
              </span>
            ))}
            {moves.length > SHOWN && <T k="file.more" v={{ n: moves.length - SHOWN }} />}
          </span>
        }
        confirmLabel={<T k="forecast.spread" />}
        cancelLabel={<T k="planEditor.cancel" />}
        isPending={spread.isPending}
        onConfirm={() => void handleConfirm()}
      />
    </>
  );
}
