import type { Calendar } from "@sahne/contract/schedules/calendar";
import type { Inbox } from "@sahne/contract/history/inbox";
import type { Plan } from "@sahne/contract/schedules/plans";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "@sahne/contract/time-units";
import type { Video } from "@sahne/contract/videos/videos";
import { asc, eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { runDue } from "#features/schedules/run-due-plans.ts";
import { videos } from "#platform/db/schema.ts";
import { callApi, makeUser, type Answer, type TestUser } from "#test/api.ts";
import { holdRenders } from "#test/product/render-process.ts";
import { withTestProduct } from "#test/product/test-product.ts";

const t = withTestProduct();

beforeEach(() => holdRenders(t.product()));

const TOPICS = ["Ahtapot", "Deniz atı", "Yunus"];

async function plan(user: TestUser, promptText: string): Promise<string> {
  const wish = { scenario: "scheduled", promptText, keywords: "deniz", scheduled: true };
  const made = await callApi(t.product(), "POST", "/video/create", { token: user.token, body: wish });
  const path = `/api/videos/${(made.body["video"] as Video)._id}/schedule`;
  const scheduledAt = new Date(t.product().clock.now().getTime() + HOUR_MS).toISOString();
  const body = { scheduledAt, recurring: true, recurringType: "daily", timeZone: "UTC" };
  const answer = await callApi(t.product(), "POST", path, { token: user.token, body });
  return (answer.body["schedule"] as Plan)._id;
}

async function daily(user: TestUser, whenDone: "stop" | "again" | "ask"): Promise<string> {
  const id = await plan(user, "{n}. gün, {weekday}: {topic}");
  await edit(user, id, { series: { topics: TOPICS, whenDone } });
  return id;
}

const edit = (user: TestUser, id: string, body: object): Promise<Answer> =>
  callApi(t.product(), "PATCH", `/api/schedules/${id}`, { token: user.token, body });

async function read(user: TestUser, id: string): Promise<Plan> {
  const { body } = await callApi(t.product(), "GET", `/api/schedules/${id}`, { token: user.token });
  return body["schedule"] as Plan;
}

async function inbox(user: TestUser): Promise<Inbox["items"]> {
  const { body } = await callApi(t.product(), "GET", `/api/users/${user.id}/inbox`, { token: user.token });
  return (body as Inbox).items;
}

const filmsOf = (user: TestUser) =>
  t.product().context.db.select().from(videos).where(eq(videos.userId, user.id)).orderBy(asc(videos.createdAt));

/** Lets so many days pass and runs each one's plan; a limit on films at once is no matter of this file. */
async function passDays(user: TestUser, days: number): Promise<void> {
  const { clock, context } = t.product();
  for (let day = 0; day < days; day += 1) {
    clock.advance(day === 0 ? HOUR_MS + MINUTE_MS : DAY_MS);
    await runDue(context);
    await context.db.update(videos).set({ status: "completed" }).where(eq(videos.userId, user.id));
  }
}

test("each run makes a new film of the next topic, with its own number, day and seed, and the list stops after the last [R18.6]", async () => {
  const user = await makeUser(t.product());
  const id = await daily(user, "stop");
  expect((await read(user, id)).nextRuns).toHaveLength(3);

  await passDays(user, 5);

  const films = await filmsOf(user);
  expect(films.map(({ promptText }) => promptText.replace(/, \S+:/, ", …:"))).toEqual([
    "1. gün, …: Ahtapot",
    "2. gün, …: Deniz atı",
    "3. gün, …: Yunus",
  ]);
  expect(new Set(films.map(({ promptText }) => /, (\S+):/.exec(promptText)?.[1])).size).toBe(3);
  expect(films.every(({ name, searchKey }) => !name.includes("{") && !searchKey.includes("{"))).toBe(true);
  expect(new Set(films.map(({ options }) => options.seed)).size).toBe(3);
  expect(await read(user, id)).toMatchObject({ nextRunAt: null, nextRuns: [], series: { next: 3 } });
});

test("a list that starts over goes on with its first topic, and the film is another one [R18.6]", async () => {
  const user = await makeUser(t.product());
  const id = await daily(user, "again");
  await passDays(user, 4);

  const films = await filmsOf(user);
  expect(films.at(-1)?.promptText).toContain("4. gün");
  expect(films.at(-1)?.promptText).toContain("Ahtapot");
  expect(await read(user, id)).toMatchObject({ isPaused: false, series: { next: 1 } });
});

test("a list that asks: the plan waits, stands in the inbox, cannot be resumed without topics, and goes on with new ones [R13.1] [R20.1]", async () => {
  const user = await makeUser(t.product());
  const id = await daily(user, "ask");
  await passDays(user, 4);
  expect(await filmsOf(user)).toHaveLength(3);
  expect(await inbox(user)).toMatchObject([{ kind: "topics", plan: { _id: id }, video: null }]);
  expect((await edit(user, id, { isPaused: false })).body["code"]).toBe("plan_topics_ended");
  const run = await callApi(t.product(), "POST", `/api/schedules/${id}/run`, { token: user.token });
  expect(run.body["code"]).toBe("plan_topics_ended");

  const added = await edit(user, id, { series: { topics: [...TOPICS, "Vatoz"], whenDone: "ask" } });
  expect(added.body["schedule"]).toMatchObject({ isPaused: false, series: { next: 3 } });
  expect(await inbox(user)).toEqual([]);
  // What passed while it waited is not made up for.
  await runDue(t.product().context);
  expect(await filmsOf(user)).toHaveLength(3);
  t.product().clock.advance(DAY_MS);
  await runDue(t.product().context);
  expect((await filmsOf(user)).at(-1)?.promptText).toContain("Vatoz");
});

test("told to stop after all, a plan whose list has ended is over and leaves the inbox [R13.1]", async () => {
  const user = await makeUser(t.product());
  const id = await daily(user, "ask");
  await passDays(user, 3);

  await edit(user, id, { series: { topics: TOPICS, whenDone: "stop" } });

  expect(await read(user, id)).toMatchObject({ nextRunAt: null, undo: null });
  expect(await inbox(user)).toEqual([]);
});

test.each([
  ["topics that the prompt does not name", "Deniz", { topics: TOPICS }, "series"],
  ["no topic at all", "{topic}", { topics: [] }, "series.topics"],
  ["a blank topic", "{topic}", { topics: ["a", "  "] }, "series.topics.1"],
  ["a topic of 201 letters", "{topic}", { topics: ["a".repeat(201)] }, "series.topics.0"],
  ["501 topics", "{topic}", { topics: Array.from({ length: 501 }, (_, i) => `${i}`) }, "series.topics"],
  ["a prompt that is too long with its topic", `{topic}${"a".repeat(2490)}`, { topics: ["Uzun bir konu"] }, "series"],
])("%s is refused at its field, and nothing changes [R13.1]", async (_what, prompt, list, field) => {
  const user = await makeUser(t.product());
  const id = await plan(user, prompt);

  const answer = await edit(user, id, { series: { whenDone: "stop", ...list } });

  expect(answer).toMatchObject({ status: 400, body: { code: "invalid_request" } });
  expect(Object.keys(answer.body["fields"] as object)).toEqual([field]);
  expect(await read(user, id)).toMatchObject({ series: null });
});

test("an edited list goes on with the topic that was next, and the one its owner chose comes first [R13.1]", async () => {
  const user = await makeUser(t.product());
  const id = await daily(user, "stop");
  await passDays(user, 1);

  const moved = await edit(user, id, { series: { topics: ["Yeni", ...TOPICS], whenDone: "stop" } });
  expect(moved.body["schedule"]).toMatchObject({ series: { next: 2 } });
  const chosen = await edit(user, id, { series: { topics: TOPICS, whenDone: "stop", next: 2 } });
  expect(chosen.body["schedule"]).toMatchObject({ series: { next: 2 } });
  const far = await edit(user, id, { series: { topics: TOPICS, whenDone: "ask", next: 99 } });
  expect(far.body["schedule"]).toMatchObject({ series: { next: 3 }, isPaused: true });
  expect((await edit(user, id, { promptText: "Deniz" })).body["fields"]).toHaveProperty("series");
});

test("the calendar calls each coming film by its own name, and shows none beyond the list [R13.1]", async () => {
  const { clock } = t.product();
  const user = await makeUser(t.product());
  const id = await daily(user, "ask");
  await edit(user, id, { videoName: "{topic} ({n})" });
  await passDays(user, 1);

  const day = (at: number): string => new Date(clock.now().getTime() + at * DAY_MS).toISOString().slice(0, 10);
  const path = `/api/users/${user.id}/calendar?from=${day(0)}&to=${day(30)}&timeZone=UTC`;
  const { body } = await callApi(t.product(), "GET", path, { token: user.token });

  const coming = (body as Calendar).entries.filter(({ state }) => state === "planned");
  expect(coming.map(({ title }) => title)).toEqual(["Deniz atı (2)", "Yunus (3)"]);
});
