import { Download, History, SearchX, TriangleAlert } from "lucide-react";
import { useSearchParams } from "react-router";
import { useFigures, useHistory, useHistoryFile, type HistoryFilters } from "#data/history/history.ts";
import { useProfile } from "#data/accounts/profile.ts";
import { useTimeZone } from "#data/accounts/time-zone.ts";
import { T, useT } from "#lib/messages.tsx";
import { saveBlob } from "#lib/save-file.ts";
import { Button } from "#ui/button.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { useNotification } from "#ui/notifications/notifications.tsx";
import { Skeleton, SkeletonGroup } from "#ui/skeleton.tsx";
import { changeAddress, filtersOf, isFiltered, readAddress, type HistoryAddress } from "./history-address.ts";
import { HistoryFigures } from "./history-figures.tsx";
import { HistoryFilterBar, PeriodSwitch } from "./history-filters.tsx";
import { HistoryList } from "./history-list.tsx";
import { usePrinted } from "./use-printed.ts";

/** R14.1–R14.3: everything that was made or published, how it ended, and what that adds up to. */
export function HistoryScreen() {
  const [search, setSearch] = useSearchParams();
  const address = readAddress(search);
  const timeZone = useTimeZone();
  usePrinted();
  const filters = filtersOf(address, timeZone);
  const { from, to } = filters;
  const change = (changes: Partial<HistoryAddress>): void =>
    setSearch(changeAddress(search, changes), { replace: true, preventScrollReset: true });
  const period = { timeZone, ...(from !== undefined && { from }), ...(to !== undefined && { to }) };
  const figures = useFigures(period);
  const history = useHistory(filters);
  // Drawn together: lines that come before the figures above them would be pushed down.
  const isReady = [figures, history].every((query) => query.data !== undefined || query.isError);
  return (
    <div className="flex flex-col gap-6">
      <div data-screen-only className="flex flex-wrap items-end justify-between gap-3">
        <PeriodSwitch address={address} onChange={change} />
        <Exports filters={filters} />
      </div>
      {isReady ? (
        <>
          <HistoryFigures figures={figures} linkTo={(changes) => `?${changeAddress(search, changes).toString()}`} />
          <div data-screen-only>
            <HistoryFilterBar address={address} onChange={change} />
          </div>
          <Lines history={history} address={address} onChange={change} />
        </>
      ) : (
        <Loading />
      )}
    </div>
  );
}

function Loading() {
  const t = useT();
  return (
    <SkeletonGroup label={t("common.loading")} className="flex flex-col gap-4">
      <Skeleton className="h-23 rounded-lg" />
      <Skeleton className="h-60 rounded-lg" />
      <Skeleton className="h-96 rounded-lg" />
    </SkeletonGroup>
  );
}

type LinesProps = {
  history: ReturnType<typeof useHistory>;
  address: HistoryAddress;
  onChange: (changes: Partial<HistoryAddress>) => void;
};

function Lines({ history, address, onChange }: LinesProps) {
  if (history.data === undefined && history.isError) {
    return (
      <EmptyState
        tone="danger"
        icon={<TriangleAlert />}
        title={<T k="history.error" />}
        description={history.error.message}
        action={
          <Button variant="primary" isLoading={history.isFetching} onClick={() => void history.refetch()}>
            <T k="common.retry" />
          </Button>
        }
      />
    );
  }
  if (history.data === undefined) return null;
  const entries = history.data.pages.flatMap((page) => page.entries);
  if (entries.length === 0) return <Nothing address={address} onChange={onChange} />;
  return (
    <>
      <HistoryList entries={entries} />
      {history.hasNextPage && (
        <Button
          className="self-center"
          isLoading={history.isFetchingNextPage}
          onClick={() => void history.fetchNextPage()}
        >
          <T k="history.more" />
        </Button>
      )}
    </>
  );
}

function Nothing({ address, onChange }: Pick<LinesProps, "address" | "onChange">) {
  const profile = useProfile();
  const isNew = profile.data?.totals.total === 0 && !isFiltered(address);
  if (!isNew && (isFiltered(address) || address.period !== "all")) {
    const everything = { kind: "", result: "", engine: "", origin: "", channel: "", q: "", period: "all" } as const;
    return (
      <EmptyState
        icon={<SearchX />}
        title={<T k="history.nothing" />}
        description={<T k="history.nothingText" />}
        action={
          <Button onClick={() => onChange(everything)}>
            <T k="history.clear" />
          </Button>
        }
      />
    );
  }
  return (
    <EmptyState
      icon={<History />}
      title={<T k="history.empty" />}
      description={<T k="history.emptyText" />}
      action={
        <ButtonLink variant="primary" to="/dashboard/create">
          <T k="history.create" />
        </ButtonLink>
      }
    />
  );
}

function Exports({ filters }: { filters: HistoryFilters }) {
  const { notify } = useNotification();
  const file = useHistoryFile();
  const save = (format: "csv" | "json"): void =>
    file.mutate(
      { format, filters },
      {
        onSuccess: (text) => saveBlob(new Blob([text], { type: `text/${format}` }), `sahne-history.${format}`),
        onError: (error) => notify({ type: "error", message: error.message }),
      },
    );
  return (
    <div className="flex gap-2">
      {(["csv", "json"] as const).map((format) => (
        <Button
          key={format}
          size="sm"
          isLoading={file.isPending && file.variables.format === format}
          icon={<Download aria-hidden="true" className="size-4" />}
          onClick={() => save(format)}
        >
          <T k={`history.export.${format}`} />
        </Button>
      ))}
    </div>
  );
}
