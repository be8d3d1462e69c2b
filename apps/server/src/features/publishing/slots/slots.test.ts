import type { Calendar } from "@sahne/contract/schedules/calendar";
import type { Upload } from "@sahne/contract/publishing/publishing";
import type { ChannelSlots } from "@sahne/contract/schedules/slots";
import { DAY_MS } from "@sahne/contract/time-units";
import { beforeEach, expect, test } from "vitest";
import { callApi, type Answer, type TestUser } from "#test/api.ts";
import { connectedUser, mainChannel, makeFilm, publishFilm } from "#test/published-films.ts";
import { holdRenders } from "#test/product/render-process.ts";
import { withTestProduct } from "#test/product/test-product.ts";

const t = withTestProduct();

beforeEach(() => holdRenders(t.product()));

const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, time: "18:00" }));

const save = (user: TestUser, times: unknown, channelId = mainChannel(user).channelId): Promise<Answer> =>
  callApi(t.product(), "PUT", `/api/users/${user.id}/posting-times/${channelId}`, {
    token: user.token,
    body: { times, timeZone: "UTC" },
  });

async function slots(user: TestUser): Promise<ChannelSlots | undefined> {
  const path = `/api/users/${user.id}/posting-times`;
  const { body } = await callApi(t.product(), "GET", path, { token: user.token });
  return (body["channels"] as ChannelSlots[])[0];
}

async function queue(user: TestUser, videoId: string): Promise<Answer> {
  return publishFilm(t.product(), user, videoId, { nextSlot: true, privacyStatus: "private" });
}

const hourOf = ({ body }: Answer): string | null => (body["upload"] as Upload).publishAt;
const films = (user: TestUser, count: number) =>
  Promise.all(Array.from({ length: count }, async () => (await makeFilm(t.product(), user, 1000)).id));

async function calendar(user: TestUser): Promise<Calendar["entries"]> {
  const day = (ahead: number) =>
    new Date(t.product().clock.now().getTime() + ahead * DAY_MS).toISOString().slice(0, 10);
  const path = `/api/users/${user.id}/calendar?from=${day(0)}&to=${day(9)}&timeZone=UTC`;
  const { body } = await callApi(t.product(), "GET", path, { token: user.token });
  return (body as Calendar).entries;
}

test("films that are added to the queue at the same time take one free slot each, in order, and none twice [R18.4]", async () => {
  const user = await connectedUser(t.product());
  await save(user, EVERY_DAY);
  const first = (await slots(user))?.nextFree ?? "";

  const answers = await Promise.all((await films(user, 6)).map((id) => queue(user, id)));

  const hours = answers.map(hourOf).toSorted((a, b) => Date.parse(a ?? "") - Date.parse(b ?? ""));
  const expected = Array.from({ length: 6 }, (_, day) => new Date(Date.parse(first) + day * DAY_MS).toISOString());
  expect(hours).toEqual(expected);
  expect((await slots(user))?.nextFree).toBe(new Date(Date.parse(first) + 6 * DAY_MS).toISOString());
});

test("the calendar shows the free slots as gaps, and not those that a publication or a plan has taken [R18.4]", async () => {
  const user = await connectedUser(t.product());
  await save(user, EVERY_DAY);
  const free = async () => (await calendar(user)).filter(({ kind }) => kind === "slot").map(({ at }) => at);
  const before = await free();
  const [film = ""] = await films(user, 1);

  const hour = hourOf(await queue(user, film));
  const { channelId } = mainChannel(user);
  const words = { title: "Deniz", description: "", privacyStatus: "private" };
  const plan = async (scheduledAt: string | undefined, publication: object) => {
    const wish = { scenario: "scheduled", promptText: "Deniz", keywords: "deniz", autoUpload: true, publication };
    const made = await callApi(t.product(), "POST", "/video/create", { token: user.token, body: wish });
    const { _id } = made.body["video"] as { _id: string };
    const body = { scheduledAt, timeZone: "UTC" };
    await callApi(t.product(), "POST", `/api/videos/${_id}/schedule`, { token: user.token, body });
  };
  await plan(before[2], { ...words, channelId });
  // Goes there besides.
  await plan(before[3], { ...words, channelId: "UCanother", further: [{ ...words, channelId }] });

  expect(await free()).toEqual(before.filter((at) => at !== hour && at !== before[2] && at !== before[3]));
  // What a plan has taken is not given to a film either.
  const [second = "", third = ""] = await films(user, 2);
  expect([hourOf(await queue(user, second)), hourOf(await queue(user, third))]).toEqual([before[1], before[4]]);
});

