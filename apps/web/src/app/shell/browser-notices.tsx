import type { Notification as News } from "@sahne/contract/history/notifications";
import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { useNotifications } from "#data/history/notifications.ts";
import { useT, type Translator } from "#lib/messages.tsx";
import { nextStep } from "./notification-place.ts";

/** More in one notice nobody reads. */
const LINES_MOST = 5;
/** A timer until the morning would not outlive a sleeping computer. */
const LOOK_AGAIN_MS = 60_000;

/** Shows what arrives while nobody looks at the page as notices of the browser; one that was there before is old news. */
export function BrowserNotices({ isOpen }: { isOpen: boolean }) {
  const t = useT();
  const navigate = useNavigate();
  const { data } = useNotifications();
  const known = useRef<ReadonlySet<string> | null>(null);
  const held = useRef<ReadonlySet<string>>(new Set());
  const lookedAt = useLookedAt();
  useEffect(() => {
    if (data === undefined) return;
    const before = known.current;
    known.current = new Set(data.notifications.map(({ _id }) => _id));
    if (!isOpen || before === null) return;
    const now = Math.max(Date.now(), lookedAt);
    const told = data.notifications.filter(
      (news) => mayTell(news) && (!before.has(news._id) || held.current.has(news._id)),
    );
    const due = told.filter(({ browserAt }) => Date.parse(browserAt ?? "") <= now);
    const late = due.filter(({ _id }) => held.current.has(_id));
    held.current = new Set(told.filter((news) => !due.includes(news)).map(({ _id }) => _id));
    if (document.visibilityState === "visible" || Notification.permission !== "granted") return;
    for (const news of due.filter((one) => !late.includes(one))) show([news], t, navigate);
    // What was held back comes in one.
    show(late, t, navigate);
  }, [data, isOpen, lookedAt, navigate, t]);
  return null;
}

function mayTell({ isRead, isSettled, browserAt }: News): boolean {
  return !isRead && !isSettled && browserAt !== null;
}

function show(news: readonly News[], t: Translator, navigate: (to: string) => unknown): void {
  const [first] = news;
  if (first === undefined) return;
  const lines = news.slice(0, LINES_MOST).map((one) => lineOf(one, t));
  // The tag keeps several open tabs from showing the same one twice.
  const shown = new Notification("Sahne", { body: lines.join("\n"), tag: first._id, icon: "/icon-192.png" });
  shown.addEventListener("click", () => {
    window.focus();
    void navigate((news.length === 1 ? nextStep(first).place : undefined) ?? "/dashboard/inbox");
    shown.close();
  });
}

function lineOf({ kind, values }: News, t: Translator): string {
  const moment = (at: string | undefined) => (at === undefined ? "" : t("common.moment", { when: new Date(at) }));
  return t(`notification.${kind}`, {
    name: values["name"] ?? "",
    plannedAt: moment(values["plannedAt"]),
    endsAt: moment(values["endsAt"]),
  });
}

/** Changes with time alone, so that what is held back comes without news. */
function useLookedAt(): number {
  const [lookedAt, setLookedAt] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setLookedAt(Date.now()), LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, []);
  return lookedAt;
}
