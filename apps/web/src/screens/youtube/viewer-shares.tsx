import { SHARE_DAYS, type ChannelReport } from "@sahne/contract/history/statistics";
import { useId, type ReactNode } from "react";
import { T } from "#lib/messages.tsx";

/** Where the viewers of the last weeks came from, and what they watched on. */
export function ViewerShares({ report: { sources, devices } }: { report: ChannelReport }) {
  return (
    <div className="grid gap-6 md:grid-cols-2">
      <Shares
        title={<T k="statistics.sources" />}
        rows={sources.map(({ source, views }) => ({
          id: source,
          views,
          name: <T k={`statistics.source.${source}`} />,
        }))}
      />
      <Shares
        title={<T k="statistics.devices" />}
        rows={devices.map(({ device, views }) => ({
          id: device,
          views,
          name: <T k={`statistics.device.${device}`} />,
        }))}
      />
    </div>
  );
}

type Share = { id: string; name: ReactNode; views: number };

function Shares({ title, rows }: { title: ReactNode; rows: readonly Share[] }) {
  const id = useId();
  const total = rows.reduce((sum, { views }) => sum + views, 0);
  if (total === 0) return null;
  return (
    <section aria-labelledby={id} className="flex min-w-0 flex-col gap-3">
      <div>
        <h3 id={id} className="text-md font-semibold">
          {title}
        </h3>
        <p className="text-sm text-text-3">
          <T k="statistics.shareSpan" v={{ days: String(SHARE_DAYS) }} /> · <T k="statistics.wholeChannel" />
        </p>
      </div>
      <ul className="flex flex-col gap-3 text-sm">
        {rows.map(({ id: key, name, views }) => (
          <li key={key} className="flex flex-col gap-1">
            <span className="flex justify-between gap-3">
              <span className="min-w-0">{name}</span>
              <span className="tabular flex shrink-0 gap-3">
                <span className="text-text-3">
                  <T k="statistics.viewsOf" v={{ count: views }} />
                </span>
                <span className="w-10 text-right font-medium">
                  <T k="statistics.percent" v={{ share: Math.round((100 * views) / total) }} />
                </span>
              </span>
            </span>
            <span aria-hidden="true" className="h-1.5 overflow-hidden rounded-full bg-surface-3">
              <span
                style={{ width: `${(100 * views) / total}%` }}
                className="block h-full rounded-full bg-(--c-chart-2) system-ink"
              />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
