import type { ScheduleFile } from "@sahne/contract/schedules/schedule-file";
import { HOUR_MS } from "@sahne/contract/time-units";
import { asc, eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { runDue } from "#features/schedules/run-due-plans.ts";
import { schedules, uploads, videos } from "#platform/db/schema.ts";
import { callApi, makeUser, type Answer, type TestUser } from "#test/api.ts";
import { connectedUser, mainChannel, makeFilm } from "#test/published-films.ts";
import { holdRenders } from "#test/product/render-process.ts";
import { withTestProduct } from "#test/product/test-product.ts";

const t = withTestProduct();

beforeEach(() => holdRenders(t.product()));

const ZONE = "America/New_York";

const send = (user: TestUser, text: string, others: object = {}): Promise<Answer> =>
  callApi(t.product(), "POST", `/api/users/${user.id}/schedule-file`, {
    token: user.token,
    body: { text, timeZone: ZONE, ...others },
  });

async function read(user: TestUser, text: string, others: object = {}): Promise<ScheduleFile> {
  const answer = await send(user, text, others);
  expect(answer.status).toBe(200);
  return answer.body as ScheduleFile;
}

async function saved(user: TestUser): Promise<string> {
  const { raw } = await callApi(t.product(), "GET", `/api/users/${user.id}/schedule.csv`, { token: user.token });
  return raw.body;
}

const plansOf = (user: TestUser) =>
  t
    .product()
    .context.db.select()
    .from(schedules)
    .where(eq(schedules.userId, user.id))
    .orderBy(asc(schedules.nextRunAt));
const videosOf = (user: TestUser) => t.product().context.db.select().from(videos).where(eq(videos.userId, user.id));

/** A day so many days from now, as it stands in a file. */
function day(ahead: number): string {
  return new Date(t.product().clock.now().getTime() + ahead * 24 * HOUR_MS).toISOString().slice(0, 10);
}

const setTimes = (user: TestUser, time: string) =>
  callApi(t.product(), "PUT", `/api/users/${user.id}/posting-times/${mainChannel(user).channelId}`, {
    token: user.token,
    body: { times: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, time })), timeZone: "UTC" },
  });

test("rows become plans with their text, style, rhythm and zone, and run as any other [R13.1] [R13.3]", async () => {
  const user = await makeUser(t.product());
  const file = [
    "text,style,date,time,repeat,count,zone",
    `Ahtapotlar,noir,${day(2)},18:30,once,,`,
    `"Bir ""gün"", iki",,${day(3)},9.05,daily,3,Europe/Istanbul`,
  ].join("\n");

  const checked = await read(user, file, { check: true });
  expect(checked).toMatchObject({ rows: 2, problems: [], isStored: false });
  expect(await plansOf(user)).toEqual([]);
  expect(await videosOf(user)).toEqual([]);
  const done = await read(user, file);

  expect(done).toEqual({ ...checked, isStored: true });
  const [first, second] = await plansOf(user);
  expect(first).toMatchObject({ timeZone: ZONE, recipe: { promptText: "Ahtapotlar", options: { style: "noir" } } });
  expect(first?.recipe).toMatchObject({ serviceType: "sahne", autoUpload: false });
  expect(second).toMatchObject({ recurringType: "daily", endAfter: 3, timeZone: "Europe/Istanbul" });
  expect(second?.recipe.promptText).toBe('Bir "gün", iki');
  t.product().clock.advance((first?.nextRunAt?.getTime() ?? 0) - t.product().clock.now().getTime() + 1000);
  expect(await runDue(t.product().context)).toBe(1);
  expect((await videosOf(user)).map(({ status }) => status).toSorted()).toEqual(["processing", "scheduled"]);
});

