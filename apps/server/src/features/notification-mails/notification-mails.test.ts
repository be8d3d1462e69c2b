import { NO_MAILS, type NotificationChoices } from "@sahne/contract/accounts/notification-choices";
import type { NotificationKind } from "@sahne/contract/history/notifications";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "@sahne/contract/time-units";
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { notifications } from "#platform/db/schema.ts";
import { callApi, makeUser, type Answer, type TestUser } from "#test/api.ts";
import { mailsTo, tokenIn } from "#test/mails.ts";
import { withTestProduct } from "#test/product/test-product.ts";
import { mailTime, nextWeekly } from "#features/notifications/mail-time.ts";
import { notify } from "#features/notifications/notify.ts";

const t = withTestProduct();
const ZONE = "Europe/Istanbul";

async function choose(user: TestUser, choices: Partial<NotificationChoices>): Promise<Answer> {
  const body = { ...NO_MAILS, ...choices };
  return callApi(t.product(), "PUT", `/api/users/${user.id}/notification-choices`, { token: user.token, body });
}

async function tell(user: TestUser, kind: NotificationKind, values: Record<string, string>): Promise<void> {
  const { context } = t.product();
  await context.db.transaction((tx) => notify(context, tx, { userId: user.id, kind, videoId: "v1", values }));
}

const mailsOf = (user: TestUser) => mailsTo(t.product(), `${user.username}@example.com`);

test("nobody gets a mail they did not choose; what is chosen at once comes within a minute, gathered in one [R20.3]", async () => {
  const { clock } = t.product();
  const [ada, eve] = [await makeUser(t.product()), await makeUser(t.product())];
  expect((await choose(ada, { failed: "at_once" })).status).toBe(200);
  for (const user of [ada, eve]) {
    await tell(user, "video_failed", { name: "Uçurtma", code: "render_failed" });
    await tell(user, "video_failed", { name: "Deniz" });
    await tell(user, "upload_published", { name: "Bulut" });
  }
  expect(await mailsOf(ada)).toEqual([]);

  clock.advance(MINUTE_MS);
  const [mail, ...others] = await mailsOf(ada);

  expect([others, await mailsOf(eve)]).toEqual([[], []]);
  expect(mail?.subject).toBe("2 updates");
  expect(mail?.text).toContain("• “Uçurtma” could not be made. ");
  expect(mail?.text).toContain("• “Deniz” could not be made.");
  expect(mail?.text).not.toContain("Bulut");
  clock.advance(DAY_MS);
  expect(await mailsOf(ada)).toHaveLength(1);
});

test("what has been seen to meanwhile is not mailed any more [R20.3]", async () => {
  const { clock, context } = t.product();
  const user = await makeUser(t.product());
  await choose(user, { attention: "at_once" });
  await tell(user, "upload_awaits_approval", { name: "Uçurtma" });
  await context.db.update(notifications).set({ settledAt: clock.now() }).where(eq(notifications.userId, user.id));

  clock.advance(MINUTE_MS);
  expect(await mailsOf(user)).toEqual([]);
});

test("the link in every mail turns them off with one press, needs no sign-in, and cannot be made up [R20.3]", async () => {
  const { clock } = t.product();
  const [ada, eve] = [await makeUser(t.product()), await makeUser(t.product())];
  const browser = { ...NO_MAILS.browser, failed: "off" as const };
  for (const user of [ada, eve]) await choose(user, { ready: "at_once", weekly: true, browser });
  await tell(ada, "video_completed", { name: "Uçurtma" });
  clock.advance(MINUTE_MS);
  const [mail] = await mailsOf(ada);
  const token = tokenIn(mail, "/mails/stop");
  const stop = (given: string) =>
    callApi(t.product(), "POST", "/api/notifications/stop-mails", { body: { token: given } });
  const [, signature = ""] = token.split(".");

  expect(await stop(`${eve.id}.${signature}`)).toMatchObject({ status: 422, body: { code: "link_invalid" } });
  expect((await stop(token)).status).toBe(200);

  const choicesOf = async ({ id, token: session }: TestUser) =>
    (await callApi(t.product(), "GET", `/api/users/${id}/notification-choices`, { token: session })).body["choices"];
  // What the browser shows is no mail.
  expect(await choicesOf(ada)).toEqual({ ...NO_MAILS, browser });
  expect(await choicesOf(eve)).toMatchObject({ ready: "at_once", weekly: true });
  await tell(ada, "video_completed", { name: "Deniz" });
  clock.advance(8 * DAY_MS);
  expect(await mailsOf(ada)).toHaveLength(1);
});

