import type { Draft } from "@sahne/contract/studio/studio";
import { useCallback, useEffect, useReducer, useRef } from "react";
import { useT } from "#lib/messages.tsx";
import { useNotification } from "#ui/notifications/notifications.tsx";
import type { Content } from "./edits/content.ts";
import type { Edit } from "./edits/edit-film.ts";
import { startHistory, stepHistory, type History, type HistoryAction } from "./edits/history.ts";
import { useLatest } from "./use-latest.ts";
import { useSaving, type Saving } from "./use-saving.ts";

export type Editing = {
  history: History;
  step: (action: HistoryAction) => void;
  /** An edit that a limit forbids changes nothing and says why. */
  edit: (edit: Edit) => void;
  saving: Saving;
};

/** With fewer scenes than this no limit of their number is near. */
const NEAR_THE_LIMIT = 30;

/** The draft with its way back and forth, saved as it changes. */
export function useEditing(draft: Draft, first: Content, isRestored: boolean): Editing {
  const t = useT();
  const { notify } = useNotification();
  const [history, step] = useReducer(stepHistory, first, startHistory);
  const saving = useSaving(draft, history.present, ({ number }) =>
    notify({ type: "warning", message: t("studio.replaced", { number }) }),
  );
  const isTold = useRef(false);
  useEffect(() => {
    if (isRestored && !isTold.current) notify({ type: "info", message: t("studio.restored") });
    isTold.current = true;
  }, [isRestored, notify, t]);

  const latest = useLatest(history);
  const edit = useCallback(
    (change: Edit): void => {
      const before = latest.current;
      const isRefused = stepHistory(before, { type: "edit", edit: change }) === before;
      const isNearLimit = before.present.film.scenes.length > NEAR_THE_LIMIT;
      const isGrowing = change.kind === "add" || change.kind === "split" || isLong(change);
      if (isRefused && isGrowing && (isNearLimit || isLong(change)))
        notify({ type: "warning", message: t("studio.tooMany") });
      if (isRefused && change.kind === "merge") notify({ type: "warning", message: t("studio.mergeLong") });
      step({ type: "edit", edit: change });
    },
    [latest, notify, t],
  );
  return { history, step, edit, saving };
}

/** A page of text that became too many scenes. */
function isLong(edit: Edit): boolean {
  return edit.kind === "text" && edit.text.length > 300;
}
