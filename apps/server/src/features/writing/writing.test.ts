import { servicesThat } from "@sahne/contract/services/services";
import { chapterLines, type WritingEvent } from "@sahne/contract/studio/writing";
import { eq } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { createCompatibleWriter } from "#providers/local/write.ts";
import { videos, writings } from "#platform/db/schema.ts";
import { callApi, makeUser, type Answer, type TestUser } from "#test/api.ts";
import { armFault, readLedger } from "#test/vendors/sandbox-ledger.ts";
import { startScriptedVendor } from "#test/vendors/scripted-vendor.ts";
import { withTestProduct } from "#test/product/test-product.ts";
import { giveKey } from "#test/vendors/vendor-videos.ts";
import { readOffers, tidyScript } from "./tidy-text.ts";
import { startWriting } from "./writing.service.ts";

const t = withTestProduct();

const WRITERS = servicesThat("writes");

async function writerUser(): Promise<TestUser> {
  const user = await makeUser(t.product());
  for (const service of WRITERS) await giveKey(t.product(), user, service, `sandbox-${service}-${user.username}`);
  return user;
}

type Service = (typeof WRITERS)[number];

/** The one that is offered first. */
function modelOf(service: Service): string | undefined {
  return t.product().context.writers[service].models[0];
}

async function write(
  user: TestUser,
  service: Service,
  changes: object = {},
): Promise<Answer & { events: WritingEvent[] }> {
  const body = { service, model: modelOf(service), task: "script", text: "fener", language: "tr", ...changes };
  const url = `/api/users/${user.id}/writing`;
  const answer = await callApi(t.product(), "POST", url, { token: user.token, body });
  const events = answer.raw.body
    .split("\n\n")
    .filter((part) => part.startsWith("event:"))
    .map((part) => JSON.parse(part.slice(part.indexOf("data: ") + 6)) as WritingEvent);
  return { ...answer, events };
}

test.each(WRITERS)(
  "%s writes a script piece by piece, for one charge, and says what it took [R17.7]",
  async (service) => {
    const user = await writerUser();

    const { status, events } = await write(user, service);

    expect(status).toBe(200);
    const pieces = events.flatMap((event) => (event.type === "text" ? [event.text] : []));
    expect(pieces.length).toBeGreaterThan(1);
    expect(events.at(-1)).toMatchObject({ type: "done", isCut: false, model: modelOf(service) });
    expect(events.at(-1)).toMatchObject({ text: pieces.join("").trim(), outputTokens: 64 });
    const [kept] = await t.product().context.db.select().from(writings).where(eq(writings.userId, user.id));
    expect(kept?.words).toBe(pieces.join("").trim());
    const { charges } = await readLedger(t.product());
    expect(charges.filter(({ key }) => key.endsWith(user.username))).toHaveLength(1);
  },
);

test("titles, descriptions and tags come as three offers within the channel's limits [R17.7]", async () => {
  const user = await writerUser();

  const { events } = await write(user, "openai", { task: "publication", text: "Fenerin ışığı neden döner?" });

  const done = events.at(-1);
  expect(done).toMatchObject({ type: "done", text: "" });
  if (done?.type !== "done") throw new Error("It did not end.");
  expect(done.offers).toHaveLength(3);
  for (const offer of done.offers) expect(offer.title).not.toBe("");
});

test.each([
  ["openai", "[filtered]", "provider_content_refused"],
  ["anthropic", "[filtered]", "provider_content_refused"],
  ["openai", "[no-credit]", "provider_no_credit"],
  ["anthropic", "[fail]", "provider_unavailable"],
  ["gemini", "[fail]", "writing_broken"],
] as const)("%s %s is told in its own words, after what came before [R17.7]", async (service, marker, code) => {
  const user = await writerUser();

  const { events } = await write(user, service, { text: `fener ${marker}` });

  expect(events.at(-1)).toMatchObject({ type: "problem", code, message: expect.any(String) });
});

test("a vendor that takes no more for now is not asked again by itself [R17.7]", async () => {
  const user = await writerUser();
  await armFault(t.product(), { name: "429", path: "/openai/" });

  const { events } = await write(user, "openai");

  expect(events).toMatchObject([{ type: "problem", code: "provider_stays_limited" }]);
  const { charges } = await readLedger(t.product());
  expect(charges.filter(({ key }) => key.endsWith(user.username))).toEqual([]);
});

