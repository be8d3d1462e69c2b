import { Bell } from "lucide-react";
import { useState } from "react";
import { useNotifications } from "#data/history/notifications.ts";
import { lazyPart } from "#lib/lazy-part.tsx";
import { loadMessages, useT } from "#lib/messages.tsx";
import { IconButton } from "#ui/button.tsx";

const PANEL_ID = "kept-notifications";
const MOST_SHOWN = 9;

const NotificationList = lazyPart(async () => {
  const [part] = await Promise.all([import("./notification-list.tsx"), loadMessages(["notifications"])]);
  return part.NotificationList;
});

/**
 * Notifications are kept by the server. The panel is the browser's own popover, which closes by Esc or a press outside
 * and returns the focus without any script; its content is fetched when it is first opened.
 */
export function NotificationBell() {
  const t = useT();
  const [isOpen, setIsOpen] = useState(false);
  const unread = useNotifications().data?.unread ?? 0;
  return (
    <>
      <IconButton
        label={t("header.bell", { count: unread })}
        lang={t.attr("header.bell")}
        popoverTarget={PANEL_ID}
        className="relative"
      >
        <Bell aria-hidden="true" className="size-5" />
        {unread > 0 && (
          <span
            aria-hidden="true"
            className="tabular absolute top-0.5 right-0.5 flex h-4.5 min-w-4.5 items-center justify-center rounded-full bg-accent px-1 text-2xs font-semibold text-on-accent ring-2 ring-bg"
          >
            {unread > MOST_SHOWN ? `${MOST_SHOWN}+` : unread}
          </span>
        )}
      </IconButton>
      <section
        id={PANEL_ID}
        popover="auto"
        aria-labelledby={`${PANEL_ID}-title`}
        onToggle={(event) => setIsOpen(event.newState === "open")}
        className="fixed inset-auto top-17 right-3 m-0 max-h-[min(36rem,calc(100dvh-5.5rem))] w-100 max-w-[calc(100vw-1.5rem)] flex-col overflow-hidden rounded-lg bg-surface-2 text-text shadow-3 open:flex md:right-6"
      >
        <NotificationList isOpen={isOpen} titleId={`${PANEL_ID}-title`} onClose={() => hidePanel()} />
      </section>
    </>
  );
}

function hidePanel(): void {
  document.getElementById(PANEL_ID)?.hidePopover();
}
