import { errorKinds, type ErrorCode } from "@sahne/contract/errors";
import { stateKey } from "@sahne/contract/videos/video-state";
import { LockKeyhole } from "lucide-react";
import { useState } from "react";
import { uploadRef, useDecideUpload, type UploadRef } from "#data/publishing/publishing.ts";
import type { ShownVideo } from "#data/videos/video-state.ts";
import { lazyPart } from "#lib/lazy-part.tsx";
import { T, TextFor, useT } from "#lib/messages.tsx";
import { TroubleBox, useStepVariant, type TroubleKind } from "#screens/videos/card/trouble-box.tsx";
import { Button } from "#ui/button.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { OutsideLink } from "#ui/outside-link.tsx";
import { CancelUpload } from "./cancel-upload.tsx";

type Upload = NonNullable<ShownVideo["upload"]>;
type TroubleProps = { video: ShownVideo; upload: Upload; error: NonNullable<Upload["error"]> };
type Kind = TroubleKind | "locked";

const DecideDialog = lazyPart(async () => (await import("./decide-dialog.tsx")).DecideDialog);

/** Why it is not on the channel yet, what happens automatically, and what the user can do. */
export function UploadTrouble({ video, upload, error }: TroubleProps) {
  const t = useT();
  const kind = kindOf(upload, error.code);
  const reason = `publish.reason.${upload.reason ?? ""}`;
  const step = `error.${error.code}.action`;
  return (
    <TroubleBox
      kind={lookOf(kind, error.code)}
      icon={kind === "locked" ? LockKeyhole : undefined}
      title={<Headline kind={kind} />}
      steps={<NextStep video={video} kind={kind} code={error.code} />}
    >
      <p className="break-words">
        {error.message}
        {t.has(reason) && (
          <>
            {" "}
            <TextFor code={reason} />
          </>
        )}
      </p>
      {kind === "locked" && <Locked upload={upload} />}
      {kind !== "locked" && t.has(step) && (
        <p>
          <TextFor code={step} />
        </p>
      )}
      {upload.waitsUntil !== null && (
        <p className="tabular">
          <T k="publish.waitsUntil" v={{ when: new Date(upload.waitsUntil) }} />
        </p>
      )}
    </TroubleBox>
  );
}

function Headline({ kind }: { kind: Kind }) {
  if (kind === "waits") return <T k="publish.status.waiting" />;
  if (kind === "locked") return <T k="publish.status.locked" />;
  return kind === "asks" ? <T k={stateKey("needs_attention")} /> : <T k="publish.status.failed" />;
}

function Locked({ upload }: { upload: Upload }) {
  const t = useT();
  return (
    <>
      {upload.actualPrivacyStatus !== null && (
        <p>
          <T
            k="publish.privacyDiffers"
            v={{
              asked: t(`publish.privacy.${upload.privacyStatus}`),
              actual: t(`publish.privacy.${upload.actualPrivacyStatus}`),
            }}
          />
        </p>
      )}
      <p>
        <T k="publish.lockedHelp" />
      </p>
    </>
  );
}

function NextStep({ video, kind, code }: { video: ShownVideo; kind: Kind; code: ErrorCode }) {
  const connects = needsChannel(code);
  const isDuplicate = code === "youtube_video_refused" && video.upload?.reason === "duplicate";
  if (isDuplicate || errorKinds[code].action === "decide") return <Decide video={video} isDuplicate={isDuplicate} />;
  if (code === "youtube_slow") return <Decision of={uploadRef(video)} decision="look" />;
  if (kind === "locked") return <Decision of={uploadRef(video)} decision="keep_private" />;
  const remedy = remedyOf(video.upload, code);
  if (remedy !== null) return <OutsideLink {...remedy} />;
  if (kind !== "waits" && !connects) return null;
  return (
    <div className="flex flex-wrap gap-2">
      {connects && (
        <ButtonLink size="sm" to="/dashboard/youtube">
          <T k="publish.reconnect" />
        </ButtonLink>
      )}
      {/* One that is already on the channel only waits to be read back. */}
      {kind === "waits" && video.upload?.youtubeVideoId === null && <CancelUpload of={uploadRef(video)} />}
    </div>
  );
}

function Decide({ video, isDuplicate }: { video: ShownVideo; isDuplicate: boolean }) {
  const [isDeciding, setIsDeciding] = useState(false);
  return (
    <>
      <Button size="sm" variant={useStepVariant()} className="self-start" onClick={() => setIsDeciding(true)}>
        {isDuplicate ? <T k="publish.duplicate.find" /> : <T k="publish.decide" />}
      </Button>
      <DecideDialog isOpen={isDeciding} video={video} isDuplicate={isDuplicate} onClose={() => setIsDeciding(false)} />
    </>
  );
}

const DECISION_WORDS = { look: "publish.lookAgain", keep_private: "publish.keepPrivate" } as const;

/** Look: the channel has had it for days, and is no longer asked by itself. */
function Decision({ of, decision }: { of: UploadRef; decision: keyof typeof DECISION_WORDS }) {
  const decide = useDecideUpload();
  return (
    <Button
      size="sm"
      variant={useStepVariant()}
      className="self-start"
      isLoading={decide.isPending}
      onClick={() => decide.mutate({ ...of, decision })}
    >
      <T k={DECISION_WORDS[decision]} />
    </Button>
  );
}

const STUDIO = { href: "https://studio.youtube.com/", text: "publish.remedy.studio" } as const;
const VERIFY = { href: "https://www.youtube.com/verify", text: "publish.remedy.verify" } as const;

/** Where what stands in the way is dealt with, by the channel's own word for it; null where the next step is here. */
function remedyOf(upload: Upload | null, code: ErrorCode) {
  if (code !== "youtube_video_refused") return null;
  return upload?.reason === "length" ? VERIFY : STUDIO;
}

const WAITING = new Set(["wait", "connect", "reconnect", "contact"]);

function kindOf({ status }: Upload, code: ErrorCode): Kind {
  if (status === "failed") return "failed";
  if (code === "youtube_locked_private") return "locked";
  return WAITING.has(errorKinds[code].action) ? "waits" : "asks";
}

function needsChannel(code: ErrorCode): boolean {
  const { action } = errorKinds[code];
  return action === "connect" || action === "reconnect";
}

/** A publication that needs its owner looks like a video that does. */
function lookOf(kind: Kind, code: ErrorCode): TroubleKind {
  if (kind === "failed") return kind;
  return kind === "waits" && !needsChannel(code) ? "waits" : "asks";
}