test("an answer whose line is cut is told as broken, with one charge and no second call [R17.7]", async () => {
  const user = await writerUser();
  await armFault(t.product(), { name: "drop-after-accept", path: "/openai/" });

  const { events } = await write(user, "openai");

  expect(events.at(-1)).toMatchObject({ type: "problem", code: "writing_broken" });
  const { charges } = await readLedger(t.product());
  expect(charges.filter(({ key }) => key.endsWith(user.username))).toHaveLength(1);
});

test("without a key nothing is sent, and the writers say who is ready [R17.7]", async () => {
  const user = await makeUser(t.product());

  expect(await write(user, "openai")).toMatchObject({ status: 422, body: { code: "provider_key_missing" } });
  await giveKey(t.product(), user, "anthropic", "sandbox-only-claude");
  const { body } = await callApi(t.product(), "GET", `/api/users/${user.id}/writers`, { token: user.token });
  expect(body["writers"]).toMatchObject(
    WRITERS.map((service) => ({ service, isReady: service === "anthropic", isSandbox: service === "anthropic" })),
  );
  expect(JSON.stringify(body)).not.toContain("sandbox-only-claude");
});

test("a server that the operator named writes without any key of the user's [R17.7]", async () => {
  const { context } = t.product();
  const baseUrl = `${context.sandboxUrl ?? ""}/openai/v1`;
  context.writers.local = createCompatibleWriter({ baseUrl, apiKey: "sandbox-of-the-operator", models: ["llama"] });
  onTestFinished(() => {
    delete context.writers.local;
  });
  const user = await makeUser(t.product());

  const { events } = await write(user, "openai", { service: "local", model: "llama" });

  expect(events.at(-1)).toMatchObject({ type: "done", model: "llama" });
  const { body, raw } = await callApi(t.product(), "GET", `/api/users/${user.id}/writers`, { token: user.token });
  expect(body["writers"]).toContainEqual({ service: "local", models: ["llama"], isReady: true, isSandbox: false });
  expect(raw.body).not.toContain("sandbox-of-the-operator");
});

test("a model that writes a novel is cut off, and the call at it is ended [R17.7]", async () => {
  const { context } = t.product();
  let isLeft: () => void = () => {};
  const left = new Promise<void>((resolve) => {
    isLeft = resolve;
  });
  const vendor = await startScriptedVendor((response) => {
    response.once("close", isLeft);
    response.writeHead(200, { "content-type": "text/event-stream" });
    const chunk = { choices: [{ index: 0, delta: { content: "uzun ".repeat(500) } }] };
    for (let count = 0; count < 6; count += 1) response.write(`data: ${JSON.stringify(chunk)}\n\n`);
  });
  context.writers.local = createCompatibleWriter({ baseUrl: vendor.url, apiKey: undefined, models: ["llama"] });
  onTestFinished(() => {
    delete context.writers.local;
  });

  const { events } = await write(await makeUser(t.product()), "openai", { service: "local", model: "llama" });

  expect(events.at(-1)).toMatchObject({ type: "done", isCut: true });
  await left;
});

test("an hour has a limit of texts; the next one is refused before anybody is paid [R17.7]", async () => {
  const { context } = t.product();
  const { writingsPerHour } = context.config.limits;
  context.config.limits.writingsPerHour = 2;
  onTestFinished(() => {
    context.config.limits.writingsPerHour = writingsPerHour;
  });
  const user = await writerUser();

  const answers = [await write(user, "openai"), await write(user, "openai"), await write(user, "anthropic")];

  expect(answers.map(({ status }) => status)).toEqual([200, 200, 429]);
  expect(answers[2]?.body).toMatchObject({ code: "rate_limited" });
  const { charges } = await readLedger(t.product());
  expect(charges.filter(({ key }) => key.endsWith(user.username))).toHaveLength(2);
});

test("whoever closes the page ends the call at the vendor, and hears nothing more [R17.7]", async () => {
  const { context } = t.product();
  let isLeft: () => void = () => {};
  const left = new Promise<void>((resolve) => {
    isLeft = resolve;
  });
  const vendor = await startScriptedVendor((response) => {
    response.once("close", isLeft);
    response.writeHead(200, { "content-type": "text/event-stream" });
    // It has begun and would never end by itself.
    response.write(`data: ${JSON.stringify({ choices: [{ index: 0, delta: { content: "Bir fener " } }] })}\n\n`);
  });
  const writer = createCompatibleWriter({ baseUrl: vendor.url, apiKey: undefined, models: ["llama"] });
  context.writers.local = writer;
  onTestFinished(() => {
    delete context.writers.local;
  });
  const { id: userId } = await makeUser(t.product());
  const closing = new AbortController();
  const body = { service: "local", model: "llama", task: "script", text: "fener", language: "tr" } as const;
  const events: WritingEvent[] = [];

  for await (const event of await startWriting(context, { userId, language: "tr" }, body, closing.signal)) {
    events.push(event);
    closing.abort();
  }

  await left;
  expect(events).toEqual([{ type: "text", text: "Bir fener " }]);
});

