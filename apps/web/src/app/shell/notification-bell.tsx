import { Bell } from "lucide-react";
import { T, useT } from "#lib/messages.tsx";
import { IconButton } from "#ui/button.tsx";

const PANEL_ID = "kept-notifications";

/**
 * The kept notifications; the list stays empty until the server keeps some (issue 7). The browser's own popover: closing
 * by Esc or a press outside, and the focus coming back, cost no script.
 */
export function NotificationBell() {
  const t = useT();
  return (
    <>
      <IconButton label={t("header.bell", { count: 0 })} lang={t.attr("header.bell")} popoverTarget={PANEL_ID}>
        <Bell aria-hidden="true" className="size-5" />
      </IconButton>
      <section
        id={PANEL_ID}
        popover="auto"
        aria-labelledby={`${PANEL_ID}-title`}
        className="fixed inset-auto top-17 right-3 m-0 w-90 max-w-[calc(100vw-1.5rem)] rounded-lg bg-surface-2 text-text shadow-3 md:right-6"
      >
        <h2 id={`${PANEL_ID}-title`} className="border-b border-line px-4 py-3 text-base font-semibold">
          <T k="notifications.title" />
        </h2>
        <div className="px-6 py-10 text-center">
          <p className="text-base font-medium">
            <T k="notifications.empty" />
          </p>
          <p className="mt-1 text-sm text-text-2">
            <T k="notifications.emptyText" />
          </p>
        </div>
      </section>
    </>
  );
}