test("no run of a repeating plan loses its slot to a film, as far as they reach, and one without a channel goes to the default one [R18.4]", async () => {
  const user = await connectedUser(t.product());
  await save(user, EVERY_DAY);
  const first = Date.parse((await slots(user))?.nextFree ?? "");
  const day = (ahead: number) => new Date(first + ahead * DAY_MS).toISOString();
  const repeat = async (ahead: number, rhythm: object, channelId: string | null, autoUpload = true) => {
    const publication = autoUpload
      ? { title: "Deniz", description: "", privacyStatus: "private", channelId }
      : undefined;
    const wish = { scenario: "scheduled", promptText: "Deniz", keywords: "deniz", autoUpload, publication };
    const made = await callApi(t.product(), "POST", "/video/create", { token: user.token, body: wish });
    const { _id } = made.body["video"] as { _id: string };
    const body = { scheduledAt: day(ahead), timeZone: "UTC", recurring: true, ...rhythm };
    await callApi(t.product(), "POST", `/api/videos/${_id}/schedule`, { token: user.token, body });
  };
  await repeat(0, { recurringType: "daily", endAfter: 3 }, mainChannel(user).channelId);
  await repeat(4, { recurringType: "weekly" }, null);
  // What stays here takes no slot.
  await repeat(3, { recurringType: "daily" }, null, false);

  const hours: (string | null)[] = [];
  for (const id of await films(user, 8)) hours.push(hourOf(await queue(user, id)));

  expect(hours).toEqual([3, 5, 6, 7, 8, 9, 10, 12].map(day));
  expect((await slots(user))?.nextFree).toBe(day(13));
  expect((await calendar(user)).filter(({ kind }) => kind === "slot")).toEqual([]);

  await repeat(1, { recurringType: "daily" }, mainChannel(user).channelId);
  expect(await slots(user)).toMatchObject({ nextFree: null });
  const [late = ""] = await films(user, 1);
  expect((await queue(user, late)).body["fields"]).toHaveProperty("nextSlot");
});

test("a cancelled publication gives its slot back, and adding the same film again keeps it in the first free one [R18.4]", async () => {
  const user = await connectedUser(t.product());
  await save(user, EVERY_DAY);
  const [one = "", two = ""] = await films(user, 2);
  const first = hourOf(await queue(user, one));
  expect(hourOf(await queue(user, one))).toBe(first);

  await callApi(t.product(), "POST", `/api/videos/${one}/upload/cancel`, { token: user.token });

  expect(hourOf(await queue(user, two))).toBe(first);
});

test.each([
  ["a weekday that is none", [{ weekday: 8, time: "18:00" }]],
  ["an hour that is none", [{ weekday: 1, time: "25:00" }]],
  ["71 times", Array.from({ length: 71 }, (_, i) => ({ weekday: 1, time: `10:${String(i % 60).padStart(2, "0")}` }))],
])("%s is refused, and nothing changes [R18.4]", async (_what, times) => {
  const user = await connectedUser(t.product());
  await save(user, EVERY_DAY);

  expect(await save(user, times)).toMatchObject({ status: 400, body: { code: "invalid_request" } });

  expect((await slots(user))?.times).toHaveLength(7);
});

test("without posting times, with an hour beside it, or for a channel of somebody else nothing is queued [R18.4]", async () => {
  const user = await connectedUser(t.product());
  const [film = ""] = await films(user, 1);
  expect((await queue(user, film)).body["fields"]).toHaveProperty("nextSlot");
  const both = { nextSlot: true, publishAt: "2030-01-01T10:00:00Z" };
  expect((await publishFilm(t.product(), user, film, both)).body["fields"]).toHaveProperty("nextSlot");
  expect((await save(user, EVERY_DAY, "UCnobodys")).status).not.toBe(200);
  expect(await slots(user)).toBeUndefined();
});
