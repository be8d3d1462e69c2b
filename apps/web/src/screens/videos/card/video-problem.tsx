import { serviceName } from "@sahne/contract/services/services";
import { errorKinds, type ErrorAction, type ErrorCode } from "@sahne/contract/errors";
import type { ReactNode } from "react";
import { useCreateAgain } from "#data/videos/create-again.ts";
import { hasBoughtVoice, isProcessing, retryKey, type ShownVideo } from "#data/videos/video-state.ts";
import { useDecideVideo, useFetchVideo, useFreeVoice, useRetryVideo } from "#data/videos/videos.ts";
import { T, TextFor, useT, type PlainKey } from "#lib/messages.tsx";
import { Button } from "#ui/button.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { TroubleBox, useStepVariant, type TroubleKind } from "./trouble-box.tsx";

/** Why it failed or waits, on whose side, what helps, and the buttons for that. */
export function VideoProblem({ video }: { isOpen: boolean; video: ShownVideo }) {
  const t = useT();
  if (video.error === null) return null;
  const { code, message } = video.error;
  const kind = kindOf(video, code);
  const step = `error.${code}.action`;
  return (
    <TroubleBox kind={kind} title={message} steps={<Steps video={video} code={code} />}>
      <p>
        <TextFor code={`fault.${errorKinds[code].fault}`} />
        {/* The buttons say what is to be decided. */}
        {errorKinds[code].action !== "decide" && t.has(step) && (
          <>
            {" · "}
            <TextFor code={step} />
          </>
        )}
      </p>
    </TroubleBox>
  );
}

function kindOf(video: ShownVideo, code: ErrorCode): TroubleKind {
  if (!isProcessing(video)) return "failed";
  return video.needsAttention || errorKinds[code].action === "decide" ? "asks" : "waits";
}

/** Where a service's voice may be what failed, the robot's is offered; nobody hears it without having said so. */
function Steps({ video, code }: NextStepProps) {
  const isWaiting = isProcessing(video) && code !== "speech_outcome_unknown";
  const isOfVoice = hasBoughtVoice(video) && /^(?:provider|speech)_/u.test(code) && !isWaiting;
  return (
    <>
      <NextStep video={video} code={code} />
      {isOfVoice && <RobotVoice video={video} />}
    </>
  );
}

function RobotVoice({ video }: { video: ShownVideo }) {
  const change = useFreeVoice();
  return (
    <Row error={change.error}>
      <Button
        size="sm"
        isLoading={change.isPending}
        onClick={() => change.mutate(video._id)}
        className="whitespace-normal"
      >
        <T k="videos.robotVoice" />
      </Button>
    </Row>
  );
}

type NextStepProps = { video: ShownVideo; code: ErrorCode };

const PLACES: Partial<Record<ErrorAction, string>> = {
  add_key: "/dashboard/settings",
  check_key: "/dashboard/settings",
  connect: "/dashboard/youtube",
  reconnect: "/dashboard/youtube",
  contact: "/contact",
};

function NextStep({ video, code }: NextStepProps) {
  const createAgain = useCreateAgain();
  const { action } = errorKinds[code];
  if (action === "decide" && isProcessing(video)) return <Decision video={video} />;
  // Retried automatically: there is nothing to press.
  if (isProcessing(video)) return null;
  if (video.canFetch) {
    return (
      <Retry video={video}>
        <FetchAgain video={video} />
      </Retry>
    );
  }
  const place = PLACES[action];
  if (place !== undefined) {
    return (
      <Retry video={video}>
        <ButtonLink size="sm" to={place}>
          <T k={`action.${action}` as PlainKey} />
        </ButtonLink>
      </Retry>
    );
  }
  if (action === "change_prompt" || action === "fix_input") {
    return (
      <Row>
        <Button size="sm" onClick={() => createAgain(video)}>
          <T k="videos.card.reuse" />
        </Button>
      </Row>
    );
  }
  return <Retry video={video} />;
}

/** After what has to be put right elsewhere first, if anything: one comes back to the card for this. */
function Retry({ video, children }: { video: ShownVideo; children?: ReactNode }) {
  const retry = useRetryVideo();
  const variant = useStepVariant();
  return (
    <Row error={retry.error}>
      {children}
      <Button
        size="sm"
        variant={children === undefined ? variant : "secondary"}
        isLoading={retry.isPending}
        onClick={() => retry.mutate(video._id)}
        className="whitespace-normal"
      >
        <T k={retryKey(video)} />
      </Button>
    </Row>
  );
}

/** The film is paid for and may still lie at its vendor: this comes before paying once more. */
function FetchAgain({ video }: { video: ShownVideo }) {
  const fetchAgain = useFetchVideo();
  return (
    <Row error={fetchAgain.error}>
      <Button size="sm" variant="primary" isLoading={fetchAgain.isPending} onClick={() => fetchAgain.mutate(video._id)}>
        <T k="action.fetch_again" />
      </Button>
    </Row>
  );
}

/** A paid call of unknown outcome: only a person may repeat it. */
function Decision({ video }: { video: ShownVideo }) {
  const decide = useDecideVideo();
  const choose = (decision: "adopt" | "retry" | "give_up") => decide.mutate({ videoId: video._id, decision });
  // Only the pressed button shows a spinner: "may be charged again" must not look as if it were happening.
  const pending = decide.isPending ? decide.variables.decision : null;
  const isOther = (decision: string): boolean => pending !== null && pending !== decision;
  return (
    <Row error={decide.error}>
      {video.canLook && (
        <Button
          size="sm"
          variant="primary"
          isLoading={pending === "adopt"}
          disabled={isOther("adopt")}
          onClick={() => choose("adopt")}
        >
          <T k="videos.decide.adopt" v={{ service: serviceName(video.engine) }} />
        </Button>
      )}
      <Button
        size="sm"
        isLoading={pending === "retry"}
        disabled={isOther("retry")}
        onClick={() => choose("retry")}
        className="whitespace-normal"
      >
        <T k="videos.decide.retry" />
      </Button>
      <Button
        size="sm"
        variant="ghost"
        isLoading={pending === "give_up"}
        disabled={isOther("give_up")}
        onClick={() => choose("give_up")}
      >
        <T k="videos.decide.giveUp" />
      </Button>
    </Row>
  );
}

function Row({ children, error = null }: { children: ReactNode; error?: Error | null }) {
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap gap-2">{children}</div>
      {error !== null && (
        <p role="alert" className="text-danger">
          {error.message}
        </p>
      )}
    </div>
  );
}
