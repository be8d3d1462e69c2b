import type { VideoStory as Story } from "@sahne/contract/videos";
import type { ReactNode } from "react";
import { useVideoStory } from "#data/library.ts";
import type { ShownVideo } from "#data/video-state.ts";
import { T, useT } from "#lib/messages.tsx";
import { clockTime } from "#lib/work-time.ts";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";

const MEGABYTE = 1_000_000;

/** What was asked for, who made it, when, and what came back. */
export function VideoStory({ video }: { video: ShownVideo }) {
  const query = useVideoStory(video._id);
  const story = query.data;
  return (
    <>
      <section className="flex flex-col gap-2">
        <SectionTitle>
          <T k="videos.details.prompt" />
        </SectionTitle>
        <p className="rounded-md border border-line bg-surface-sunken/40 p-3 text-base break-words whitespace-pre-wrap">
          {video.promptText}
        </p>
      </section>
      <section className="flex flex-col gap-3">
        <SectionTitle>
          <T k="videos.details.course" />
        </SectionTitle>
        {query.isError && story === undefined ? (
          <Notice
            tone="danger"
            title={<T k="videos.details.storyError" />}
            action={
              <Button size="sm" isLoading={query.isFetching} onClick={() => void query.refetch()}>
                <T k="videos.retry" />
              </Button>
            }
          />
        ) : (
          <Facts video={video} story={story} />
        )}
      </section>
      {story !== undefined && <PaidCalls story={story} />}
      {typeof story?.sha256 === "string" && (
        <details className="text-sm text-text-2">
          <summary className="font-medium">
            <T k="videos.details.technical" />
          </summary>
          <p className="mt-2">
            <T k="videos.details.fingerprint" />
            <code className="mt-1 block font-mono text-xs break-all text-text-3">{story.sha256}</code>
          </p>
        </details>
      )}
    </>
  );
}

function Facts({ video, story }: { video: ShownVideo; story: Story | undefined }) {
  const t = useT();
  return (
    <dl className="grid gap-x-6 gap-y-3 text-base sm:grid-cols-2">
      <Fact name={<T k="videos.details.engine" />}>
        <T k={`engine.${video.engine}`} />
      </Fact>
      <Fact name={<T k="videos.details.cost" />}>
        {video.engine === "sahne" ? (
          <T k="videos.details.free" />
        ) : (
          <T k="videos.details.costUnknown" v={{ engine: t(`engine.${video.engine}`) }} />
        )}
      </Fact>
      {video.keywords !== "" && <Fact name={<T k="videos.details.keywords" />}>{video.keywords}</Fact>}
      <Moment name={<T k="videos.details.created" />} instant={video.createdAt} />
      {story !== undefined && <Course story={story} />}
    </dl>
  );
}

/** The part that only the server's records know. */
function Course({ story }: { story: Story }) {
  const { completedAt, startedAt, plannedAt, tries, width, height, bytes } = story;
  const model = story.paidCalls.at(-1)?.model;
  const took = completedAt === null || startedAt === null ? null : Date.parse(completedAt) - Date.parse(startedAt);
  return (
    <>
      {plannedAt !== null && <Moment name={<T k="videos.details.planned" />} instant={plannedAt} />}
      {startedAt !== null && <Moment name={<T k="videos.details.started" />} instant={startedAt} />}
      {completedAt !== null && <Moment name={<T k="videos.details.finished" />} instant={completedAt} />}
      {/* "0:00" would read as a fault; a film made before is there in less than a second. */}
      {took !== null && took >= 0 && (
        <Fact name={<T k="videos.details.took" />}>{clockTime(Math.max(took, 1_000))}</Fact>
      )}
      {startedAt !== null && <Fact name={<T k="videos.details.attempts" />}>{tries}</Fact>}
      {model !== undefined && <Fact name={<T k="videos.details.model" />}>{model}</Fact>}
      {width !== null && height !== null && (
        <Fact name={<T k="videos.details.format" />}>
          MP4 · {width} × {height}
        </Fact>
      )}
      {bytes !== null && (
        <Fact name={<T k="videos.details.size" />}>
          <T k="videos.details.megabytes" v={{ size: bytes / MEGABYTE }} />
        </Fact>
      )}
    </>
  );
}

function Moment({ name, instant }: { name: ReactNode; instant: string }) {
  return (
    <Fact name={name}>
      <time dateTime={instant}>
        <T k="videos.details.moment" v={{ when: new Date(instant) }} />
      </time>
    </Fact>
  );
}

/** Every time a vendor was asked, with what it said; the whole record is one press away. */
function PaidCalls({ story: { paidCalls } }: { story: Story }) {
  if (paidCalls.length === 0) return null;
  return (
    <section className="flex flex-col gap-3">
      <SectionTitle>
        <T k="videos.details.calls" />
      </SectionTitle>
      <ol className="flex flex-col gap-3">
        {paidCalls.map((paidCall) => (
          <li key={paidCall.number} className="rounded-md border border-line p-3 text-sm">
            <p className="font-medium">
              <T
                k="videos.details.call"
                v={{ number: String(paidCall.number), model: `${paidCall.vendor} ${paidCall.model}` }}
              />
            </p>
            <p className="text-text-3">
              <T k="videos.details.moment" v={{ when: new Date(paidCall.startedAt) }} />
              {" · "}
              <T k="videos.details.answer" v={{ state: paidCall.reason ?? paidCall.state }} />
            </p>
            {paidCall.answer !== null && <RawAnswer text={paidCall.answer} />}
          </li>
        ))}
      </ol>
    </section>
  );
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

function SectionTitle({ children }: { children: ReactNode }) {
  return <h3 className="text-sm font-semibold text-text-2">{children}</h3>;
}

function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-text-3">{name}</dt>
      <dd className="tabular break-words">{children}</dd>
    </div>
  );
}
