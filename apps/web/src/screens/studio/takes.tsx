import { BookmarkPlus, History as HistoryIcon } from "lucide-react";
import { fetchVersion, keepTake } from "#data/studio/studio.ts";
import { T, useT } from "#lib/messages.tsx";
import { IconButton } from "#ui/button.tsx";
import { Menu, type MenuItem } from "#ui/overlay/menu.tsx";
import { useNotification } from "#ui/notifications/notifications.tsx";
import type { Edit } from "./edits/edit-film.ts";
import type { Saving } from "./use-saving.ts";

type TakesProps = { draftId: string; saving: Saving; edit: (edit: Edit) => void };

/** States to come back to. Opening one is an edit like any other: undo leads back. */
export function Takes({ draftId, saving, edit }: TakesProps) {
  const t = useT();
  const { notify } = useNotification();
  const tell = (error: unknown): void => {
    notify({ type: "error", message: error instanceof Error ? error.message : String(error) });
  };

  async function keep(): Promise<void> {
    if (!(await saving.flush())) return;
    const { version } = await keepTake(draftId);
    saving.addVersion(version);
    notify({ type: "success", message: t("studio.takes.kept", { number: version.number }) });
  }

  async function open(number: number): Promise<void> {
    const { content } = await fetchVersion(draftId, number);
    if (content.film) edit({ kind: "replace", content: { ...content, film: content.film } });
    notify({ type: "info", message: t("studio.takes.opened", { number }) });
  }

  const items: MenuItem[] = [
    {
      id: "keep",
      label: <T k="studio.takes.keep" />,
      icon: <BookmarkPlus aria-hidden="true" />,
      onSelect: () => void keep().catch(tell),
    },
    ...saving.versions.toReversed().map(({ number, reason, sceneCount, durationSeconds }, index): MenuItem => ({
      id: String(number),
      label: (
        <T
          k={reason === "take" ? "studio.takes.take" : "studio.takes.otherTab"}
          v={{ number, count: sceneCount, seconds: durationSeconds }}
        />
      ),
      startsGroup: index === 0,
      onSelect: () => void open(number).catch(tell),
    })),
  ];
  return (
    <Menu
      label={t("studio.takes")}
      items={items}
      trigger={
        <IconButton label={t("studio.takes")}>
          <HistoryIcon aria-hidden="true" className="size-5" />
        </IconButton>
      }
    />
  );
}
