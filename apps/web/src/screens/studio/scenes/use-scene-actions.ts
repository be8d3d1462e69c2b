import { useRef } from "react";
import { logError } from "#lib/log.ts";
import { useT } from "#lib/messages.tsx";
import { useNotification } from "#ui/notifications/notifications.tsx";
import type { SceneTools } from "./scene-tools.ts";

export type SceneActions = {
  move: (from: number, to: number) => void;
  add: (index: number) => void;
  split: (index: number) => void;
  merge: (index: number) => void;
  remove: (index: number) => void;
  reroll: (index: number) => void;
};

type Telling = { say: (text: string) => void; go: (index: number) => void };

/** What the menu, the keys and the dragging of a scene do; each says what it did. */
export function useSceneActions({ content, worker, edit }: SceneTools, { say, go }: Telling): SceneActions {
  const t = useT();
  const { notify } = useNotification();
  const rolls = useRef(1);
  const count = content.film.scenes.length;
  return {
    move(from, to) {
      if (to < 0 || to >= count) return;
      edit({ kind: "move", from, to });
      say(t("studio.moved", { number: to + 1 }));
      go(to);
    },
    add(index) {
      edit({ kind: "add", index });
      go(Math.min(index, count));
    },
    split: (index) => edit({ kind: "split", index }),
    merge: (index) => edit({ kind: "merge", index }),
    remove(index) {
      edit({ kind: "delete", index });
      say(t("studio.deleted", { number: index + 1 }));
      go(Math.max(0, Math.min(index, count - 2)));
    },
    reroll(index) {
      rolls.current += 1;
      const seed = content.film.seed + rolls.current * 7919;
      worker
        ?.ask({ kind: "reroll", film: content.film, index, seed })
        .then(({ scene }) => edit({ kind: "scene", index, changes: scene, without: ["landscape"] }))
        .catch((error: unknown) => {
          logError("a scene could not be staged another way", error);
          notify({ type: "error", message: t("studio.preview.failed") });
        });
    },
  };
}