test("a byte order mark, semicolons, Turkish headings and a date of the country are read; columns can be pointed elsewhere [R13.3]", async () => {
  const user = await makeUser(t.product());
  const [year, month, date] = day(5).split("-");
  const text = `\u{FEFF}Metin;Tarih;Saat;Not;Tekrar\r\nKediler, köpekler;${date}.${month}.${year};21:00;Boşver;haftalık\r\n`;

  const file = await read(user, text, { check: true });
  expect(file.headings).toEqual(["Metin", "Tarih", "Saat", "Not", "Tekrar"]);
  expect(file.columns).toMatchObject({ text: "Metin", date: "Tarih", time: "Saat", repeat: "Tekrar", name: null });
  expect(file.entries).toMatchObject([{ kind: "plan", name: "Kediler, köpekler", isRepeated: true }]);

  const mapped = await read(user, text, { check: true, columns: { name: "Not", repeat: null } });
  expect(mapped.entries).toMatchObject([{ name: "Boşver", isRepeated: false }]);
});

test("rows without a time take the next free posting times in the order of the file, around what is taken [R18.4]", async () => {
  const user = await connectedUser(t.product());
  await setTimes(user, "18:00");
  const film = await makeFilm(t.product(), user, 1000);
  const channel = mainChannel(user).channelId;
  const file = [
    "text,video,channel,date,time,zone",
    `Bir,,${channel},,,`,
    `,${film.id},default,,,`,
    `Üç,,${channel},${day(2)},18:00,UTC`,
    `Dört,,${channel},,,`,
  ].join("\n");

  const { entries, problems } = await read(user, file);

  expect(problems).toEqual([]);
  const hours = entries.map(({ at }) => Date.parse(at ?? ""));
  expect(new Set(hours).size).toBe(4);
  const inOrder = [hours[0], hours[1], hours[3]];
  expect(inOrder).toEqual(inOrder.toSorted((a, b) => Number(a) - Number(b)));
  expect(hours.every((at) => new Date(at).toISOString().endsWith("T18:00:00.000Z"))).toBe(true);
  expect(entries.map(({ isSlot }) => isSlot)).toEqual([true, true, false, true]);
  const [upload] = await t.product().context.db.select().from(uploads).where(eq(uploads.videoId, film.id));
  expect(upload).toMatchObject({ status: "planned", publishBy: "sahne", title: "Film" });
  expect(upload?.publishAt?.getTime()).toBe(hours[1]);
});

