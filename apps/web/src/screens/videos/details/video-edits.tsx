import { serviceName } from "@sahne/contract/services/services";
import type { VideoEdit, VideoService } from "@sahne/contract/videos/library";
import { T, TextFor, useT } from "#lib/messages.tsx";
import { dollars } from "#lib/money.ts";

/** What its owner changed, the newest first: when, what, and how it was before. */
export function VideoEdits({ edits }: { edits: readonly VideoEdit[] }) {
  return (
    <ol className="flex flex-col gap-2">
      {edits.map((edit) => (
        <li
          key={`${edit.at} ${edit.field} ${edit.channelTitle ?? ""} ${edit.after ?? ""}`}
          className="rounded-md border border-line p-3 text-sm"
        >
          <p className="font-medium break-words">
            <T k={`edits.field.${edit.field}`} />
            {edit.channelTitle !== null && ` · ${edit.channelTitle}`}
          </p>
          <p className="text-text-3">
            <time dateTime={edit.at}>
              <T k="history.moment" v={{ when: new Date(edit.at) }} />
            </time>
          </p>
          {edit.field !== "options" && (
            <dl className="mt-1 grid gap-x-3 gap-y-1 sm:grid-cols-[auto_1fr]">
              {edit.field !== "take" && (
                <div className="contents">
                  <dt className="text-text-3">
                    <T k="edits.before" />
                  </dt>
                  <dd className="min-w-0 break-words whitespace-pre-line text-text-2">
                    <Value field={edit.field} value={edit.before} />
                  </dd>
                </div>
              )}
              <div className="contents">
                <dt className="text-text-3">
                  <T k="edits.after" />
                </dt>
                <dd className="min-w-0 break-words whitespace-pre-line">
                  <Value field={edit.field} value={edit.after} />
                </dd>
              </div>
            </dl>
          )}
        </li>
      ))}
    </ol>
  );
}

function Value({ field, value }: { field: VideoEdit["field"]; value: string | null }) {
  const t = useT();
  if (value === null || value === "") return <T k="edits.empty" />;
  if (field === "time" || field === "hour") return <T k="history.moment" v={{ when: new Date(value) }} />;
  const privacy = `edits.privacy.${value}`;
  return field === "privacy" && t.has(privacy) ? <TextFor code={privacy} /> : value;
}

/** Which voices and writers were asked for it, how often, and what it cost as far as anybody says. */
export function VideoServices({ services }: { services: readonly VideoService[] }) {
  return (
    <ul className="flex flex-col gap-2">
      {services.map(({ what, service, model, calls, unpriced, cents, tokens, firstAt }) => (
        <li key={`${what} ${service} ${model}`} className="rounded-md border border-line p-3 text-sm">
          <p className="font-medium break-words">
            <T k={`edits.what.${what}`} /> · {serviceName(service)} · {model}
          </p>
          <p className="text-text-3">
            <time dateTime={firstAt}>
              <T k="history.moment" v={{ when: new Date(firstAt) }} />
            </time>
            {" · "}
            <T k="history.money.calls" v={{ count: calls }} />
            {tokens !== null && (
              <>
                {" · "}
                <T k="edits.tokens" v={{ count: tokens }} />
              </>
            )}
            {" · "}
            <Cost unpriced={unpriced} cents={cents} />
          </p>
        </li>
      ))}
    </ul>
  );
}

/** "Free" only where it is known to cost nothing: where one price is missing, the sum is not known. */
function Cost({ unpriced, cents }: Pick<VideoService, "unpriced" | "cents">) {
  const t = useT();
  if (unpriced > 0) return <T k="history.cost.unknown" />;
  if (cents === 0) return <T k="history.cost.free" />;
  return <T k="history.cost.estimated" v={{ amount: dollars(cents, t.lang("history.cost.estimated")) }} />;
}
