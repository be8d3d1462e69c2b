import { T, useT } from "#lib/messages.tsx";
import { Button } from "#ui/button.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { Notice } from "#ui/notice.tsx";
import { Skeleton, SkeletonGroup } from "#ui/skeleton.tsx";

type PlanBeginningProps = { isOpen: boolean; error: Error | null; onRetry: () => void };

/** Stands where a video's time will be chosen, until the video is known. */
export function PlanBeginning({ error, onRetry }: PlanBeginningProps) {
  const t = useT();
  if (error === null) {
    return (
      <SkeletonGroup label={t("common.loading")} className="mx-auto w-full max-w-3xl">
        <Skeleton className="h-96" />
      </SkeletonGroup>
    );
  }
  return (
    <Notice
      tone="danger"
      title={error.message}
      action={
        <div className="flex flex-wrap gap-3">
          <Button size="sm" onClick={onRetry}>
            <T k="common.retry" />
          </Button>
          <ButtonLink size="sm" to="/dashboard/videos">
            <T k="nav.videos" />
          </ButtonLink>
        </div>
      }
    />
  );
}