test("what is saved reads back as nothing new, and in another account as the same schedule [R13.3]", async () => {
  const user = await connectedUser(t.product());
  const film = await makeFilm(t.product(), user, 1000);
  const channel = mainChannel(user).channelId;
  const file = [
    "text,name,keywords,date,time,repeat,topics,topicsEnd,channel,title,description,privacy,tags,asks,video,count,until,style",
    `"{topic}, {n}.",=SUM(A1),a,${day(2)},18:30,daily,"Bir\nİki",stop,${channel},"@ {topic}","-1, ""iki""\nüç",unlisted,"a,b",evet,,5,${day(40)},noir`,
    `Rastgele,'=x,,${day(3)},10:00,"random 20-30 9-21 1,3,5",,,,,,,,,,,,`,
    `,,,${day(4)},11:00,,,,${channel},+Film,,private,,,${film.id},,,`,
  ].join("\n");
  expect(await read(user, file)).toMatchObject({ problems: [], isStored: true });
  const first = await saved(user);
  const before = await plansOf(user);

  const again = await read(user, first);
  expect(again.entries.map(({ kind }) => kind)).toEqual(["same", "same", "same"]);
  expect(again.isStored).toBe(true);
  expect(await plansOf(user)).toEqual(before);
  expect(await saved(user)).toBe(first);
  // No spreadsheet takes a cell for a formula.
  expect(first).not.toMatch(/(?:^|,)"[=+@-]/m);

  await t.product().context.db.delete(schedules).where(eq(schedules.userId, user.id));
  await t.product().context.db.delete(uploads).where(eq(uploads.userId, user.id));
  expect(await read(user, first)).toMatchObject({ problems: [], isStored: true });
  const withoutIds = (text: string) => text.replaceAll(/^"[^"]+",/gm, '"",');
  expect(withoutIds(await saved(user))).toBe(withoutIds(first));
});

test("a plan whose episodes are written keeps its writer through saving and reading back, here and elsewhere [R13.3]", async () => {
  const user = await makeUser(t.product());
  const file = [
    "text,name,date,time,repeat,writer,topics",
    `Denizin altı,Yazılan,${day(2)},18:30,daily,openai/gpt-5.4-mini,`,
    `{topic} üstüne,Konulu,${day(3)},18:30,"random 20-30 9-21",local/org/model:7b,"Bir\nİki"`,
    `Düz,Yazılmayan,${day(4)},18:30,weekly,,`,
  ].join("\n");
  expect(await read(user, file)).toMatchObject({ problems: [], isStored: true });
  const writers = async () => (await plansOf(user)).map(({ writer }) => writer);
  const written = [{ service: "openai", model: "gpt-5.4-mini" }, { service: "local", model: "org/model:7b" }, null];
  expect(await writers()).toEqual(written);
  const first = await saved(user);

  const again = await read(user, first);
  expect(again.entries.map(({ kind }) => kind)).toEqual(["same", "same", "same"]);
  expect(await saved(user)).toBe(first);

  await t.product().context.db.delete(schedules).where(eq(schedules.userId, user.id));
  expect(await read(user, first)).toMatchObject({ problems: [], isStored: true });
  expect(await writers()).toEqual(written);
  const withoutIds = (text: string) => text.replaceAll(/^"[^"]+",/gm, '"",');
  expect(withoutIds(await saved(user))).toBe(withoutIds(first));

  const [plan] = await plansOf(user);
  expect(await read(user, `id,writer\n${plan?.id},\n`)).toMatchObject({ entries: [{ kind: "change" }], problems: [] });
  expect(await writers()).toEqual([null, ...written.slice(1)]);
  const refused = [
    ["daily", "gpt-5.4-mini"],
    ["daily", "nobody/model"],
    ["once", "openai/gpt-5.4-mini"],
  ].map(([repeat, writer]) => `Deniz,${day(2)},18:00,${repeat},${writer}`);
  expect((await read(user, ["text,date,time,repeat,writer", ...refused].join("\n"))).problems).toMatchObject(
    [2, 3, 4].map((row) => ({ row, column: "writer" })),
  );
});

test("a row that names a plan changes just the cells that differ [R13.3]", async () => {
  const user = await connectedUser(t.product());
  await read(user, `text,keywords,date,time,repeat\nDeniz,mavi,${day(2)},18:30,daily\n`);
  const [plan] = await plansOf(user);

  const edited = `id,text,time,date,channel,title,style\n${plan?.id},Orman,20:00,${day(2)},default,Orman filmi,noir\n`;
  expect(await read(user, edited)).toMatchObject({ entries: [{ kind: "change" }], problems: [], isStored: true });

  const [after] = await plansOf(user);
  expect(after).toMatchObject({ id: plan?.id, recurringType: "daily" });
  expect(after?.recipe).toMatchObject({
    promptText: "Orman",
    keywords: "mavi",
    autoUpload: true,
    options: { style: "noir" },
  });
  expect(after?.recipe.publication).toMatchObject({ title: "Orman filmi", channelId: mainChannel(user).channelId });
  expect((after?.nextRunAt?.getTime() ?? 0) - (plan?.nextRunAt?.getTime() ?? 0)).toBe(1.5 * HOUR_MS);
  const fixed = await read(user, `id,shape\n${plan?.id},1:1\n`);
  expect(fixed).toMatchObject({ isStored: false, problems: [{ row: 2, column: "shape" }] });
});

test.each([
  ["a formula for a day", "Deniz,=TODAY(),18:00,,", "date"],
  ["a day that is none", "Deniz,2027-02-30,18:00,,", "date"],
  ["a day with slashes", "Deniz,03/04/2027,18:00,,", "date"],
  ["a time that has passed", "Deniz,2020-01-01,18:00,,", "date"],
  ["the year 9999", "Deniz,9999-01-01,18:00,,", "date"],
  ["a time that is none", "Deniz,2027-02-03,25:00,,", "time"],
  ["a day without a time", "Deniz,2027-02-03,,,", "time"],
  ["no time and no channel", "Deniz,,,,", "date"],
  ["no text", ",2027-02-03,18:00,,", "text"],
  ["a rhythm of nobody", "Deniz,2027-02-03,18:00,sometimes,", "repeat"],
  ["hours the wrong way round", "Deniz,2027-02-03,18:00,random 30-20 9-21,", "repeat"],
  ["a window of zero hours", "Deniz,2027-02-03,18:00,random 20-30 9-9,", "repeat"],
  ["an unknown zone", "Deniz,2027-02-03,18:00,,Mars/Base", "zone"],
])("%s is told with its row and column, and no row is stored [R13.3]", async (_what, line, column) => {
  const user = await makeUser(t.product());
  const file = `text,date,time,repeat,zone\nİyi,${day(2)},18:00,,\n\n${line}\n`;

  const answer = await read(user, file);

  expect(answer).toMatchObject({ isStored: false, problems: [{ row: 4, column }] });
  expect(answer.problems[0]?.message).not.toMatch(/^[a-z]+\./);
  expect(await plansOf(user)).toEqual([]);
  expect(await videosOf(user)).toEqual([]);
});

test("films and channels of others, a film twice, an unknown style and topics that no text names are refused at their cells [R13.3]", async () => {
  const [user, other] = [await connectedUser(t.product()), await makeUser(t.product())];
  const film = await makeFilm(t.product(), user, 1000);
  const foreign = await makeFilm(t.product(), other, 1000);
  const at = `${day(2)},18:00`;
  const file = [
    "video,text,date,time,channel,style,topics",
    `${foreign.id},,${at},,,`,
    `${film.id},,${at},default,,`,
    `${film.id},,${at},default,,`,
    `,Deniz,${at},Yabancı,,`,
    `,Deniz,${at},,yok,`,
    `,Deniz,${at},,,Bir`,
  ].join("\n");

  const { problems, isStored } = await read(user, file);

  expect(isStored).toBe(false);
  expect(problems.map(({ row, column }) => [row, column])).toEqual([
    [2, "video"],
    [4, "video"],
    [5, "channel"],
    [6, "style"],
    [7, "topics"],
  ]);
  expect(await t.product().context.db.select().from(uploads)).toEqual([]);
});

test("ten thousand rows are refused in words, and so are a file that is none and one without rows [R13.3]", async () => {
  const user = await makeUser(t.product());
  const row = `Konu ${"a".repeat(250)},${day(2)},18:00\n`;

  const many = await send(user, `text,date,time\n${row.repeat(10_000)}`);
  expect(many).toMatchObject({ status: 400, body: { fields: { text: { code: "file.rows.many" } } } });
  const broken = await send(user, 'text,date\n"Deniz,2027\n');
  expect(broken).toMatchObject({ status: 400, body: { fields: { text: { code: "file.broken" } } } });
  const none = await send(user, "text,date,time\n\n");
  expect(none).toMatchObject({ status: 400, body: { fields: { text: { code: "file.rows.none" } } } });
  expect(await plansOf(user)).toEqual([]);
});

test("sent twice under one key, a file is stored once [R13.3]", async () => {
  const user = await makeUser(t.product());
  const body = { text: `text,date,time\nDeniz,${day(2)},18:00\n`, timeZone: "UTC" };
  const call = () =>
    callApi(t.product(), "POST", `/api/users/${user.id}/schedule-file`, {
      token: user.token,
      body,
      headers: { "idempotency-key": "file-1" },
    });

  const answers = [await call(), await call()];

  expect(answers[1]?.body).toEqual(answers[0]?.body);
  expect(await plansOf(user)).toHaveLength(1);
});
