import { T } from "#lib/messages.tsx";
import { nextRuns, type When } from "./when.ts";

const SHOWN = 3;

export function NextRuns({ when, zone }: { when: When; zone: string }) {
  const runs = nextRuns(when, zone, SHOWN);
  return (
    <div className="rounded-md border border-line bg-surface-sunken/40 p-4 text-sm">
      <p className="font-medium">
        <T k="create.recurring.next" />
      </p>
      {runs.length === 0 ? (
        <p className="mt-1 text-text-3">
          <T k="create.recurring.nextEmpty" />
        </p>
      ) : (
        <ol className="tabular mt-1 flex flex-col gap-1 text-text-2">
          {runs.map((run) => (
            <li key={run.getTime()}>
              <time dateTime={run.toISOString()}>
                <T k="common.moment" v={{ when: run }} />
              </time>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
