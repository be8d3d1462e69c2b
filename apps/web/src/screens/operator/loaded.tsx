import { TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { T, useT } from "#lib/messages.tsx";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Skeleton, SkeletonGroup } from "#ui/skeleton.tsx";

type LoadedProps<Data> = {
  query: { data: Data | undefined; error: Error | null; isFetching: boolean; refetch: () => Promise<unknown> };
  /** Holds the place of what is about to come. */
  skeleton: string;
  children: (data: Data) => ReactNode;
};

/** What was asked for, or why it is not there with a way to try again. What is shown already stays. */
export function Loaded<Data>({ query, skeleton, children }: LoadedProps<Data>) {
  const t = useT();
  if (query.data !== undefined) return children(query.data);
  if (query.error === null) {
    return (
      <SkeletonGroup label={t("common.loading")}>
        <Skeleton className={`w-full rounded-lg ${skeleton}`} />
      </SkeletonGroup>
    );
  }
  return (
    <EmptyState
      tone="danger"
      icon={<TriangleAlert />}
      title={<T k="operator.failed" />}
      description={query.error.message}
      action={
        <Button isLoading={query.isFetching} onClick={() => void query.refetch()}>
          <T k="common.retry" />
        </Button>
      }
    />
  );
}

type MoreProps = {
  query: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => Promise<unknown> };
};

export function More({ query }: MoreProps) {
  if (!query.hasNextPage) return null;
  return (
    <Button className="self-center" isLoading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
      <T k="operator.more" />
    </Button>
  );
}
