import { TriangleAlert } from "lucide-react";
import { useEffect, useMemo, useState } from "react";
import { useParams } from "react-router";
import { useBrandKit } from "#data/studio/brand-kit.ts";
import { useImages } from "#data/videos/images.ts";
import { useDraft, type Draft } from "#data/studio/studio.ts";
import { logError } from "#lib/log.ts";
import { T, useT } from "#lib/messages.tsx";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Skeleton, SkeletonGroup } from "#ui/skeleton.tsx";
import type { Content } from "./edits/content.ts";
import { usePreviewTools, type PreviewState } from "./preview/use-preview.ts";
import { Studio } from "./studio.tsx";
import { readUnsaved } from "./unsaved.ts";

export function StudioScreen() {
  const { draftId = "" } = useParams();
  const [attempt, setAttempt] = useState(0);
  // After a failure everything begins anew, but for what was edited meanwhile: that lies in this browser.
  return <Attempt key={`${draftId} ${attempt}`} draftId={draftId} onRestart={() => setAttempt(attempt + 1)} />;
}

/** What the first picture needs is asked for beside the draft, not after it. */
function Attempt({ draftId, onRestart }: { draftId: string; onRestart: () => void }) {
  const preview = usePreviewTools();
  const draft = useDraft(draftId);
  useBrandKit();
  if (draft.isPending) return <Loading />;
  if (draft.isError) return <Failed message={draft.error.message} onRetry={() => void draft.refetch()} />;
  return <OpenDraft draft={draft.data} {...{ preview, onRestart }} />;
}

type Start = { content: Content; untold: string; isRestored: boolean };

type OpenDraftProps = { draft: Draft; preview: PreviewState; onRestart: () => void };

/** A draft that was never opened has no scenes yet: the director plans them here, as it would for a film. */
function OpenDraft({ draft, preview, onRestart }: OpenDraftProps) {
  const t = useT();
  const [start, setStart] = useState<Start | null>(() => startOf(draft));
  const [hasFailed, setHasFailed] = useState(false);
  const names = useNames(draft.imageIds, start === null);
  useEffect(() => {
    if (start !== null || preview.status !== "ready" || names === null) return undefined;
    let isOver = false;
    plan(draft, preview, names)
      .then((planned) => (isOver ? undefined : setStart(planned)))
      .catch((error: unknown) => {
        logError("the draft could not be planned", error);
        if (!isOver) setHasFailed(true);
      });
    return () => {
      isOver = true;
    };
  }, [draft, preview, names, start]);

  if (start) return <Studio draft={draft} {...start} preview={preview} onRestart={onRestart} />;
  if (hasFailed || preview.status === "failed") {
    return <Failed message={t("studio.preview.failed")} onRetry={onRestart} />;
  }
  return <Loading />;
}

function startOf(draft: Draft): Start | null {
  const unsaved = readUnsaved(draft._id);
  if (unsaved?.film) return { content: { ...unsaved, film: unsaved.film }, untold: "", isRestored: true };
  const { title, script, options, imageIds, film } = draft;
  return film && { content: { title, script, options, imageIds, film }, untold: "", isRestored: false };
}

/** What their owner calls the images, in order: one goes where its name is told. Null until that is known. */
function useNames(imageIds: readonly string[], isNeeded: boolean): readonly string[] | null {
  const images = useImages({ isNeeded: isNeeded && imageIds.length > 0 });
  return useMemo(() => {
    if (imageIds.length > 0 && images.isPending) return null;
    return imageIds.map((id) => images.data?.images.find(({ _id }) => _id === id)?.userName ?? "");
  }, [imageIds, images.isPending, images.data]);
}

type ReadyPreview = Extract<PreviewState, { status: "ready" }>;

async function plan(draft: Draft, preview: ReadyPreview, names: readonly string[]): Promise<Start> {
  const { title, script, options, imageIds } = draft;
  const pictures = [...names];
  const { film, untold } = await preview.tools.front.ask({ kind: "plan", script, options, pictures });
  return { content: { title, script, options, imageIds, film }, untold, isRestored: false };
}

function Loading() {
  const t = useT();
  return (
    <SkeletonGroup label={t("studio.loading")} className="grid gap-6 xl:grid-cols-[minmax(0,1fr)_22rem]">
      <Skeleton className="h-120 w-full rounded-lg" />
      <Skeleton className="h-120 w-full rounded-lg" />
    </SkeletonGroup>
  );
}

function Failed({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <EmptyState
      tone="danger"
      icon={<TriangleAlert />}
      title={<T k="studio.error" />}
      description={message}
      action={
        <Button variant="primary" onClick={onRetry}>
          <T k="common.retry" />
        </Button>
      }
    />
  );
}