test("a browser shows each kind as it was chosen, and nothing in quiet hours [R20.3]", async () => {
  const { clock } = t.product();
  const user = await makeUser(t.product());
  const at = clock.now().getTime();
  await tell(user, "video_failed", { name: "Uçurtma" });
  const shownAt = async () => {
    const path = `/api/users/${user.id}/notifications`;
    const { body } = await callApi(t.product(), "GET", path, { token: user.token });
    const [news] = body["notifications"] as { browserAt: string | null; createdAt: string }[];
    return news?.browserAt === undefined || news.browserAt === null ? null : Date.parse(news.browserAt) - at;
  };
  expect(await shownAt()).toBeLessThan(MINUTE_MS);

  const hour = Number(new Intl.DateTimeFormat("en", { timeZone: ZONE, hour: "2-digit", hourCycle: "h23" }).format(at));
  await choose(user, { quiet: { from: hour, to: (hour + 2) % 24 } });
  expect(await shownAt()).toBeGreaterThan(HOUR_MS);
  expect(await shownAt()).toBeLessThanOrEqual(2 * HOUR_MS);
  await choose(user, { browser: { ...NO_MAILS.browser, failed: "off" } });
  expect(await shownAt()).toBeNull();
  await choose(user, { browser: { ...NO_MAILS.browser, failed: "daily" } });
  const morning = new Date(at + ((await shownAt()) ?? 0));
  expect(new Intl.DateTimeFormat("en-GB", { timeZone: ZONE, timeStyle: "short" }).format(morning)).toBe("08:00");
});

test("who chose before the browser could be chosen for is shown everything there [R20.3]", async () => {
  const user = await makeUser(t.product());
  await choose(user, { failed: "daily" });
  await t.product().context.db.execute(sql`update notification_choices set choices = choices - 'browser'`);

  const path = `/api/users/${user.id}/notification-choices`;
  const { body } = await callApi(t.product(), "GET", path, { token: user.token });
  expect(body["choices"]).toEqual({ ...NO_MAILS, failed: "daily" });
});

test("the week's figures come on Monday morning, once, also after weeks in which nothing ran [R20.3]", async () => {
  const { clock } = t.product();
  const user = await makeUser(t.product());
  await choose(user, { weekly: true });

  clock.advance(nextWeekly(null, clock.now(), ZONE).getTime() - clock.now().getTime() - 1000);
  expect(await mailsOf(user)).toEqual([]);
  clock.advance(2000);
  const [mail, ...others] = await mailsOf(user);
  expect(others).toEqual([]);
  expect(mail?.subject).toBe("Your week: 0 videos made, 0 published");
  expect(mail?.text).toContain("/dashboard/history");

  clock.advance(21 * DAY_MS);
  expect(await mailsOf(user)).toHaveLength(2);
});

test("hours that cannot be meant are refused at their field, nothing is stored [R20.3]", async () => {
  const user = await makeUser(t.product());
  for (const quiet of [
    { from: 8, to: 8 },
    { from: -1, to: 7 },
    { from: 22, to: 24 },
  ]) {
    expect(await choose(user, { quiet, failed: "daily" })).toMatchObject({
      status: 400,
      body: { code: "invalid_request" },
    });
  }
  const { body } = await callApi(t.product(), "GET", `/api/users/${user.id}/notification-choices`, {
    token: user.token,
  });
  expect(body["choices"]).toEqual(NO_MAILS);
});

test("quiet hours and mornings are those of the person's clock, over midnight and a change of the clocks [R20.3]", () => {
  const night = { from: 22, to: 7 };
  const at = (text: string) => new Date(text);
  // 23:30 in Istanbul; the mail waits for 07:00.
  expect(mailTime("at_once", night, at("2026-11-16T20:30:00Z"), ZONE)).toEqual(at("2026-11-17T04:00:00Z"));
  expect(mailTime("at_once", night, at("2026-11-16T12:00:00Z"), ZONE)).toEqual(at("2026-11-16T12:01:00Z"));
  expect(mailTime("daily", null, at("2026-11-16T04:59:00Z"), ZONE)).toEqual(at("2026-11-16T05:00:00Z"));
  expect(mailTime("daily", { from: 6, to: 10 }, at("2026-11-16T04:59:00Z"), ZONE)).toEqual(at("2026-11-16T07:00:00Z"));
  // The night in which New York's clocks go back: eight in the morning is an hour later.
  expect(mailTime("daily", null, at("2026-10-31T13:00:00Z"), "America/New_York")).toEqual(at("2026-11-01T13:00:00Z"));
  expect(nextWeekly(night, at("2026-11-16T05:00:00Z"), ZONE)).toEqual(at("2026-11-23T05:00:00Z"));
  expect(mailTime("off", null, new Date(HOUR_MS), ZONE)).toBeNull();
});
