import type { UploadCandidate } from "@sahne/contract/publishing/publishing";
import { ExternalLink } from "lucide-react";
import { useState } from "react";
import { uploadRef, useDecideUpload, useUploadCandidates } from "#data/publishing/publishing.ts";
import type { ShownVideo } from "#data/videos/video-state.ts";
import { T, useT } from "#lib/messages.tsx";
import { useNow } from "#lib/time/use-now.ts";
import { Button } from "#ui/button.tsx";
import { RadioCards } from "#ui/form/radio-cards.tsx";
import { Notice } from "#ui/notice.tsx";
import { Dialog } from "#ui/overlay/dialog.tsx";
import { Skeleton, SkeletonGroup } from "#ui/skeleton.tsx";

type DecideDialogProps = {
  isOpen: boolean;
  video: ShownVideo;
  /** The channel has the same film already, so it is only asked which one. */
  isDuplicate: boolean;
  onClose: () => void;
};

/** Only a person may say what became of a publication whose last answer was lost. */
export function DecideDialog({ isOpen, video, isDuplicate, onClose }: DecideDialogProps) {
  const t = useT();
  const [picked, setChosen] = useState<string | null>(null);
  const candidates = useUploadCandidates(uploadRef(video), { isNeeded: isOpen });
  const chosen = picked ?? theSameFile(candidates.data?.candidates ?? []);
  const decide = useDecideUpload();
  const now = useNow();
  const until = candidates.data?.doubtfulUntil ?? null;
  // While the channel's list may be late, or could not be read, sending again could make a second video.
  const isInDoubt = !candidates.isSuccess || (until !== null && Date.parse(until) > now);
  const isChosenKnown = candidates.data?.candidates.some((candidate) => candidate.youtubeVideoId === chosen) === true;
  const pending = decide.isPending ? decide.variables.decision : null;

  function choose(decision: "published" | "retry" | "give_up") {
    const youtubeVideoId = decision === "published" ? (chosen ?? undefined) : undefined;
    decide.mutate(
      { ...uploadRef(video), decision, ...(youtubeVideoId !== undefined && { youtubeVideoId }) },
      { onSuccess: onClose },
    );
  }

  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(stays) => {
        if (!stays) onClose();
      }}
      title={isDuplicate ? <T k="publish.duplicate.title" /> : <T k="publish.decide.title" />}
      description={isDuplicate ? <T k="publish.duplicate.text" /> : <T k="publish.decide.text" />}
      closeLabel={t("videos.close")}
      footer={
        <>
          {!isDuplicate && (
            <>
              <Button variant="ghost" isLoading={pending === "give_up"} onClick={() => choose("give_up")}>
                <T k="publish.decide.giveUp" />
              </Button>
              <Button disabled={isInDoubt} isLoading={pending === "retry"} onClick={() => choose("retry")}>
                <T k="publish.decide.retry" />
              </Button>
            </>
          )}
          <Button
            variant="primary"
            disabled={!isChosenKnown}
            isLoading={pending === "published"}
            onClick={() => choose("published")}
          >
            <T k="publish.decide.published" />
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4 pb-2">
        {candidates.isPending && <Waiting />}
        {candidates.isError && (
          <Notice
            tone="danger"
            title={<T k="publish.decide.failed" />}
            action={
              <Button size="sm" isLoading={candidates.isFetching} onClick={() => void candidates.refetch()}>
                <T k="common.retry" />
              </Button>
            }
          >
            {candidates.error.message}
          </Notice>
        )}
        {candidates.isSuccess && (
          <Found
            found={candidates.data}
            isDuplicate={isDuplicate}
            isInDoubt={isInDoubt && !isDuplicate}
            chosen={chosen}
            onChoose={setChosen}
          />
        )}
        {decide.isError && <Notice tone="danger" title={decide.error.message} />}
      </div>
    </Dialog>
  );
}

function Waiting() {
  const t = useT();
  return (
    <SkeletonGroup label={t("common.loading")}>
      <Skeleton className="h-20" />
    </SkeletonGroup>
  );
}

/** Offered beforehand where only one can be it; its owner still says so. */
function theSameFile(candidates: readonly UploadCandidate[]): string | null {
  const [same, ...others] = candidates.filter(({ match }) => match === "file");
  return same !== undefined && others.length === 0 ? same.youtubeVideoId : null;
}

type FoundProps = Omit<CandidatesProps, "candidates"> & {
  found: { candidates: readonly UploadCandidate[]; doubtfulUntil: string | null };
  isInDoubt: boolean;
};

function Found({ found: { candidates, doubtfulUntil }, isInDoubt, ...choice }: FoundProps) {
  return (
    <>
      {(candidates.length > 0 || !isInDoubt) && <Candidates candidates={candidates} {...choice} />}
      {isInDoubt && doubtfulUntil !== null && (
        <Notice tone="warning">
          <T k="publish.decide.late" v={{ when: new Date(doubtfulUntil) }} />
        </Notice>
      )}
    </>
  );
}

type CandidatesProps = {
  candidates: readonly UploadCandidate[];
  isDuplicate: boolean;
  chosen: string | null;
  onChoose: (youtubeVideoId: string) => void;
};

function Candidates({ candidates, isDuplicate, chosen, onChoose }: CandidatesProps) {
  if (candidates.length === 0) {
    return (
      <Notice tone="info">
        <T k="publish.decide.none" />
      </Notice>
    );
  }
  return (
    <>
      <RadioCards
        legend={isDuplicate ? <T k="publish.duplicate.candidates" /> : <T k="publish.decide.candidates" />}
        columns={1}
        value={chosen ?? ""}
        onChange={onChoose}
        options={candidates.map(({ youtubeVideoId, title, publishedAt, match }) => ({
          value: youtubeVideoId,
          label: title,
          description: (
            <>
              <T k="publish.moment" v={{ when: new Date(publishedAt) }} />
              {match !== "unknown" && (
                <>
                  {" · "}
                  <T k={`publish.match.${match}`} />
                </>
              )}
            </>
          ),
        }))}
      />
      <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
        {candidates.map(({ youtubeVideoId, title, url }) => (
          <li key={youtubeVideoId} className="min-w-0">
            <a
              href={url}
              target="_blank"
              rel="noreferrer"
              className="inline-flex max-w-full items-center gap-1 text-accent-text underline underline-offset-4"
            >
              <span className="truncate">
                <T k="publish.watch" />: {title}
              </span>
              <ExternalLink aria-hidden="true" className="size-3.5 shrink-0" />
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
