import { Search } from "lucide-react";
import { useDeferredValue, useState } from "react";
import { T, useT } from "#lib/messages.tsx";
import { Dialog } from "#ui/overlay/dialog.tsx";
import { TextField } from "#ui/form/text-field.tsx";
import { nameOfThing, searchThings, useLexicon } from "./use-lexicon.ts";

type ThingShelfProps = {
  isOpen: boolean;
  base: string | null;
  language: "tr" | "en";
  onOpenChange: (isOpen: boolean) => void;
  onChoose: (slug: string) => void;
};

const SHOWN = 60;

/** Every drawing there is, found by its words in either language. */
export function ThingShelf({ isOpen, base, language, onOpenChange, onChoose }: ThingShelfProps) {
  const t = useT();
  const [text, setText] = useState("");
  const lexicon = useLexicon(base);
  const wanted = useDeferredValue(text);
  const found = lexicon.data ? searchThings(lexicon.data, wanted, language) : [];
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={<T k="studio.shelf" />}
      closeLabel={t("common.close")}
      size="lg"
    >
      <div className="flex flex-col gap-4 pb-4">
        <TextField
          type="search"
          label={<T k="studio.shelf.search" />}
          hint={<T k="studio.shelf.hint" />}
          optional=""
          icon={<Search />}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <p role="status" className="text-sm text-text-3">
          {lexicon.isError ? (
            <T k="studio.shelf.failed" />
          ) : lexicon.data && found.length === 0 ? (
            <T k="studio.shelf.none" v={{ text: wanted }} />
          ) : (
            lexicon.data && <T k="studio.shelf.found" v={{ count: found.length }} />
          )}
        </p>
        <ul className="flex min-h-52 flex-wrap content-start gap-2">
          {found.slice(0, SHOWN).map((slug) => (
            <li key={slug} className="w-24">
              <button
                type="button"
                onClick={() => onChoose(slug)}
                className="flex h-full w-full flex-col items-center gap-1 rounded-md border border-line p-2 hover:border-line-strong hover:bg-surface-3"
              >
                <img src={`${base}/things/${slug}.svg`} alt="" loading="lazy" className="size-12" />
                <span className="line-clamp-2 text-center text-xs text-text-2">
                  {nameOfThing(lexicon.data, slug, language)}
                </span>
              </button>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}
