import { DAY_MS } from "@sahne/contract/time-units";
import { eq } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { keepHouse } from "#housekeeping.ts";
import { speechClips } from "#platform/db/schema.ts";
import { callApi, makeUser, type TestUser } from "#test/api.ts";
import { withTestProduct } from "#test/product/test-product.ts";
import { readLedger } from "#test/vendors/sandbox-ledger.ts";
import { giveKey, listMedia, readVideo, startVideo } from "#test/vendors/vendor-videos.ts";

const t = withTestProduct();
const OPTIONS = { resolution: "480p", music: "none", aspectRatio: "1:1", language: "tr", voice: "gemini:Kore" };

async function speakingUser(): Promise<TestUser> {
  const { context } = t.product();
  const { renderChildPath } = context;
  context.renderChildPath = "/nowhere";
  onTestFinished(() => {
    context.renderChildPath = renderChildPath;
  });
  const user = await makeUser(t.product());
  await giveKey(t.product(), user, "gemini", `sandbox-gem-${user.username}`);
  return user;
}

/** Sessions do not last as long as these films do. */
async function speak(member: TestUser, promptText: string): Promise<string> {
  const signIn = { body: { username: member.username, password: "gizli-sifre" } };
  const { body } = await callApi(t.product(), "POST", "/login", signIn);
  const user = { ...member, token: String(body["token"]) };
  const id = await startVideo(t.product(), user, { serviceType: "sahne", promptText, options: OPTIONS });
  await t.product().context.queue.drain();
  expect((await readVideo(t.product(), user, id)).stage).toBe("generating");
  return id;
}

async function remove(user: TestUser, id: string): Promise<void> {
  const { context, clock } = t.product();
  await callApi(t.product(), "POST", `/api/videos/${id}/cancel`, { token: user.token });
  expect((await callApi(t.product(), "DELETE", `/api/videos/${id}`, { token: user.token })).status).toBe(200);
  clock.advance(DAY_MS);
  await context.queue.drain();
}

async function after(days: number): Promise<void> {
  const { context, clock } = t.product();
  clock.advance(days * DAY_MS);
  await keepHouse(context);
  await context.queue.drain();
}

const filesOf = (user: TestUser) => listMedia(t.product(), `speech/${user.id}/`);
const chargesOf = async ({ username }: TestUser) =>
  (await readLedger(t.product())).charges.filter(({ key }) => key.endsWith(username)).length;
const statesOf = async ({ id }: TestUser) =>
  (await t.product().context.db.select().from(speechClips).where(eq(speechClips.userId, id))).map(({ state }) => state);

test("[R17.8] sentences that nothing says any more go a month after they were found unused, and only they", async () => {
  const user = await speakingUser();
  const gone = await speak(user, "Fener geceleri döner. Gemiler ışığı görür.");
  await speak(user, "Gemiler ışığı görür.");
  const draft = { script: "Martılar uçar.", title: "M", options: OPTIONS, imageIds: [], film: null };
  const drafted = await speak(user, draft.script);
  expect((await callApi(t.product(), "POST", "/api/drafts", { token: user.token, body: draft })).status).toBe(201);
  await callApi(t.product(), "POST", `/api/users/${user.id}/voices/sample`, {
    token: user.token,
    body: { voice: "gemini:Puck", language: "tr" },
  });
  await remove(user, gone);
  await remove(user, drafted);
  const before = await filesOf(user);
  const [paid, states] = [await chargesOf(user), await statesOf(user)];

  // Young ones are not looked at; then it is known that nothing uses it; then its month has passed.
  await after(10);
  await after(25);
  await after(29);
  expect(await filesOf(user)).toEqual(before);
  await after(2);
  expect(await filesOf(user)).toHaveLength(before.length - 1);
  expect((await statesOf(user)).filter((state) => state === "dropped")).toHaveLength(1);
  expect(await statesOf(user)).toHaveLength(states.length);

  // What is left is still not paid again; what is gone would be.
  await speak(user, "Gemiler ışığı görür. Martılar uçar.");
  expect(await chargesOf(user)).toBe(paid);
  await speak(user, "Fener geceleri döner.");
  expect(await chargesOf(user)).toBe(paid + 1);
});

test("[R17.8] a sentence that a film takes up in time is kept, although its month was running", async () => {
  const user = await speakingUser();
  const first = await speak(user, "Balıkçı ağını toplar.");
  await remove(user, first);
  await after(31);
  const [marked] = await t.product().context.db.select().from(speechClips).where(eq(speechClips.userId, user.id));
  expect(marked?.unusedSince).toBeInstanceOf(Date);
  await speak(user, "Balıkçı ağını toplar.");
  const paid = await chargesOf(user);
  // At once, not at the next look: a film that is being drawn needs it.
  const [clip] = await t.product().context.db.select().from(speechClips).where(eq(speechClips.userId, user.id));
  expect(clip?.unusedSince).toBeNull();
  await after(31);
  await after(31);

  expect(await filesOf(user)).toHaveLength(1);
  expect(paid).toBe(1);
});
