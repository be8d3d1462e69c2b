import { serviceName } from "@sahne/contract/services/services";
import type { VideoStory } from "@sahne/contract/videos/library";
import { T } from "#lib/messages.tsx";
import { SectionTitle } from "./story-parts.tsx";

type PaidCall = VideoStory["paidCalls"][number];

/** Every time a vendor was asked, with what came of it; the whole record is one press away. */
export function PaidCalls({ story: { paidCalls, completedAt } }: { story: VideoStory }) {
  if (paidCalls.length === 0) return null;
  return (
    <section className="flex flex-col gap-3">
      <SectionTitle>
        <T k="videos.details.calls" />
      </SectionTitle>
      <ol className="flex flex-col gap-3">
        {paidCalls.map((paidCall, index) => (
          <li key={paidCall.number} className="rounded-md border border-line p-3 text-sm">
            <p className="font-medium">
              <T
                k="videos.details.call"
                v={{ number: String(paidCall.number), model: `${serviceName(paidCall.vendor)} · ${paidCall.model}` }}
              />
            </p>
            <p className="text-text-3">
              <T k="videos.details.moment" v={{ when: new Date(paidCall.startedAt) }} />
              {" · "}
              <T
                k={`videos.details.outcome.${outcomeOf(paidCall, completedAt !== null && index === paidCalls.length - 1)}`}
              />
            </p>
            {vendorWords(paidCall) !== "" && (
              <p lang="en" className="break-words text-text-2">
                “{vendorWords(paidCall)}”
              </p>
            )}
            {paidCall.answer !== null && <RawAnswer text={paidCall.answer} />}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** A call that was taken on may still have ended without a film. Only the last one can have brought it. */
function outcomeOf({ state, endedAt }: PaidCall, hasFilm: boolean): "open" | "refused" | "unknown" | "failed" | "made" {
  if (state === "refused" || state === "unknown") return state;
  if (endedAt === null) return "open";
  return hasFilm ? "made" : "failed";
}

/** The records begin it with the vendor's name, which already stands above. */
function vendorWords({ vendor, reason }: PaidCall): string {
  return (reason ?? "").replace(`${vendor}: `, "").trim();
}

/** Word for word what the vendor said last; laid out where it is JSON. */
function RawAnswer({ text }: { text: string }) {
  return (
    <details className="mt-2">
      <summary className="text-text-2">
        <T k="videos.details.raw" />
      </summary>
      <pre
        // Long answers scroll, so the keyboard must reach them too.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="mt-2 max-h-60 overflow-auto rounded-sm bg-surface-sunken p-2 font-mono text-xs break-words whitespace-pre-wrap"
      >
        {laidOut(text)}
      </pre>
    </details>
  );
}

function laidOut(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
