import { FILM_SCENES_MAX } from "@sahne/contract/limits";
import { Clapperboard, Plus } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { T, useT } from "#lib/messages.tsx";
import { Button } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import type { Scene } from "#screens/studio/edits/content.ts";
import { stillKey } from "#screens/studio/preview/use-stills.ts";
import { SceneCard } from "./scene-card.tsx";
import { SceneEditor } from "./scene-editor.tsx";
import type { SceneTools } from "./scene-tools.ts";
import { useDrag } from "./use-drag.ts";
import { useSceneActions } from "./use-scene-actions.ts";

type SceneListProps = {
  tools: SceneTools;
  selected: number;
  /** The chosen scene is edited in its place; elsewhere in a sheet. */
  isInline: boolean;
  playingAt: number | null;
  onSelect: (index: number, isOpening?: boolean) => void;
};

export function SceneList({ tools, selected, isInline, playingAt, onSelect }: SceneListProps) {
  const t = useT();
  const { content, stills } = tools;
  const { film, options } = content;
  const list = useRef<HTMLOListElement>(null);
  const [said, setSaid] = useState("");
  const focusOn = useRef<number | null>(null);
  const go = (index: number): void => {
    focusOn.current = index;
    onSelect(index, false);
  };
  const actions = useSceneActions(tools, { say: setSaid, go });
  const { drag, handleOf } = useDrag(list, (from, to) => actions.move(from, to));
  useEffect(() => {
    if (focusOn.current === null) return;
    const card = list.current?.children[focusOn.current];
    card?.querySelector<HTMLElement>("[data-scene]")?.focus({ preventScroll: true });
    card?.scrollIntoView({ block: "nearest" });
    focusOn.current = null;
  });

  return (
    <section aria-labelledby="studio-scenes" className="flex min-w-0 flex-col gap-3">
      <div className="flex items-center justify-between gap-3">
        <h2 id="studio-scenes" className="text-lg font-semibold">
          <T k="studio.scenes" />{" "}
          <span className="tabular text-sm font-normal text-text-3">
            {film.scenes.length}/{FILM_SCENES_MAX}
          </span>
        </h2>
        <MoreScenes
          isFirst={film.scenes.length === 0}
          onWrite={() => tools.write(null)}
          onAdd={() => actions.add(film.scenes.length)}
        />
      </div>
      <p role="status" className="sr-only">
        {said}
      </p>
      {film.scenes.length === 0 && <NoScenes />}
      <ol ref={list} className="flex flex-col gap-2" aria-label={t("studio.scenes")}>
        {[...film.scenes.entries()].map(([index, scene]) => (
          <li
            // Scenes have no names of their own: their place is what they are known by.
            key={index}
            data-dragged={drag?.from === index || undefined}
            className={classNames(
              "relative rounded-lg border bg-surface-1",
              index === selected ? "border-line-strong shadow-1" : "border-line",
              isPlayed(scene, playingAt) && "ring-2 ring-line-strong",
              drag?.from === index && "opacity-60",
            )}
          >
            {drag?.to === index && <DropMark edge="top" />}
            {drag?.to === index + 1 && index === film.scenes.length - 1 && <DropMark edge="bottom" />}
            <SceneCard
              scene={scene}
              index={index}
              count={film.scenes.length}
              shape={options.aspectRatio ?? "9:16"}
              still={stills.get(stillKey(film, scene, options))}
              isSelected={index === selected}
              isInline={isInline}
              handle={handleOf(index)}
              actions={actions}
              onSelect={() => onSelect(index)}
            />
            {/* Folded while one is dragged: the way past an open one would be as long as the window. */}
            {index === selected && isInline && drag === null && (
              <SceneEditor tools={tools} index={index} className="border-t border-line p-4" />
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

type MoreScenesProps = { isFirst: boolean; onWrite: () => void; onAdd: () => void };

function MoreScenes({ isFirst, onWrite, onAdd }: MoreScenesProps) {
  return (
    <div className="flex flex-wrap justify-end gap-2">
      <Button size="sm" variant="ghost" onClick={onWrite}>
        <T k="studio.write" />
      </Button>
      <Button size="sm" icon={<Plus aria-hidden="true" className="size-4" />} onClick={onAdd}>
        <T k={isFirst ? "studio.addFirst" : "studio.add"} />
      </Button>
    </div>
  );
}

/** Where a dragged scene would go. */
function DropMark({ edge }: { edge: "top" | "bottom" }) {
  return <span aria-hidden="true" className="absolute inset-x-0 h-0.5 bg-accent" style={{ [edge]: "-0.375rem" }} />;
}

function isPlayed({ start, end }: Scene, playingAt: number | null): boolean {
  return playingAt !== null && playingAt >= start && playingAt < end;
}

function NoScenes() {
  return (
    <EmptyState
      icon={<Clapperboard />}
      title={<T k="studio.empty.title" />}
      description={<T k="studio.empty.text" />}
    />
  );
}
