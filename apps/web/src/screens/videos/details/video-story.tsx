import type { VideoStory as Story } from "@sahne/contract/videos/library";
import { useVideoStory } from "#data/videos/library.ts";
import { hasBoughtVoice, isScheduled, type ShownVideo } from "#data/videos/video-state.ts";
import { serviceName } from "@sahne/contract/services/services";
import { Link } from "react-router";
import { T, useT } from "#lib/messages.tsx";
import { dollars } from "#lib/money.ts";
import { clockTime } from "#lib/time/work-time.ts";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { PaidCalls } from "./paid-calls.tsx";
import { Fact, Facts, Moment, SectionTitle } from "./story-parts.tsx";
import { VideoEdits, VideoServices } from "./video-edits.tsx";
import { VideoHistory } from "./video-history.tsx";
import { VideoPlan } from "./video-plan.tsx";

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
      {video.scenario === "scheduled" && <VideoPlan video={video} />}
      <section className="flex flex-col gap-3">
        <SectionTitle>
          {isScheduled(video) ? <T k="videos.details.courseAhead" /> : <T k="videos.details.course" />}
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
          <Making video={video} story={story} />
        )}
      </section>
      <VideoHistory videoId={video._id} />
      {story !== undefined && <PaidCalls story={story} />}
      {story !== undefined && story.services.length > 0 && (
        <section className="flex flex-col gap-3">
          <SectionTitle>
            <T k="edits.services" />
          </SectionTitle>
          <VideoServices services={story.services} />
        </section>
      )}
      {story !== undefined && story.edits.length > 0 && (
        <section className="flex flex-col gap-3">
          <SectionTitle>
            <T k="edits.title" />
          </SectionTitle>
          <VideoEdits edits={story.edits} />
        </section>
      )}
      <p className="text-sm">
        <Link to={`/dashboard/authorship/${video._id}`} className="font-medium underline">
          <T k="videos.details.authorship" />
        </Link>
      </p>
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

function Making({ video, story }: { video: ShownVideo; story: Story | undefined }) {
  return (
    <Facts>
      <Fact name={<T k="videos.details.engine" />}>
        <T k={`engine.${video.engine}`} />
      </Fact>
      <Fact name={<T k="videos.details.cost" />}>
        {video.engine === "sahne" || video.engine === "own" ? (
          <T k={hasBoughtVoice(video) ? "videos.details.freeButVoice" : "videos.details.free"} />
        ) : (
          <Price video={video} story={story} />
        )}
      </Fact>
      {video.options.voice !== "off" && (
        <Fact name={<T k="videos.details.voice" />}>
          <VoiceName voice={video.options.voice} />
        </Fact>
      )}
      {video.keywords !== "" && <Fact name={<T k="videos.details.keywords" />}>{video.keywords}</Fact>}
      <Moment name={<T k="videos.details.created" />} instant={video.createdAt} />
      {story !== undefined && <Course story={story} />}
    </Facts>
  );
}

/** By the prices of the days its calls were made. Nobody reports what it cost while one of them has none. */
function Price({ video, story }: { video: ShownVideo; story: Story | undefined }) {
  const t = useT();
  const taken = story?.paidCalls.filter(({ state }) => state === "accepted" || state === "unknown") ?? [];
  const cents = taken.reduce((total, call) => total + (call.cents ?? 0), 0);
  if (taken.length === 0 || taken.some((call) => call.cents === null || call.state === "unknown")) {
    return <T k="videos.details.costUnknown" v={{ engine: t(`engine.${video.engine}`) }} />;
  }
  if (cents === 0) return <T k="videos.details.free" />;
  return (
    <T
      k="videos.details.costAbout"
      v={{ amount: dollars(cents, t.lang("videos.details.costAbout")), count: taken.length }}
    />
  );
}

function VoiceName({ voice }: { voice: string }) {
  if (voice === "robot") return <T k="videos.details.robot" />;
  return /^own(?::|$)/u.test(voice) ? <T k="videos.details.ownVoice" /> : nameOfVoice(voice);
}

/** "gemini:Kore" as "Gemini · Kore". */
function nameOfVoice(voice: string): string {
  const [service = "", name = ""] = voice.split(":");
  return `${serviceName(service)} · ${name}`;
}

/** The part that only the server's records know. */
function Course({ story }: { story: Story }) {
  const { completedAt, endedAt, startedAt, plannedAt, attempts, width, height, bytes } = story;
  const model = story.paidCalls.at(-1)?.model;
  const took = endedAt === null || startedAt === null ? null : Date.parse(endedAt) - Date.parse(startedAt);
  return (
    <>
      {plannedAt !== null && <Moment name={<T k="videos.details.planned" />} instant={plannedAt} />}
      {startedAt !== null && <Moment name={<T k="videos.details.started" />} instant={startedAt} />}
      {endedAt !== null && (
        <Moment
          name={<T k={completedAt === null ? "videos.details.stopped" : "videos.details.finished"} />}
          instant={endedAt}
        />
      )}
      {/* "0:00" would read as a fault; a film made before is there in less than a second. */}
      {took !== null && took >= 0 && (
        <Fact name={<T k="videos.details.took" />}>{clockTime(Math.max(took, 1_000))}</Fact>
      )}
      {startedAt !== null && <Fact name={<T k="videos.details.attempts" />}>{attempts}</Fact>}
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
