import { CloudUpload, ShieldCheck, TriangleAlert, type LucideIcon } from "lucide-react";
import { isConnected, useYoutubeStatus } from "#data/youtube.ts";
import { T, useT } from "#lib/messages.tsx";
import { Button } from "#ui/button.tsx";
import { Card, CardHeader } from "#ui/card.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Skeleton, SkeletonGroup } from "#ui/skeleton.tsx";
import { ConnectedChannel } from "./connected-channel.tsx";
import { ConnectCard } from "./connect-card.tsx";

export function YoutubeScreen() {
  const t = useT();
  const status = useYoutubeStatus();
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <div className="min-w-0">
        {status.isPending && (
          <SkeletonGroup label={t("youtube.loading")}>
            <Skeleton className="h-56 w-full rounded-lg" />
          </SkeletonGroup>
        )}
        {status.isError && (
          <EmptyState
            tone="danger"
            icon={<TriangleAlert />}
            title={<T k="youtube.error" />}
            description={status.error.message}
            action={
              <Button variant="primary" isLoading={status.isFetching} onClick={() => void status.refetch()}>
                <T k="common.retry" />
              </Button>
            }
          />
        )}
        {status.isSuccess &&
          (isConnected(status.data) ? <ConnectedChannel channel={status.data.channel} /> : <ConnectCard />)}
      </div>
      <Card>
        <CardHeader title={<T k="youtube.features.title" />} />
        <ul className="flex flex-col gap-5">
          {FEATURES.map(([feature, icon]) => (
            <Feature key={feature} feature={feature} icon={icon} />
          ))}
        </ul>
      </Card>
    </div>
  );
}

type FeatureName = "upload" | "safety";

// Scheduled publishing and statistics join this list with the issues that build them.
const FEATURES: readonly [FeatureName, LucideIcon][] = [
  ["upload", CloudUpload],
  ["safety", ShieldCheck],
];

function Feature({ feature, icon: Icon }: { feature: FeatureName; icon: LucideIcon }) {
  return (
    <li className="flex gap-4">
      <span
        aria-hidden="true"
        className="flex size-10 shrink-0 items-center justify-center rounded-md bg-surface-3 text-text-2"
      >
        <Icon className="size-5" />
      </span>
      <div>
        <p className="text-base font-medium">
          <T k={`youtube.feature.${feature}`} />
        </p>
        <p className="text-sm text-text-2">
          <T k={`youtube.feature.${feature}.text`} />
        </p>
      </div>
    </li>
  );
}
