import {
  ArrowDown,
  ArrowUp,
  Combine,
  Shuffle,
  EllipsisVertical,
  GripVertical,
  SquarePlus,
  SquareSplitVertical,
  Trash2,
} from "lucide-react";
import type { ComponentProps, KeyboardEvent } from "react";
import { T, useT } from "#lib/messages.tsx";
import { IconButton } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { Menu, type MenuItem } from "#ui/overlay/menu.tsx";
import type { Scene } from "#screens/studio/edits/content.ts";
import { secondsOf } from "#screens/studio/edits/lay-out.ts";
import { SceneStill } from "./scene-still.tsx";
import type { SceneActions } from "./use-scene-actions.ts";

type SceneCardProps = {
  scene: Scene;
  index: number;
  count: number;
  shape: string;
  still: ImageBitmap | undefined;
  isSelected: boolean;
  isInline: boolean;
  handle: Pick<ComponentProps<"span">, "onPointerDown" | "onPointerMove" | "onPointerUp" | "onPointerCancel">;
  actions: SceneActions;
  onSelect: () => void;
};

export function SceneCard(props: SceneCardProps) {
  const { scene, index, count, shape, still, isSelected, isInline, handle, actions, onSelect } = props;
  const t = useT();
  const number = index + 1;
  const text = scene.text.trim();

  function handleKey(event: KeyboardEvent): void {
    if (event.altKey && event.key === "ArrowUp") actions.move(index, index - 1);
    else if (event.altKey && event.key === "ArrowDown") actions.move(index, index + 1);
    else if (event.key === "Delete") actions.remove(index);
    else return;
    event.preventDefault();
  }

  return (
    <div className="flex items-center gap-2 p-2">
      {/* Only for pointers: the card's own button moves it by keys. */}
      <span
        {...handle}
        data-handle=""
        aria-hidden="true"
        title={t("studio.drag", { number })}
        className="flex w-6 shrink-0 cursor-grab touch-none flex-col select-none items-center gap-1 self-stretch pt-1 text-text-3 active:cursor-grabbing pointer-coarse:w-9"
      >
        <span className="tabular text-xs">{number}</span>
        <GripVertical className="size-4" />
      </span>
      <button
        type="button"
        data-scene=""
        aria-expanded={isInline ? isSelected : undefined}
        aria-current={isSelected || undefined}
        aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown Delete"
        onClick={onSelect}
        onKeyDown={handleKey}
        className="flex min-h-16 min-w-0 flex-1 items-center gap-3 rounded-md text-left"
      >
        <SceneStill picture={still} shape={shape} className={shape === "16:9" ? "h-12" : "h-16"} />
        <span className="sr-only">
          {text === "" ? t("studio.sceneSilent", { number }) : t("studio.scene", { number })}
        </span>
        <span className="flex min-w-0 flex-1 flex-col gap-1">
          <span className={classNames("line-clamp-2 text-base", text === "" ? "text-text-3 italic" : "text-text")}>
            {text === "" ? <T k="studio.noText" /> : text}
          </span>
          <span className="flex flex-wrap items-center gap-x-2 text-xs text-text-3">
            <T k={`studio.kind.${scene.kind}`} />
            <span aria-hidden="true">·</span>
            <span className="tabular">
              <T k="studio.length" v={{ seconds: secondsOf(scene) }} />
            </span>
          </span>
        </span>
      </button>
      <Menu
        label={t("studio.actions", { number })}
        items={itemsFor(index, count, actions)}
        trigger={
          <IconButton size="sm" label={t("studio.actions", { number })}>
            <EllipsisVertical aria-hidden="true" className="size-5" />
          </IconButton>
        }
      />
    </div>
  );
}

function itemsFor(index: number, count: number, actions: SceneActions): MenuItem[] {
  return [
    {
      id: "reroll",
      label: <T k="studio.reroll" />,
      icon: <Shuffle aria-hidden="true" />,
      onSelect: () => actions.reroll(index),
    },
    {
      id: "split",
      label: <T k="studio.split" />,
      icon: <SquareSplitVertical aria-hidden="true" />,
      onSelect: () => actions.split(index),
    },
    {
      id: "merge",
      label: <T k="studio.merge" />,
      icon: <Combine aria-hidden="true" />,
      isDisabled: index === count - 1,
      onSelect: () => actions.merge(index),
    },
    {
      id: "add",
      label: <T k="studio.addBelow" />,
      icon: <SquarePlus aria-hidden="true" />,
      onSelect: () => actions.add(index + 1),
    },
    {
      id: "up",
      label: <T k="studio.up" />,
      icon: <ArrowUp aria-hidden="true" />,
      isDisabled: index === 0,
      startsGroup: true,
      onSelect: () => actions.move(index, index - 1),
    },
    {
      id: "down",
      label: <T k="studio.down" />,
      icon: <ArrowDown aria-hidden="true" />,
      isDisabled: index === count - 1,
      onSelect: () => actions.move(index, index + 1),
    },
    {
      id: "delete",
      label: <T k="studio.delete" />,
      icon: <Trash2 aria-hidden="true" />,
      tone: "danger",
      startsGroup: true,
      onSelect: () => actions.remove(index),
    },
  ];
}
