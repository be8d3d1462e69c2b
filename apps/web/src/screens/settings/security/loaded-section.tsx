import { TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { T, useT, type PlainKey } from "#lib/messages.tsx";
import { SettingsSection, type SettingsSectionProps } from "#screens/settings/settings-section.tsx";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Skeleton, SkeletonGroup } from "#ui/skeleton.tsx";

type LoadedSectionProps<Data> = Omit<SettingsSectionProps, "children"> & {
  query: { isPending: boolean; error: Error | null; data: Data | undefined; refetch: () => Promise<unknown> };
  failed: PlainKey;
  /** Holds the place of what is about to come. */
  skeleton: string;
  children: (data: Data) => ReactNode;
};

/** A section whose content is asked for when it is shown: waiting, failed with a way to try again, or there. */
export function LoadedSection<Data>({ query, failed, skeleton, children, ...section }: LoadedSectionProps<Data>) {
  const t = useT();
  return (
    <SettingsSection {...section}>
      {query.isPending && (
        <SkeletonGroup label={t("common.loading")}>
          <Skeleton className={`w-full ${skeleton}`} />
        </SkeletonGroup>
      )}
      {query.error !== null && (
        <EmptyState
          tone="danger"
          level={3}
          icon={<TriangleAlert />}
          title={<T k={failed} />}
          description={query.error.message}
          action={
            <Button onClick={() => void query.refetch()}>
              <T k="common.retry" />
            </Button>
          }
        />
      )}
      {query.error === null && query.data !== undefined && children(query.data)}
    </SettingsSection>
  );
}