test.each([
  ["text", { text: "  " }],
  ["text", { text: "x".repeat(10_001) }],
  ["model", { model: "gpt-1" }],
  ["service", { service: "local" }],
  ["task", { task: "publish" }],
])("a wrong %s is refused at its field, and nobody is asked [R17.7]", async (field, changes) => {
  const user = await writerUser();

  const answer = await write(user, "openai", changes);

  expect(answer).toMatchObject({ status: 400, body: { fields: { [field]: { message: expect.any(String) } } } });
});

test("what a model returns is data: no markup, no control signs, and never more than fits", () => {
  expect(tidyScript("```text\n# Fener\n**Işık** <script>alert(1)</script>döner.\u0000\u202e\n```")).toBe(
    "Fener\nIşık alert(1)döner.",
  );
  expect(tidyScript("a".repeat(20_000))).toHaveLength(10_000);
});

test("offers are cut to what the channel takes; anything else is no offer", () => {
  const [offer] =
    readOffers({
      offers: [
        { title: `<b>${"ş".repeat(120)}`, description: "ğ".repeat(9_000), tags: ["#deniz", "deniz", "x".repeat(600)] },
      ],
    }) ?? [];

  expect(offer?.title).toHaveLength(100);
  expect(Buffer.byteLength(offer?.description ?? "")).toBeLessThanOrEqual(5_000);
  expect(offer?.tags).toEqual(["deniz"]);
  expect(readOffers({ offers: [] })).toBeUndefined();
  expect(readOffers("I am a model")).toBeUndefined();
});

test("a film that is long enough is offered with chapters at the times of its scenes; a short one without [R14.5]", async () => {
  const user = await writerUser();
  const { context } = t.product();
  const { body } = await callApi(t.product(), "POST", "/video/create", {
    token: user.token,
    body: { scenario: "text2video", serviceType: "sahne", promptText: "Deniz feneri" },
  });
  const videoId = (body["video"] as { _id: string })._id;
  const scenesOf = (seconds: number) =>
    [0, 1, 2, 3].map((n) => ({ text: `Sahne ${n}`, start: n * seconds, end: (n + 1) * seconds }));
  const offersOf = async (seconds: number) => {
    const plan = { film: { scenes: scenesOf(seconds) } };
    await context.db.update(videos).set({ plan }).where(eq(videos.id, videoId));
    const done = (await write(user, "gemini", { task: "publication", text: "Deniz feneri", videoId })).events.at(-1);
    if (done?.type !== "done") throw new Error("It did not end.");
    return done.offers;
  };

  const offers = await offersOf(12);
  expect(offers).toHaveLength(3);
  for (const { chapters } of offers) {
    expect(chapters.map(({ at }) => at)).toEqual([0, 12, 24, 36]);
    expect(chapters.every(({ title }) => title !== "" && title.length <= 60)).toBe(true);
  }
  expect((await offersOf(5)).flatMap(({ chapters }) => chapters)).toEqual([]);
  const other = await writerUser();
  expect(await write(other, "gemini", { task: "publication", videoId })).toMatchObject({ status: 404 });
});

test("when chapters begin is never the model's to say, and description and chapters fit the channel together [R14.5]", () => {
  const parts = [0, 10, 20].map((at) => ({ at, words: `Part at ${at}` }));
  const description = `0:00 Buy now\n${"ğ".repeat(5_000)}\n 1:05:00 later`;
  const chapters = { part1: "3:00 <b>Hello</b>", part2: "x ".repeat(80), part9: "no such part" };
  const [offer] = readOffers({ offers: [{ title: "T", description, tags: [], chapters }] }, parts) ?? [];

  expect(offer?.chapters.map(({ at }) => at)).toEqual([0, 10, 20]);
  expect(offer?.chapters[0]?.title).toBe("Hello");
  expect(offer?.chapters[1]?.title).toMatch(/^(x )+x…$/);
  expect(offer?.chapters[2]?.title).toBe("Part at 20");
  expect(offer?.description).toMatch(/^ğ+$/);
  const whole = `${offer?.description}\n\n${chapterLines(offer?.chapters ?? [])}`;
  expect(Buffer.byteLength(whole)).toBeLessThanOrEqual(5_000);
  expect(whole).toContain("\n0:00 Hello\n0:10 x");
});
