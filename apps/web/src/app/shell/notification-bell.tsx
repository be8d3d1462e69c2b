import { Bell } from "lucide-react";
import { T, useT } from "#lib/messages.tsx";
import { IconButton } from "#ui/button.tsx";
import { Popover } from "#ui/popover.tsx";

/** The kept notifications; the list stays empty until the server keeps some (issue 7). */
export function NotificationBell() {
  const t = useT();
  return (
    <Popover
      title={<T k="notifications.title" />}
      trigger={
        <IconButton label={t("header.bell", { count: 0 })} lang={t.attr("header.bell")}>
          <Bell aria-hidden="true" className="size-5" />
        </IconButton>
      }
    >
      <div className="px-6 py-10 text-center">
        <p className="text-base font-medium">
          <T k="notifications.empty" />
        </p>
        <p className="mt-1 text-sm text-text-2">
          <T k="notifications.emptyText" />
        </p>
      </div>
    </Popover>
  );
}
