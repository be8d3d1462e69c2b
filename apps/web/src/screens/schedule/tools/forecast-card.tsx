import type { Forecast } from "@sahne/contract/schedules/forecast";
import { useState } from "react";
import { useForecast } from "#data/schedules/forecast.ts";
import { T } from "#lib/messages.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { Card, CardHeader } from "#ui/card.tsx";
import { Notice } from "#ui/notice.tsx";
import { ClashList } from "./clash-list.tsx";
import { More, SHOWN } from "./more.tsx";
import type { ToolActions } from "./tool-actions.ts";

/** What the coming weeks hold, and what would not go as planned; nothing where nothing goes out. */
export function ForecastCard({ actions }: { actions: ToolActions }) {
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
        <ClashList forecast={data} gap={gap} onGap={setGap} actions={actions} />
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
