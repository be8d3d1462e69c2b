import { expect, test } from "vitest";
import { callApi, makeUser, type TestUser } from "#test/api.ts";
import { withTestProduct } from "#test/product/test-product.ts";

const t = withTestProduct();

type ListedSession = { _id: string; userAgent: string; isCurrent: boolean };

async function signIn(user: TestUser, userAgent: string): Promise<string> {
  const { body } = await callApi(t.product(), "POST", "/login", {
    body: { username: user.username, password: "gizli-sifre" },
    headers: { "user-agent": userAgent },
  });
  return String(body["token"]);
}

async function sessionsOf(user: TestUser, token = user.token): Promise<ListedSession[]> {
  const { body } = await callApi(t.product(), "GET", `/api/users/${user.id}/sessions`, { token });
  return body["sessions"] as ListedSession[];
}

async function isAlive(user: TestUser, token: string): Promise<boolean> {
  return (await callApi(t.product(), "GET", `/api/users/${user.id}/profile`, { token })).status === 200;
}

async function kindsOf(user: TestUser): Promise<string[]> {
  const { body } = await callApi(t.product(), "GET", `/api/users/${user.id}/security-events`, { token: user.token });
  return (body["events"] as { kind: string }[]).map(({ kind }) => kind);
}

test("the list shows where the account is signed in, and which one this is", async () => {
  const user = await makeUser(t.product());
  await signIn(user, "Firefox on a laptop");

  const sessions = await sessionsOf(user);

  expect(sessions).toHaveLength(2);
  expect(sessions.find(({ isCurrent }) => isCurrent)?.userAgent).toContain("lightMyRequest");
  expect(sessions.find(({ isCurrent }) => !isCurrent)?.userAgent).toBe("Firefox on a laptop");
});

test("signing out everywhere ends the others on their very next call, and every media link", async () => {
  const user = await makeUser(t.product());
  const other = await signIn(user, "phone");
  const { context } = t.product();
  await context.media.put(`videos/${user.id}/one.mp4`, Buffer.from("film"));
  const link = context.mediaLinks.link(
    { key: `videos/${user.id}/one.mp4`, userId: user.id, epoch: 0 },
    context.clock.now(),
  );
  expect((await callApi(t.product(), "GET", link)).status).toBe(200);

  await callApi(t.product(), "DELETE", `/api/users/${user.id}/sessions`, { token: user.token });

  expect(await isAlive(user, other)).toBe(false);
  expect(await isAlive(user, user.token)).toBe(true);
  expect((await callApi(t.product(), "GET", link)).status).toBe(403);
});

test("one session can be ended by itself; another user's cannot", async () => {
  const [user, stranger] = [await makeUser(t.product()), await makeUser(t.product())];
  const other = await signIn(user, "phone");
  const target = (await sessionsOf(user)).find(({ isCurrent }) => !isCurrent)?._id;
  const foreign = (await sessionsOf(stranger))[0]?._id;
  const end = async (sessionId: string | undefined): Promise<number> => {
    const url = `/api/users/${user.id}/sessions/${sessionId}`;
    return (await callApi(t.product(), "DELETE", url, { token: user.token })).status;
  };

  expect(await end(foreign)).toBe(404);
  expect(await isAlive(stranger, stranger.token)).toBe(true);
  expect(await end(target)).toBe(200);
  expect(await isAlive(user, other)).toBe(false);
});

test("what happened to the account is told to its owner, newest first", async () => {
  const user = await makeUser(t.product());
  t.product().clock.advance(1_000);
  await callApi(t.product(), "POST", "/login", { body: { username: user.username, password: "yanlis" } });
  t.product().clock.advance(1_000);
  await signIn(user, "phone");
  t.product().clock.advance(1_000);
  await callApi(t.product(), "DELETE", `/api/users/${user.id}/sessions`, { token: user.token });

  expect(await kindsOf(user)).toEqual(["signed_out_everywhere", "login", "login_failed", "signed_up"]);
});

test("links to films end with a change of the password, also those of this device", async () => {
  const { context } = t.product();
  const user = await makeUser(t.product());
  const key = `videos/${user.id}/two.mp4`;
  await context.media.put(key, Buffer.from("film"));
  const link = context.mediaLinks.link({ key, userId: user.id, epoch: 0 }, context.clock.now());
  expect((await callApi(t.product(), "GET", link)).status).toBe(200);

  const body = { currentPassword: "gizli-sifre", password: "mavi-bir-ucurtma" };
  await callApi(t.product(), "PUT", `/api/users/${user.id}/password`, { token: user.token, body });

  expect((await callApi(t.product(), "GET", link)).status).toBe(403);
});
