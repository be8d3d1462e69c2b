import type { Inbox } from "@sahne/contract/history/inbox";
import type { Plan } from "@sahne/contract/schedules/plans";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "@sahne/contract/time-units";
import type { Video } from "@sahne/contract/videos/videos";
import { asc, eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { runDue } from "#features/schedules/run-due-plans.ts";
import { schedules, videos, type Episode } from "#platform/db/schema.ts";
import { callApi, makeUser, type Answer, type TestUser } from "#test/api.ts";
import { holdRenders } from "#test/product/render-process.ts";
import { readLedger } from "#test/vendors/sandbox-ledger.ts";
import { withTestProduct } from "#test/product/test-product.ts";
import { giveKey } from "#test/vendors/vendor-videos.ts";
import { writeEpisode } from "./write-episode.ts";

const t = withTestProduct();

beforeEach(() => holdRenders(t.product()));

const WRITER = { service: "anthropic", model: "claude-haiku-5-5" };

async function writtenPlan(promptText: string, changes: object = {}): Promise<{ user: TestUser; id: string }> {
  const user = await makeUser(t.product());
  await giveKey(t.product(), user, "anthropic", `sandbox-claude-${user.username}`);
  const wish = { scenario: "scheduled", promptText, keywords: "deniz", scheduled: true, autoUpload: false };
  const made = await callApi(t.product(), "POST", "/video/create", { token: user.token, body: wish });
  const path = `/api/videos/${(made.body["video"] as Video)._id}/schedule`;
  const scheduledAt = new Date(t.product().clock.now().getTime() + HOUR_MS).toISOString();
  const body = { scheduledAt, recurring: true, recurringType: "daily", timeZone: "UTC", writer: WRITER, ...changes };
  const answer = await callApi(t.product(), "POST", path, { token: user.token, body });
  expect(answer.status).toBe(200);
  const id = (answer.body["schedule"] as Plan)._id;
  await edit(user, id, { videoName: "Bölüm {n}: {topic}" });
  return { user, id };
}

const edit = (user: TestUser, id: string, body: object): Promise<Answer> =>
  callApi(t.product(), "PATCH", `/api/schedules/${id}`, { token: user.token, body });

const filmsOf = (user: TestUser) =>
  t.product().context.db.select().from(videos).where(eq(videos.userId, user.id)).orderBy(asc(videos.createdAt));

async function charges(user: TestUser): Promise<number> {
  return (await readLedger(t.product())).charges.filter(({ key }) => key.endsWith(user.username)).length;
}

async function inboxOf(user: TestUser): Promise<Inbox["items"]> {
  const { body } = await callApi(t.product(), "GET", `/api/users/${user.id}/inbox`, { token: user.token });
  return (body as Inbox).items;
}

const isWriting = (row: { isPaused: boolean; episode: Episode | null } | undefined): boolean =>
  row?.isPaused === false && row.episode !== null && row.episode.text === null;

/** A look of the scheduler, what it asked to be written, and the look after that. */
async function run({ id }: { id: string }): Promise<void> {
  const { context } = t.product();
  await runDue(context);
  await expect.poll(async () => isWriting(await stateOf(id)), { timeout: 20_000 }).toBe(false);
  await runDue(context);
  await context.db.update(videos).set({ status: "completed" }).where(eq(videos.status, "processing"));
}

const stateOf = async (id: string) => {
  const [row] = await t.product().context.db.select().from(schedules).where(eq(schedules.id, id));
  return row;
};

test("each film is made from a text written for it from the idea and the films before, for one charge each [R18.6]", async () => {
  const plan = await writtenPlan("Denizin {n}. sırrı");
  const { clock } = t.product();
  clock.advance(HOUR_MS + MINUTE_MS);
  await run(plan);
  clock.advance(DAY_MS);
  await run(plan);

  const films = await filmsOf(plan.user);
  expect(films).toHaveLength(2);
  const [first, second] = films;
  expect(first?.promptText).toMatch(/^Sandbox: Denizin 1\. sırrı\. \[Visual: Denizin 1\. sırrı\]\n1\. /);
  expect(second?.promptText).toContain("Denizin 2. sırrı");
  // The one before was told of: the sandbox writes about the beginning of what it is given.
  expect(second?.promptText).toContain("Earlier episode 1");
  expect(first?.name).toBe("Bölüm 1: Sandbox: Denizin 1. sırrı.");
  expect(await charges(plan.user)).toBe(2);
  expect(await stateOf(plan.id)).toMatchObject({ episode: null, isPaused: false, waitsFor: null });
});

test.each([
  ["[filtered]", "provider_content_refused"],
  ["[no-credit]", "provider_no_credit"],
  ["[fail]", "provider_unavailable"],
])(
  "%s: a text that is not written leaves the plan asking, and nothing else is made in its place [R18.6]",
  async (marker, code) => {
    const plan = await writtenPlan(`Deniz ${marker}`);
    t.product().clock.advance(HOUR_MS + MINUTE_MS);
    await run(plan);

    expect((await filmsOf(plan.user)).map(({ status }) => status)).toEqual(["scheduled"]);
    expect(await stateOf(plan.id)).toMatchObject({ isPaused: true, waitsFor: code, episode: null });
    const [item] = await inboxOf(plan.user);
    expect(item).toMatchObject({ kind: "episode", plan: { _id: plan.id }, reason: expect.stringMatching(/\S/) });
    t.product().clock.advance(HOUR_MS);
    await run(plan);
    expect(await filmsOf(plan.user)).toHaveLength(1);

    // Another idea: it goes on by itself, and the time that was not kept is made up for, late.
    await edit(plan.user, plan.id, { promptText: "Orman" });
    expect(await inboxOf(plan.user)).toEqual([]);
    await run(plan);
    const [film] = await filmsOf(plan.user);
    expect(film).toMatchObject({ status: "completed", promptText: expect.stringContaining("Orman") });
  },
);

test("a call that was made and whose answer was lost is not made again by itself [R18.6]", async () => {
  const plan = await writtenPlan("Deniz");
  t.product().clock.advance(HOUR_MS + MINUTE_MS);
  const { context } = t.product();
  await context.db
    .update(schedules)
    .set({ episode: { isAsked: true, text: null } })
    .where(eq(schedules.id, plan.id));

  await runDue(context);
  await writeEpisode(context, { userId: plan.user.id, scheduleId: plan.id });

  expect(await charges(plan.user)).toBe(0);
  expect(await stateOf(plan.id)).toMatchObject({ isPaused: true, waitsFor: "writing_broken" });
});

test("run now writes first and is refused with its reason; without a key, or for a film put together by hand, nobody writes [R18.6]", async () => {
  const plan = await writtenPlan("Deniz [no-credit]");
  const now = () =>
    callApi(t.product(), "POST", `/api/schedules/${plan.id}/run`, { token: plan.user.token, body: undefined });
  expect((await now()).body["code"]).toBe("provider_no_credit");
  expect(await stateOf(plan.id)).toMatchObject({ isPaused: false, episode: null });
  await edit(plan.user, plan.id, { promptText: "Kum" });

  expect((await now()).status).toBe(200);
  expect((await filmsOf(plan.user)).map(({ promptText }) => promptText)).toEqual([
    expect.stringContaining("Sandbox: Kum"),
  ]);

  await edit(plan.user, plan.id, { writer: { service: "openai", model: "gpt-5.4-mini" } });
  expect((await now()).body["code"]).toBe("provider_key_missing");
  await t
    .product()
    .context.db.update(schedules)
    .set({
      recipe: { ...((await stateOf(plan.id))?.recipe as object), engine: "freepik" } as never,
    })
    .where(eq(schedules.id, plan.id));
  expect((await edit(plan.user, plan.id, { writer: WRITER })).body["fields"]).toHaveProperty("writer");
});
