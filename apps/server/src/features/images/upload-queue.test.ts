import { expect, test } from "vitest";
import { holdPlace } from "./upload-queue.ts";

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
