import { SEARCH_MAX } from "@sahne/contract/limits";
import type { VideoSort } from "@sahne/contract/videos";
import { LayoutGrid, List, Search, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { T, useT } from "#lib/messages.tsx";
import { IconButton } from "#ui/button.tsx";
import { Segmented } from "#ui/form/segmented.tsx";
import { Select } from "#ui/form/select.tsx";
import { TextField } from "#ui/form/text-field.tsx";
import { sorts, type LibraryAddress } from "./library-address.ts";

type ToolbarProps = { address: LibraryAddress; onChange: (changes: Partial<LibraryAddress>) => void };

export function LibraryToolbar({ address: { q, sort, view }, onChange }: ToolbarProps) {
  const t = useT();
  return (
    <div className="flex flex-wrap items-end gap-3">
      <SearchField value={q} onChange={(words) => onChange({ q: words })} />
      <Select
        label={<T k="videos.sort" />}
        value={sort}
        onChange={(event) => onChange({ sort: event.target.value as VideoSort })}
        options={sorts.map((name) => ({ value: name, label: t(`videos.sort.${name}`) }))}
        className="w-36 flex-1 sm:flex-none"
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
    </div>
  );
}

const TYPING_MS = 300;

/** Searches after a short pause in typing, so that half a word is not searched for. */
function SearchField({ value, onChange }: { value: string; onChange: (words: string) => void }) {
  const t = useT();
  const [typed, setTyped] = useState(value);
  const [shown, setShown] = useState(value);
  const field = useRef<HTMLInputElement>(null);
  // The address can change from outside (Back, "clear filters"); the field follows but never overwrites typing.
  if (value !== shown) {
    setShown(value);
    if (value !== typed.trim()) setTyped(value);
  }
  const tell = useRef(onChange);
  useEffect(() => {
    tell.current = onChange;
  });
  useEffect(() => {
    if (typed.trim() === value) return;
    const timer = setTimeout(() => tell.current(typed.trim()), TYPING_MS);
    return () => clearTimeout(timer);
  }, [typed, value]);

  return (
    <TextField
      ref={field}
      type="search"
      label={<T k="videos.search" />}
      aria-required={undefined}
      enterKeyHint="search"
      maxLength={SEARCH_MAX}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      icon={<Search />}
      trailing={
        typed !== "" && (
          <IconButton
            size="sm"
            label={t("videos.searchClear")}
            onClick={() => {
              setTyped("");
              onChange("");
              field.current?.focus();
            }}
          >
            <X aria-hidden="true" className="size-4" />
          </IconButton>
        )
      }
      className="min-w-56 flex-1 basis-full sm:basis-64"
    />
  );
}
