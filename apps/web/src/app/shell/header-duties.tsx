import { ListTodo } from "lucide-react";
import { useLocation } from "react-router";
import { useInboxCount } from "#data/history/inbox-count.ts";
import { useT } from "#lib/messages.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { BrowserNotices } from "./browser-notices.tsx";

/** What waits for its owner stands beside the bell, which only tells news; nothing is drawn while nothing waits. */
export function HeaderDuties({ isTelling }: { isOpen: boolean; isTelling: boolean }) {
  const t = useT();
  const { pathname } = useLocation();
  const count = useInboxCount();
  const label = t("notifications.inbox", { count });
  return (
    <>
      {count > 0 && (
        // On a phone the screen itself says it, and its title needs the room.
        <ButtonLink
          to="/dashboard/inbox"
          size="sm"
          variant="ghost"
          className={pathname === "/dashboard/inbox" ? "max-sm:hidden" : "max-sm:px-1.5"}
          aria-label={label}
          title={label}
          lang={t.attr("notifications.inbox")}
          icon={<ListTodo aria-hidden="true" className="size-5 text-warning" />}
        >
          <span className="tabular font-semibold">{count}</span>
        </ButtonLink>
      )}
      <BrowserNotices isOpen={isTelling} />
    </>
  );
}
