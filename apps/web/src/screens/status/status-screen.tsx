import type { Status } from "@sahne/contract/status";
import { CircleCheck, OctagonX } from "lucide-react";
import { useStatus } from "#data/status.ts";
import { T, useT } from "#lib/messages.tsx";
import { Badge } from "#ui/badge.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Skeleton, SkeletonGroup } from "#ui/skeleton.tsx";

export function StatusScreen() {
  const t = useT();
  const status = useStatus();
  return (
    <div className="flex max-w-3xl flex-col gap-6">
      <h1 className="text-3xl font-semibold">
        <T k="statusPage.title" />
      </h1>
      {status.isPending && (
        <SkeletonGroup label={t("common.loading")} className="flex flex-col gap-3">
          <Skeleton className="h-6 w-52" />
          <Skeleton className="h-72 w-full" />
        </SkeletonGroup>
      )}
      {status.isError && (
        <EmptyState
          tone="danger"
          icon={<OctagonX />}
          title={<T k="statusPage.trouble" />}
          description={status.error.message}
        />
      )}
      {status.isSuccess && <Health status={status.data} checkedAt={status.dataUpdatedAt} />}
    </div>
  );
}

function Health({ status, checkedAt }: { status: Status; checkedAt: number }) {
  return (
    <section className="flex flex-col gap-4">
      <p role="status" className="text-md text-text-2">
        {status.ok ? <T k="statusPage.ok" /> : <T k="statusPage.trouble" />}
      </p>
      <ul className="divide-y divide-line rounded-lg border border-line bg-surface-1">
        {status.parts.map((part) => (
          <li key={part.name} className="flex items-center justify-between gap-4 px-5 py-4">
            <span className="font-medium">
              <T k={`statusPage.part.${part.name}`} />
            </span>
            <PartBadge isOk={part.ok} />
          </li>
        ))}
      </ul>
      <p className="tabular text-sm text-text-3">
        <T k="statusPage.version" v={{ version: status.version }} /> ·{" "}
        <T k="statusPage.checked" v={{ when: new Date(checkedAt) }} />
      </p>
    </section>
  );
}

function PartBadge({ isOk }: { isOk: boolean }) {
  if (isOk) {
    return (
      <Badge tone="success" icon={<CircleCheck aria-hidden="true" />}>
        <T k="statusPage.part.ok" />
      </Badge>
    );
  }
  return (
    <Badge tone="danger" icon={<OctagonX aria-hidden="true" />}>
      <T k="statusPage.part.down" />
    </Badge>
  );
}
