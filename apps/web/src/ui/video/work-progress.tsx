import { T, useT, type PlainKey } from "#lib/messages.tsx";
import { useNow } from "#lib/time/use-now.ts";
import { clockTime, elapsedSince, remainingMs, roughTime } from "#lib/time/work-time.ts";
import { Progress } from "#ui/progress.tsx";

export type WorkProgressProps = {
  /** What is being made; read out with the bar. */
  name: string;
  stageKey: PlainKey;
  /** 0 to 100; null when nobody knows. */
  percent: number | null;
  startedAt: string | null;
  /** How long such work usually takes here; null when there is nothing to tell it from. */
  expectedMs: number | null;
  className?: string | undefined;
};

const ALMOST_MS = 2_000;

/** Where a film in the making stands: its stage in words, how far, for how long, and what is probably left. */
export function WorkProgress({ name, stageKey, percent, startedAt, expectedMs, className }: WorkProgressProps) {
  const t = useT();
  const elapsedMs = elapsedSince(startedAt, useNow());
  const known = percent === null ? null : Math.min(100, Math.max(0, percent));
  const left = elapsedMs === null ? null : remainingMs({ elapsedMs, percent: known, expectedMs });
  return (
    <Progress label={`${name}: ${t(stageKey)}`} value={known} className={className}>
      <span className="flex flex-wrap gap-x-2">
        <span className="font-medium text-text">
          <T k={stageKey} />
          {known !== null && (
            <>
              {" "}
              <T k="work.percent" v={{ percent: String(Math.round(known)) }} />
            </>
          )}
        </span>
        {elapsedMs !== null && (
          <span>
            <T k="work.elapsed" v={{ time: clockTime(elapsedMs) }} />
          </span>
        )}
        {left !== null && <TimeLeft milliseconds={left} />}
        {/* Past the estimate: only the usual time can still be shown. */}
        {left === null && elapsedMs !== null && expectedMs !== null && (
          <span>
            <T k="work.longer" v={{ time: clockTime(Math.max(expectedMs, 1_000)) }} />
          </span>
        )}
      </span>
    </Progress>
  );
}

function TimeLeft({ milliseconds }: { milliseconds: number }) {
  const t = useT();
  if (milliseconds < ALMOST_MS) return <T k="work.almost" />;
  const { unit, count } = roughTime(milliseconds);
  return (
    <span>
      <T k="work.remaining" v={{ time: t(`work.${unit}`, { count: String(count) }) }} />
    </span>
  );
}
