import { eq } from "drizzle-orm";
import { fastify } from "fastify";
import { expect, test } from "vitest";
import { authenticate } from "#features/accounts/session.ts";
import { notifications, users } from "#platform/db/schema.ts";
import { installErrorHandler } from "#platform/http/error-handler.ts";
import { callApi, makeUser, type TestUser } from "#test/api.ts";
import { makeFilm } from "#test/published-films.ts";
import { connectChannel } from "#test/vendors/sandbox-consent.ts";
import { withTestProduct } from "#test/product/test-product.ts";
import { openChangeHub } from "./change-hub.ts";
import { eventRoutes } from "./events.routes.ts";

const t = withTestProduct();

type Stream = { text(): string; isOpen(): boolean; close(): Promise<void> };

/** A real socket: an event stream cannot be seen through an injected request. */
async function withStream(user: TestUser, work: (stream: Stream) => Promise<void>): Promise<void> {
  const { context } = t.product();
  const app = fastify();
  installErrorHandler(app, context.translatorFor);
  const hub = await openChangeHub(context.database);
  eventRoutes(app, { hub, identify: (request) => authenticate(context, request), heartbeatMs: 50 });
  await app.listen({ host: "127.0.0.1", port: 0 });
  const { port } = app.server.address() as { port: number };
  const stop = new AbortController();
  const response = await fetch(`http://127.0.0.1:${port}/api/events`, {
    headers: { authorization: `Bearer ${user.token}` },
    signal: stop.signal,
  });
  let text = "";
  let isOpen = true;
  const reading = readAll(response, (chunk) => {
    text += chunk;
  }).finally(() => {
    isOpen = false;
  });
  try {
    await work({ text: () => text, isOpen: () => isOpen, close: async () => stop.abort() });
  } finally {
    stop.abort();
    await reading.catch(() => undefined);
    await app.close();
    await hub.stop();
  }
}

async function readAll(response: Response, onText: (text: string) => void): Promise<void> {
  const decoder = new TextDecoder();
  for await (const chunk of response.body ?? []) onText(decoder.decode(chunk as Uint8Array, { stream: true }));
}

async function notifyUser(user: TestUser): Promise<string> {
  const id = `n-${user.id}`;
  const createdAt = t.product().clock.now();
  await t
    .product()
    .context.db.insert(notifications)
    .values({ id, userId: user.id, kind: "test", values: {}, createdAt });
  return id;
}

test("a stream begins by asking for everything, then tells each change of its own user only [R12.4]", async () => {
  const [ada, eve] = [await makeUser(t.product()), await makeUser(t.product())];

  await withStream(ada, async (stream) => {
    await expect.poll(() => stream.text()).toContain("event: resync");
    // Hers comes first: when the other has been told, it has been passed over.
    const hers = await notifyUser(eve);
    const mine = await notifyUser(ada);

    await expect.poll(() => stream.text()).toContain(`"kind":"notification","id":"${mine}"`);
    expect(stream.text()).not.toContain(hers);
    expect(stream.text()).not.toContain("userId");
  });
});

test("a publication's change names the video, so that only that one is asked for anew", async () => {
  const user = await makeUser(t.product());
  await connectChannel(t.product(), user);
  const film = await makeFilm(t.product(), user, 1_000);

  await withStream(user, async (stream) => {
    await expect.poll(() => stream.text()).toContain("resync");
    const body = { videoId: film.id, title: "Film" };
    const { raw } = await callApi(t.product(), "POST", "/api/youtube/upload", { token: user.token, body });

    expect(raw.statusCode).toBeLessThan(300);
    await expect.poll(() => stream.text()).toMatch(new RegExp(`"kind":"upload".*"videoId":"${film.id}"`));
  });
});

test("a change that is rolled back is never told", async () => {
  const user = await makeUser(t.product());

  await withStream(user, async (stream) => {
    await expect.poll(() => stream.text()).toContain("resync");
    const rolledBack = t.product().context.db.transaction(async (tx) => {
      await tx.update(users).set({ mediaEpoch: 9 }).where(eq(users.id, user.id));
      await tx
        .insert(notifications)
        .values({ id: "never", userId: user.id, kind: "test", values: {}, createdAt: new Date() });
      throw new Error("no");
    });
    await expect(rolledBack).rejects.toThrow("no");
    const told = await notifyUser(user);

    await expect.poll(() => stream.text()).toContain(told);
    expect(stream.text()).not.toContain("never");
  });
});

test("signing out ends the stream within a heartbeat", async () => {
  const user = await makeUser(t.product());

  await withStream(user, async (stream) => {
    await expect.poll(() => stream.text()).toContain("still here");
    await callApi(t.product(), "POST", "/api/logout", { token: user.token });

    await expect.poll(() => stream.isOpen()).toBe(false);
  });
});

test("without a session there is no stream", async () => {
  expect(await callApi(t.product(), "GET", "/api/events")).toMatchObject({ status: 401 });
});
