import { FORECAST_GAPS, type Forecast } from "@sahne/contract/forecast";
import { useState } from "react";
import { useForecast, useSpread } from "#data/forecast.ts";
import { T, useT } from "#lib/messages.tsx";
import { Button } from "#ui/button.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { Card, CardHeader } from "#ui/card.tsx";
import { Select } from "#ui/form/select.tsx";
import { Notice } from "#ui/notice.tsx";
import { useNotification } from "#ui/notifications/notifications.tsx";
import { ConfirmDialog } from "#ui/overlay/confirm-dialog.tsx";

const SHOWN = 5;

/** What the coming weeks hold, and what would not go as planned; nothing where nothing goes out. */
export function ForecastCard() {
  const [gap, setGap] = useState(60);
  const { data } = useForecast(gap);
  if (data === undefined || data.days.every(({ planned }) => planned === 0)) return null;
  return (
    <Card>
      <CardHeader title={<T k="forecast.title" />} />
      <div className="flex flex-col gap-4">
        <Days forecast={data} />
        {data.expiring.map((channel) => (
          <Notice
            key={channel.channelId}
            tone="warning"
            title={
              channel.expiresAt === null ? (
                <T k="forecast.ended" v={{ channel: channel.channelTitle }} />
              ) : (
                <T k="forecast.expires" v={{ channel: channel.channelTitle, when: new Date(channel.expiresAt) }} />
              )
            }
            action={
              <ButtonLink size="sm" to="/dashboard/youtube">
                <T k="forecast.reconnect" />
              </ButtonLink>
            }
          >
            <T k="forecast.breaks" v={{ title: channel.first.title, when: new Date(channel.first.at) }} />
          </Notice>
        ))}
        {data.full.length > 0 && <FullDays full={data.full} />}
        <Clashes forecast={data} gap={gap} onGap={setGap} />
      </div>
    </Card>
  );
}

function Days({ forecast: { days, perDay } }: { forecast: Forecast }) {
  const [today, ...others] = days;
  if (today === undefined) return null;
  return (
    <div className="flex flex-col gap-1 text-sm text-text-2">
      <p>
        <T k="forecast.today" v={{ left: today.left, perDay, when: new Date(today.resetAt) }} />
      </p>
      <ul className="flex flex-col gap-1">
        {others.slice(0, SHOWN).map(({ from, planned, left }) => (
          <li key={from}>
            <T k="forecast.day" v={{ when: new Date(from), planned, left }} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function FullDays({ full }: Pick<Forecast, "full">) {
  return (
    <Notice tone="warning" title={<T k="forecast.full" v={{ n: full.length }} />}>
      <ul className="flex list-disc flex-col gap-1 pl-5 text-sm">
        {full.slice(0, SHOWN).map(({ id, title, at, goesOutAt }) => (
          <li key={id}>
            <T k="forecast.fullOne" v={{ title, at: new Date(at), when: new Date(goesOutAt) }} />
          </li>
        ))}
        <More count={full.length} />
      </ul>
    </Notice>
  );
}

type ClashesProps = { forecast: Forecast; gap: number; onGap: (minutes: number) => void };

function Clashes({ forecast: { clashes, spread }, gap, onGap }: ClashesProps) {
  const t = useT();
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
          title={<T k="forecast.clashes" v={{ n: clashes.length }} />}
          action={spread.length > 0 && <Spread moves={spread} />}
        >
          <ul className="flex list-disc flex-col gap-1 pl-5 text-sm">
            {clashes.slice(0, SHOWN).map(({ kind, channelTitle, first, second }) => (
              <li key={`${kind}/${first.id}/${second.id}`}>
                <T
                  k={`forecast.clash.${kind}`}
                  v={{
                    channel: channelTitle,
                    first: first.title,
                    second: second.title,
                    at: new Date(first.at),
                    when: new Date(second.at),
                  }}
                />
              </li>
            ))}
            <More count={clashes.length} />
          </ul>
        </Notice>
      )}
    </>
  );
}

/** Shown before it is done: nothing that goes out moves unseen. */
function Spread({ moves }: { moves: Forecast["spread"] }) {
  const t = useT();
  const { notify } = useNotification();
  const [isAsking, setIsAsking] = useState(false);
  const spread = useSpread();

  function handleConfirm() {
    spread.mutate(moves, {
      onSuccess: () => notify({ type: "success", message: t("forecast.spread.done", { n: moves.length }) }),
      onError: (error) => notify({ type: "error", message: error.message }),
      onSettled: () => setIsAsking(false),
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
        onConfirm={handleConfirm}
      />
    </>
  );
}

function More({ count }: { count: number }) {
  if (count <= SHOWN) return null;
  return (
    <li>
      <T k="file.more" v={{ n: count - SHOWN }} />
    </li>
  );
}
