import { errorKinds, type ErrorCode } from "@sahne/contract/errors";
import { mailPages } from "@sahne/contract/accounts/mails";
import type { NotificationKind } from "@sahne/contract/history/notifications";
import { DAY_MS } from "@sahne/contract/time-units";
import { APPROVAL_LINK_MS } from "@sahne/contract/publishing/waiting-uploads";
import { dayIn } from "@sahne/contract/schedules/zoned-time";
import type { Language, Translator } from "@sahne/messages/translator";
import { and, asc, eq, inArray, lte } from "drizzle-orm";
import type { Context } from "#context.ts";
import { findUserById, trustedAddress } from "#features/accounts/accounts.repo.ts";
import { readFigures } from "#features/history/figures.service.ts";
import { mailText, pageLink } from "#features/mails/mail-text.ts";
import { queueMail } from "#features/mails/queue-mail.ts";
import type { Executor, Transaction } from "#platform/db/database.ts";
import { approvalLinks, notifications } from "#platform/db/schema.ts";
import { newSecret, sha256 } from "#platform/ids.ts";
import { stopToken, takeWeekly } from "#features/notifications/notification-choices.ts";
import type { NotificationRow } from "#features/notifications/notifications.repo.ts";

/** One mail lists at most this many; the rest is said as a number. */
const LISTED = 20;
const WEEK_DAYS = 7;

/** What only tells of something good stays worth reading after somebody has seen to it. */
const STAYS: ReadonlySet<string> = new Set<NotificationKind>(["video_completed", "upload_published"]);

/** Job: everything that is due for one person in one mail, taken and queued in one transaction. */
export async function mailNotifications(context: Context, { userId }: { userId: string }): Promise<void> {
  await context.db.transaction(async (tx) => {
    const due = and(eq(notifications.userId, userId), lte(notifications.mailAt, context.clock.now()));
    const rows = await tx.select().from(notifications).where(due).orderBy(asc(notifications.createdAt)).for("update");
    if (rows.length === 0) return;
    const ids = rows.map(({ id }) => id);
    await tx.update(notifications).set({ mailAt: null }).where(inArray(notifications.id, ids));
    const told = rows.filter(({ settledAt, kind }) => settledAt === null || STAYS.has(kind));
    if (told.length > 0) await mailThese(context, tx, userId, told);
  });
}

async function mailThese(context: Context, tx: Transaction, userId: string, rows: NotificationRow[]): Promise<void> {
  const person = await findPerson(context, tx, userId);
  if (!person) return;
  const { translate } = person;
  const lines = rows.map((row) => lineOf(person, row));
  const [first = ""] = lines;
  const more = lines.length - LISTED;
  const listed: string[] = [];
  for (const [index, row] of rows.slice(0, LISTED).entries()) {
    const way = await approvalLink(context, tx, row);
    listed.push(`• ${lines[index]}${way === null ? "" : `\n  ${translate("mail.approval.action")}: ${way}`}`);
  }
  await queueMail(context, tx, {
    userId,
    to: person.email,
    subject: lines.length === 1 ? first : translate("mail.notifications.subject", { count: lines.length }),
    text: mailText(translate, {
      name: person.fullname,
      paragraphs: [listed.join("\n"), ...(more > 0 ? [translate("mail.notifications.more", { count: more })] : [])],
      link: { label: translate("mail.notifications.action"), url: pageLink(context, mailPages.inbox) },
      footer: footerOf(context, userId, translate),
    }),
  });
}

/** The way to what waits for its owner's word: the link opens the page that asks, and says nothing by itself. */
async function approvalLink(context: Context, tx: Transaction, row: NotificationRow): Promise<string | null> {
  const { kind, userId, videoId, values } = row;
  const channelId = values["channelId"];
  const isAsking = kind === ("upload_awaits_approval" satisfies NotificationKind);
  if (!isAsking || videoId === null || channelId === undefined) return null;
  const token = newSecret();
  const now = context.clock.now();
  const expiresAt = new Date(now.getTime() + APPROVAL_LINK_MS);
  await tx
    .insert(approvalLinks)
    .values({ tokenHash: sha256(token), userId, videoId, channelId, createdAt: now, expiresAt });
  return pageLink(context, mailPages.inbox, token);
}

/** Job: the figures of the seven days before today. */
export async function mailWeekly(context: Context, { userId }: { userId: string }): Promise<void> {
  const person = await findPerson(context, context.db, userId);
  if (!person) return;
  const { translate, mode, timeZone } = person;
  const now = context.clock.now().getTime();
  const from = dayIn(timeZone, new Date(now - WEEK_DAYS * DAY_MS));
  const to = dayIn(timeZone, new Date(now - DAY_MS));
  const figures = await readFigures(context, { userId, language: mode }, { from, to, timeZone });
  const best = figures.best.map(({ videoName, views }) => translate("mail.weekly.best", { name: videoName, views }));
  const mail = {
    userId,
    to: person.email,
    subject: translate("mail.weekly.subject", { made: figures.made, published: figures.published }),
    text: mailText(translate, {
      name: person.fullname,
      paragraphs: [
        translate("mail.weekly.made", { made: figures.made, failed: figures.failed, published: figures.published }),
        figures.views === null
          ? translate("mail.weekly.noViews")
          : [translate("mail.weekly.views", { views: figures.views }), ...best].join("\n"),
      ],
      link: { label: translate("mail.weekly.action"), url: pageLink(context, mailPages.history) },
      footer: footerOf(context, userId, translate),
    }),
  };
  await context.db.transaction(async (tx) => {
    if (await takeWeekly(context, tx, userId)) await queueMail(context, tx, mail);
  });
}

type Person = {
  email: string;
  fullname: string;
  /** A mail is whole in one language. */
  mode: Language;
  translate: Translator;
  timeZone: string;
};

async function findPerson(context: Context, executor: Executor, userId: string): Promise<Person | undefined> {
  const user = await findUserById(executor, userId);
  if (!user) return undefined;
  const mode = user.language === "en" ? "en" : "tr";
  const { fullname, timeZone } = user;
  return { email: trustedAddress(user), fullname, timeZone, mode, translate: context.translatorFor(mode) };
}

function lineOf({ translate, mode, timeZone }: Person, { kind, values }: NotificationRow): string {
  const moment = (value: string | undefined): string =>
    value === undefined
      ? ""
      : new Intl.DateTimeFormat(mode, { dateStyle: "medium", timeStyle: "short", timeZone }).format(new Date(value));
  const told = translate(`notification.${kind as NotificationKind}`, {
    name: values["name"] ?? "",
    plannedAt: moment(values["plannedAt"]),
    endsAt: moment(values["endsAt"]),
  });
  const code = values["code"];
  return code !== undefined && code in errorKinds ? `${told} ${translate(`error.${code as ErrorCode}`)}` : told;
}

function footerOf(context: Context, userId: string, translate: Translator): string[] {
  const stop = pageLink(context, mailPages.stopMails, stopToken(context, userId));
  return [translate("mail.notifications.why"), `${translate("mail.notifications.stop")}:\n${stop}`];
}
