import { T, useT, type PlainKey } from "#lib/messages.tsx";
import { Dialog } from "#ui/overlay/dialog.tsx";

const SHORTCUTS: readonly { keys: string; labelKey: PlainKey }[] = [
  { keys: "Ctrl K / ⌘ K", labelKey: "shortcuts.palette" },
  { keys: "?", labelKey: "shortcuts.help" },
  { keys: "Ctrl ↵ / ⌘ ↵", labelKey: "shortcuts.submit" },
  { keys: "Esc", labelKey: "shortcuts.close" },
];

export function ShortcutList({ isOpen, onOpenChange }: { isOpen: boolean; onOpenChange: (isOpen: boolean) => void }) {
  const t = useT();
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={<T k="shortcuts.title" />}
      closeLabel={t("common.close")}
      size="sm"
    >
      <dl className="divide-y divide-line pb-4">
        {SHORTCUTS.map(({ keys, labelKey }) => (
          <div key={labelKey} className="flex items-center justify-between gap-4 py-3">
            <dt className="text-base text-text-2">
              <T k={labelKey} />
            </dt>
            <dd>
              <kbd className="rounded-xs border border-line px-2 py-0.5 font-mono text-sm">{keys}</kbd>
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
