import { listNotificationsRoute, NOTIFICATIONS_SHOWN, type Notification } from "@sahne/contract/history/notifications";
import { expect, test } from "vitest";
import { callApi, makeUser, type TestUser } from "#test/api.ts";
import { withTestProduct } from "#test/product/test-product.ts";
import { notify } from "./notify.ts";

const t = withTestProduct();

type Kept = { notifications: Notification[]; unread: number };

async function notifyUser(user: TestUser, name: string): Promise<void> {
  const { context, clock } = t.product();
  clock.advance(1000);
  await notify(context, context.db, { userId: user.id, kind: "video_completed", videoId: "v1", values: { name } });
}

async function read(user: TestUser): Promise<Kept> {
  const { body } = await callApi(t.product(), "GET", `/api/users/${user.id}/notifications`, { token: user.token });
  return listNotificationsRoute.reply.parse(body);
}

const names = ({ notifications }: Kept): (string | undefined)[] => notifications.map(({ values }) => values["name"]);

test("they are kept by the server, the newest first, with the number of unread ones [R4.2]", async () => {
  const [ada, eve] = [await makeUser(t.product()), await makeUser(t.product())];
  for (const name of ["bir", "iki", "üç"]) await notifyUser(ada, name);

  const kept = await read(ada);

  expect(names(kept)).toEqual(["üç", "iki", "bir"]);
  expect(kept).toMatchObject({
    unread: 3,
    notifications: [{ isRead: false, kind: "video_completed", videoId: "v1" }, {}, {}],
  });
  expect(await read(eve)).toEqual({ notifications: [], unread: 0 });
});

test("[R4.2] a failure says why in its reader's language; a reason that is no longer known is left out", async () => {
  const { context, clock } = t.product();
  const user = await makeUser(t.product());
  for (const code of ["provider_no_credit", "of_an_older_version"]) {
    clock.advance(1000);
    const values = { name: "Uçurtma", code };
    await notify(context, context.db, { userId: user.id, kind: "video_failed", videoId: "v1", values });
  }

  const { notifications } = await read(user);

  const credit = "Your account at the provider has no credit left.";
  expect(notifications.map(({ reason }) => reason)).toEqual([null, credit]);
});

test("one is marked as read, then all; those of others stay as they are [R4.2]", async () => {
  const [ada, eve] = [await makeUser(t.product()), await makeUser(t.product())];
  for (const name of ["bir", "iki", "üç"]) await notifyUser(ada, name);
  await notifyUser(eve, "eve");
  const path = `/api/users/${ada.id}/notifications/read`;
  const [newest] = (await read(ada)).notifications;
  const hers = (await read(eve)).notifications.map(({ _id }) => _id);

  await callApi(t.product(), "POST", path, { token: ada.token, body: { ids: [newest?._id, ...hers] } });
  expect(await read(ada)).toMatchObject({
    unread: 2,
    notifications: [{ isRead: true }, { isRead: false }, { isRead: false }],
  });
  expect(await read(eve)).toMatchObject({ unread: 1 });

  await callApi(t.product(), "POST", path, { token: ada.token, body: {} });
  expect(await read(ada)).toMatchObject({ unread: 0 });
});

test("cleared ones are gone, for their owner only, and nobody reads another's [R4.2] [R11.16]", async () => {
  const [ada, eve] = [await makeUser(t.product()), await makeUser(t.product())];
  await notifyUser(ada, "ada");
  await notifyUser(eve, "eve");
  const path = `/api/users/${ada.id}/notifications`;

  expect((await callApi(t.product(), "GET", path, { token: eve.token })).status).toBe(404);
  expect((await callApi(t.product(), "DELETE", path, { token: eve.token })).status).toBe(404);
  expect((await callApi(t.product(), "DELETE", path, { token: ada.token })).status).toBe(200);

  expect(await read(ada)).toEqual({ notifications: [], unread: 0 });
  expect(await read(eve)).toMatchObject({ unread: 1 });
});

test("of very many the newest are listed, and all unread ones are counted", async () => {
  const user = await makeUser(t.product());
  for (let index = 0; index < NOTIFICATIONS_SHOWN + 3; index += 1) await notifyUser(user, String(index));

  const kept = await read(user);

  expect(kept.notifications).toHaveLength(NOTIFICATIONS_SHOWN);
  expect(names(kept)[0]).toBe(String(NOTIFICATIONS_SHOWN + 2));
  expect(kept.unread).toBe(NOTIFICATIONS_SHOWN + 3);
});
