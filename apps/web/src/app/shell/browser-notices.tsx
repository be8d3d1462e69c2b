import { useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import { useNotifications } from "#data/history/notifications.ts";
import { useT } from "#lib/messages.tsx";
import { nextStep } from "./notification-place.ts";

/** Shows what arrives while nobody looks at the page as notices of the browser; one that was there before is old news. */
export function BrowserNotices({ isOpen }: { isOpen: boolean }) {
  const t = useT();
  const navigate = useNavigate();
  const { data } = useNotifications();
  const known = useRef<ReadonlySet<string> | null>(null);
  useEffect(() => {
    if (data === undefined) return;
    const before = known.current;
    known.current = new Set(data.notifications.map(({ _id }) => _id));
    if (!isOpen || before === null || document.visibilityState === "visible" || Notification.permission !== "granted")
      return;
    for (const notification of data.notifications) {
      if (notification.isRead || before.has(notification._id)) continue;
      const { kind, values } = notification;
      const moment = (at: string | undefined) => (at === undefined ? "" : t("common.moment", { when: new Date(at) }));
      const body = t(`notification.${kind}`, {
        name: values["name"] ?? "",
        plannedAt: moment(values["plannedAt"]),
        endsAt: moment(values["endsAt"]),
      });
      // The tag keeps several open tabs from showing the same one twice.
      const shown = new Notification("Sahne", { body, tag: notification._id, icon: "/icon-192.png" });
      shown.addEventListener("click", () => {
        window.focus();
        void navigate(nextStep(notification).place ?? "/dashboard/inbox");
        shown.close();
      });
    }
  }, [data, isOpen, navigate, t]);
  return null;
}
