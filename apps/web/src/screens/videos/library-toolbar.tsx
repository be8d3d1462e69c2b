import type { VideoSort } from "@sahne/contract/videos/videos";
import { LayoutGrid, List, Plus } from "lucide-react";
import { filterState, statusFilters, statusKey, type StatusFilter } from "#data/videos/video-state.ts";
import { T, useT } from "#lib/messages.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { SearchField } from "#ui/form/search-field.tsx";
import { Segmented } from "#ui/form/segmented.tsx";
import { Select } from "#ui/form/select.tsx";
import { sorts, type LibraryAddress } from "./library-address.ts";

type ToolbarProps = { address: LibraryAddress; onChange: (changes: Partial<LibraryAddress>) => void };

export function LibraryToolbar({ address: { q, status, sort, view }, onChange }: ToolbarProps) {
  const t = useT();
  const wordFor = (name: StatusFilter): string => {
    if (name === "total") return t("videos.status.any");
    if (name === "clips") return t("videos.status.clips");
    return t(statusKey(filterState(name)));
  };
  return (
    <div className="flex flex-wrap items-end gap-3">
      <SearchField
        label={<T k="videos.search" />}
        clearLabel={t("videos.searchClear")}
        value={q}
        onChange={(words) => onChange({ q: words })}
      />
      <Select
        label={<T k="videos.status" />}
        value={status}
        onChange={(event) => onChange({ status: event.target.value as StatusFilter })}
        options={statusFilters.map((name) => ({ value: name, label: wordFor(name) }))}
        className="min-w-32 flex-1 sm:w-44 sm:flex-none"
      />
      <Select
        label={<T k="videos.sort" />}
        value={sort}
        onChange={(event) => onChange({ sort: event.target.value as VideoSort })}
        options={sorts.map((name) => ({ value: name, label: t(`videos.sort.${name}`) }))}
        className="min-w-32 flex-1 sm:w-36 sm:flex-none"
      />
      <Segmented
        label={t("videos.view")}
        value={view}
        onChange={(next) => onChange({ view: next })}
        options={[
          {
            value: "grid",
            label: <span className="sr-only">{t("videos.view.grid")}</span>,
            icon: <LayoutGrid aria-hidden="true" />,
          },
          {
            value: "list",
            label: <span className="sr-only">{t("videos.view.list")}</span>,
            icon: <List aria-hidden="true" />,
          },
        ]}
      />
      <ButtonLink to="/dashboard/videos?add=1" icon={<Plus aria-hidden="true" className="size-4" />}>
        <T k="videos.add" />
      </ButtonLink>
    </div>
  );
}
