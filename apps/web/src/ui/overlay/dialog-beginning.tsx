import { T } from "#lib/messages.tsx";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { Skeleton, SkeletonGroup } from "#ui/skeleton.tsx";

type DialogBeginningProps = { label: string; error: Error | null; onRetry: () => void };

/** What a dialog shows while nothing can be filled in yet, because it is not known what stands there. */
export function DialogBeginning({ label, error, onRetry }: DialogBeginningProps) {
  if (error !== null) {
    return (
      <Notice
        tone="danger"
        title={error.message}
        action={
          <Button size="sm" onClick={onRetry}>
            <T k="common.retry" />
          </Button>
        }
      />
    );
  }
  return (
    <SkeletonGroup label={label} className="flex flex-col gap-5">
      <Skeleton className="h-16" />
      <Skeleton className="h-28" />
      <Skeleton className="h-16" />
      <Skeleton className="h-32" />
    </SkeletonGroup>
  );
}
