import { SEARCH_MAX } from "@sahne/contract/limits";
import { Search, X } from "lucide-react";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { IconButton } from "#ui/button.tsx";
import { TextField } from "./text-field.tsx";

const TYPING_MS = 300;

type SearchFieldProps = { label: ReactNode; clearLabel: string; value: string; onChange: (words: string) => void };

/** Searches after a short pause in typing, so that half a word is not searched for. */
export function SearchField({ label, clearLabel, value, onChange }: SearchFieldProps) {
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
      label={label}
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
            label={clearLabel}
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
