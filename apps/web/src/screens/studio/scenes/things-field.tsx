import { SCENE_COUNT_MAX, SCENE_THINGS_MAX } from "@sahne/contract/limits";
import { paintedName } from "@sahne/engine/film/thing-colors";
import { Plus, X } from "lucide-react";
import { useState } from "react";
import { lazyPart } from "#lib/lazy-part.tsx";
import { T, useT } from "#lib/messages.tsx";
import { Button, IconButton } from "#ui/button.tsx";
import type { Scene } from "#screens/studio/edits/content.ts";
import { nameOfThing, useLexicon } from "./use-lexicon.ts";
import type { SceneTools } from "./scene-tools.ts";

const ThingShelf = lazyPart(async () => (await import("./thing-shelf.tsx")).ThingShelf);

const COUNTS = Array.from({ length: SCENE_COUNT_MAX }, (_, index) => index + 1);

type ThingsFieldProps = { tools: SceneTools; scene: Scene; onChange: (things: Scene["things"]) => void };

/** The drawings of a scene, and the way to the shelf. */
export function ThingsField({ tools: { base, content }, scene: { things }, onChange }: ThingsFieldProps) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const lexicon = useLexicon(base);
  const { language } = content.film;
  // A figure is drawn by its name, which nobody should read.
  const nameOf = (slug: string): string =>
    slug.startsWith("figure-") ? t("studio.things.person") : nameOfThing(lexicon.data, slug, language);
  return (
    <div className="flex flex-col gap-2">
      <span className="text-sm font-medium">
        <T k="studio.things" />
      </span>
      {things.length === 0 && (
        <p className="text-sm text-text-3">
          <T k="studio.things.none" />
        </p>
      )}
      <ul className="flex flex-wrap gap-2 empty:hidden">
        {things.map(({ slug, count, color }, place) => (
          <li key={slug} className="flex items-center gap-1 rounded-md border border-line bg-surface-2 py-1 pr-1 pl-2">
            {base !== null && <img src={`${base}/things/${paintedName(slug, color)}.svg`} alt="" className="size-7" />}
            <span className="max-w-32 truncate text-sm">{nameOf(slug)}</span>
            <select
              aria-label={t("studio.things.count", { name: nameOf(slug) })}
              value={count}
              onChange={({ target }) => {
                onChange(things.map((each, at) => (at === place ? { ...each, count: Number(target.value) } : each)));
              }}
              className="h-8 rounded-sm bg-surface-2 px-1 text-sm text-text-2 pointer-coarse:h-11"
            >
              {COUNTS.map((many) => (
                <option key={many} value={many}>
                  {many}×
                </option>
              ))}
            </select>
            <IconButton
              size="sm"
              label={t("studio.things.remove", { name: nameOf(slug) })}
              onClick={() => onChange(things.filter((_, at) => at !== place))}
            >
              <X aria-hidden="true" className="size-4" />
            </IconButton>
          </li>
        ))}
      </ul>
      <Button
        size="sm"
        className="self-start"
        disabled={things.length >= SCENE_THINGS_MAX || base === null}
        icon={<Plus aria-hidden="true" className="size-4" />}
        onClick={() => setOpen(true)}
      >
        <T k="studio.things.add" />
      </Button>
      <ThingShelf
        isOpen={isOpen}
        base={base}
        language={language}
        onOpenChange={setOpen}
        onChoose={(slug) => {
          setOpen(false);
          const isThere = things.some((thing) => thing.slug === slug);
          if (!isThere) onChange([...things, { slug, word: "", count: 1, isRefused: false }]);
        }}
      />
    </div>
  );
}
