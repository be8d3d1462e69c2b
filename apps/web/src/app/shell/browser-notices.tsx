import { topicOfKind, type NotificationChoices } from "@sahne/contract/accounts/notification-choices";
import { tellingTime } from "@sahne/contract/accounts/quiet-hours";
import type { Notification as News } from "@sahne/contract/history/notifications";
import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { useNotificationChoices } from "#data/accounts/notification-choices.ts";
import { useTimeZone } from "#data/accounts/time-zone.ts";
import { useNotifications } from "#data/history/notifications.ts";
import { useT, type Translator } from "#lib/messages.tsx";
import { nextStep } from "./notification-place.ts";

/** More in one notice nobody reads. */
const LINES_MOST = 5;
/** A held notice is looked at again after at most this long: a timer of a day would not outlive a sleeping computer. */
const LOOK_AGAIN_MS = 60_000;

/** Shows what arrives while nobody looks at the page as notices of the browser; one that was there before is old news. */
export function BrowserNotices({ isOpen }: { isOpen: boolean }) {
  return isOpen ? <Told /> : null;
}

function Told() {
  const t = useT();
  const navigate = useNavigate();
  const { data } = useNotifications();
  const choices = useNotificationChoices().data;
  const timeZone = useTimeZone();
  const known = useRef<ReadonlySet<string> | null>(null);
  const held = useRef(new Map<string, Date>());
  const lookedAt = useLookedAt();
  useEffect(() => {
    if (data === undefined || choices === undefined) return;
    const before = known.current;
    known.current = new Set(data.notifications.map(({ _id }) => _id));
    const now = new Date(Math.max(Date.now(), lookedAt));
    const arrived = before === null ? [] : data.notifications.filter(({ _id }) => !before.has(_id));
    for (const news of arrived) {
      const due = dueOf(news, choices, now, timeZone);
      if (due !== null) held.current.set(news._id, due);
    }
    const { now: fresh, later } = dueNow(data.notifications, held.current, now);
    for (const { _id } of [...fresh, ...later]) held.current.delete(_id);
    if (document.visibilityState === "visible" || Notification.permission !== "granted") return;
    for (const news of fresh) show([news], t, navigate);
    if (later.length > 0) show(later, t, navigate);
  }, [data, choices, timeZone, lookedAt, navigate, t]);
  return null;
}

function dueOf({ kind }: News, choices: NotificationChoices, now: Date, timeZone: string): Date | null {
  return tellingTime(choices.browser[topicOfKind[kind]], choices.quiet, now, timeZone);
}

/** What is due, apart from what has been seen to: what has just come, and what was held back, which comes in one notice. */
function dueNow(all: readonly News[], held: ReadonlyMap<string, Date>, now: Date): { now: News[]; later: News[] } {
  const due = all.filter(({ _id, isRead, isSettled }) => {
    const at = held.get(_id);
    return at !== undefined && at <= now && !isRead && !isSettled;
  });
  const isFresh = ({ _id }: News): boolean => held.get(_id)?.getTime() === now.getTime();
  return { now: due.filter(isFresh), later: due.filter((news) => !isFresh(news)) };
}

function show(news: readonly News[], t: Translator, navigate: (to: string) => unknown): void {
  const [first] = news;
  if (first === undefined) return;
  const body = news
    .slice(0, LINES_MOST)
    .map((one) => lineOf(one, t))
    .join("\n");
  // The tag keeps several open tabs from showing the same one twice.
  const shown = new Notification("Sahne", { body, tag: first._id, icon: "/icon-192.png" });
  shown.addEventListener("click", () => {
    window.focus();
    void navigate((news.length === 1 ? nextStep(first).place : null) ?? "/dashboard/inbox");
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
