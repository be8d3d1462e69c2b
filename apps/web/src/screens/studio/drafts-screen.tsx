import type { DraftLine } from "@sahne/contract/studio/studio";
import { Clapperboard, Trash2, TriangleAlert } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { useDeleteDraft, useDrafts } from "#data/studio/studio.ts";
import { lazyPart } from "#lib/lazy-part.tsx";
import { T, useT } from "#lib/messages.tsx";
import { Button, IconButton } from "#ui/button.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { useNotification } from "#ui/notifications/notifications.tsx";
import { Skeleton, SkeletonGroup } from "#ui/skeleton.tsx";

const DeleteDraft = lazyPart(async () => (await import("#ui/overlay/confirm-dialog.tsx")).ConfirmDialog);

/** What is being edited and not made yet. */
export function DraftsScreen() {
  const t = useT();
  const drafts = useDrafts();
  if (drafts.isPending) {
    return (
      <SkeletonGroup label={t("drafts.loading")} className="flex flex-col gap-3">
        <Skeleton className="h-18 w-full rounded-lg" />
        <Skeleton className="h-18 w-full rounded-lg" />
      </SkeletonGroup>
    );
  }
  if (drafts.isError) {
    return (
      <EmptyState
        tone="danger"
        icon={<TriangleAlert />}
        title={<T k="drafts.error" />}
        description={drafts.error.message}
        action={
          <Button variant="primary" onClick={() => void drafts.refetch()}>
            <T k="common.retry" />
          </Button>
        }
      />
    );
  }
  if (drafts.data.length === 0) {
    return (
      <EmptyState
        icon={<Clapperboard />}
        title={<T k="drafts.empty.title" />}
        description={<T k="drafts.empty.text" />}
        action={
          <ButtonLink to="/dashboard/create" variant="primary">
            <T k="drafts.create" />
          </ButtonLink>
        }
      />
    );
  }
  return <List drafts={drafts.data} />;
}

function List({ drafts }: { drafts: readonly DraftLine[] }) {
  const t = useT();
  const { notify } = useNotification();
  const remove = useDeleteDraft();
  const [asked, setAsked] = useState<DraftLine | null>(null);
  const nameOf = ({ title }: DraftLine): string => title || t("drafts.nameless");
  return (
    <div className="flex flex-col gap-4">
      <p className="text-base text-text-2">
        <T k="drafts.intro" />
      </p>
      <ul className="flex flex-col gap-2">
        {drafts.map((draft) => (
          <li
            key={draft._id}
            className="relative flex items-center gap-3 rounded-lg border border-line bg-surface-1 p-4 hover:border-line-strong"
          >
            <div className="min-w-0 flex-1">
              <Link
                to={`/dashboard/studio/${draft._id}`}
                className="block truncate text-md font-medium after:absolute after:inset-0"
              >
                {nameOf(draft)}
              </Link>
              <p className="mt-0.5 text-sm text-text-3">
                {draft.sceneCount === 0 ? (
                  <T k="drafts.unplanned" />
                ) : (
                  <T
                    k="drafts.line"
                    v={{ count: draft.sceneCount, seconds: draft.durationSeconds, when: new Date(draft.updatedAt) }}
                  />
                )}
              </p>
            </div>
            <IconButton
              label={t("drafts.delete", { name: nameOf(draft) })}
              className="relative"
              onClick={() => setAsked(draft)}
            >
              <Trash2 aria-hidden="true" className="size-5" />
            </IconButton>
          </li>
        ))}
      </ul>
      <DeleteDraft
        isOpen={asked !== null}
        onOpenChange={(isOpen) => !isOpen && setAsked(null)}
        tone="danger"
        title={<T k="drafts.deleteTitle" />}
        description={asked && <T k="drafts.deleteText" v={{ name: nameOf(asked) }} />}
        confirmLabel={<T k="drafts.deleteYes" />}
        cancelLabel={<T k="drafts.keep" />}
        isPending={remove.isPending}
        onConfirm={() => {
          if (!asked) return;
          remove.mutate(asked._id, {
            onSuccess: () => setAsked(null),
            onError: (error) => notify({ type: "error", message: error.message }),
          });
        }}
      />
    </div>
  );
}
