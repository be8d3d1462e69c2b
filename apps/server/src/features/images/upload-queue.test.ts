import { PassThrough } from "node:stream";
import { expect, test } from "vitest";
import { makeUser } from "#test/api.ts";
import { claimedPng, png, uploadPicture } from "#test/pictures.ts";
import { withTestProduct } from "#test/product/test-product.ts";
import { holdPlace } from "./upload-queue.ts";

const t = withTestProduct();

type Turn = <Value>(draw: () => Promise<Value>) => Promise<Value>;

/** Uploads that end when the test says so. */
function openUploads(userId: string, count: number): { turns: Turn[]; end: () => Promise<unknown> } {
  const turns: Turn[] = [];
  const ends: (() => void)[] = [];
  const held = Array.from({ length: count }, () =>
    holdPlace(userId, (inOwnTurn) => {
      turns.push(inOwnTurn);
      return new Promise<void>((resolve) => ends.push(resolve));
    }),
  );
  return {
    turns,
    end: () => {
      for (const end of ends) end();
      return Promise.all(held);
    },
  };
}

const nothing = (): Promise<void> => Promise.resolve();

test("a user holds four uploads at once; the fifth is told to come back, and another user is not concerned", async () => {
  const uploads = openUploads("ada", 4);

  await expect(holdPlace("ada", nothing)).rejects.toMatchObject({ code: "rate_limited", retryAfterSeconds: 5 });
  await expect(holdPlace("bob", nothing)).resolves.toBeUndefined();
  await uploads.end();
  await expect(holdPlace("ada", nothing)).resolves.toBeUndefined();
});

test("forty uploads are in hand at most, whoever sends them", async () => {
  const users = Array.from({ length: 10 }, (_, index) => openUploads(`user ${index}`, 4));

  await expect(holdPlace("late", nothing)).rejects.toMatchObject({ code: "unavailable" });
  await Promise.all(users.map(({ end }) => end()));
  await expect(holdPlace("late", nothing)).resolves.toBeUndefined();
});

test("of one user's pictures one at a time stands in the common line, also after one that failed", async () => {
  const uploads = openUploads("ada", 3);
  const drawing: string[] = [];
  let endFirst = (): void => undefined;
  const first = new Promise<void>((resolve) => {
    endFirst = resolve;
  });
  const [one, two, three] = uploads.turns;
  const results = [
    one?.(async () => {
      drawing.push("one");
      await first;
      throw new Error("no picture");
    }).catch(() => "failed"),
    two?.(async () => drawing.push("two")),
    three?.(async () => drawing.push("three")),
  ];
  await new Promise(setImmediate);

  expect(drawing).toEqual(["one"]);
  endFirst();
  await Promise.all(results.map((result) => Promise.resolve(result)));
  expect(drawing).toEqual(["one", "two", "three"]);
  await uploads.end();
});

test("uploads that never end take their user's places and nobody else's", async () => {
  const { app } = t.product();
  const [ada, bob] = [await makeUser(t.product()), await makeUser(t.product())];
  const headers = { authorization: `Bearer ${ada.token}`, "content-type": "multipart/form-data; boundary=x" };
  const bodies = Array.from({ length: 4 }, () => new PassThrough());
  const slow = bodies.map((payload) => app.inject({ method: "POST", url: "/upload", headers, payload }));
  const picture = await png({ width: 32, height: 32 });

  await expect.poll(async () => (await uploadPicture(t.product(), ada, picture)).status).toBe(429);
  expect((await uploadPicture(t.product(), bob, picture)).status).toBe(201);
  for (const body of bodies) body.end("--x--");
  expect((await Promise.all(slow)).map(({ statusCode }) => statusCode)).toEqual([400, 400, 400, 400]);
  expect((await uploadPicture(t.product(), ada, await png({ width: 33, height: 33 }))).status).toBe(201);
});

test("whoever sends one picture does not wait for all of those that somebody else sends", async () => {
  const [ada, bob] = [await makeUser(t.product()), await makeUser(t.product())];
  const done: string[] = [];
  const send = async (name: string, user: typeof ada, bytes: Buffer): Promise<void> => {
    expect((await uploadPicture(t.product(), user, bytes)).status).toBe(201);
    done.push(name);
  };
  const small = await Promise.all([31, 32, 33].map((width) => png({ width, height: 31 })));
  const [second = Buffer.alloc(0), third = Buffer.alloc(0), other = Buffer.alloc(0)] = small;

  // The first one takes seconds, in which the others arrive.
  const sent = [send("ada 1", ada, claimedPng(7_000, 5_570))];
  sent.push(send("ada 2", ada, second), send("ada 3", ada, third), send("bob", bob, other));
  await Promise.all(sent);

  expect(done.at(-1)).toMatch(/^ada/);
});
