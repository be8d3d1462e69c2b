import type { Image } from "@sahne/contract/videos/images";
import { describe, expect, test } from "vitest";
import { UploadCancelled, type UploadControls } from "#lib/upload.ts";
import { createUploadQueue } from "./upload-queue.ts";

const file = (name: string) => new File(["x"], name, { type: "image/png" });
const settled = () =>
  new Promise((resolve) => {
    setTimeout(resolve, 0);
  });

/** A line on which every file waits until it is let through or broken. */
function makeLine() {
  const sending = new Map<string, UploadControls & { finish: () => void; fail: (message: string) => void }>();
  const added: string[] = [];
  const queue = createUploadQueue(
    ({ name }, controls) =>
      new Promise((resolve, reject) => {
        controls.signal.addEventListener("abort", () => reject(new UploadCancelled("cancelled")));
        const finish = () => resolve({ _id: name } as Image);
        sending.set(name, { ...controls, finish, fail: (message) => reject(new Error(message)) });
      }),
    ({ _id }) => added.push(_id),
  );
  const states = () => queue.uploads.get().map(({ file: { name }, state }) => `${name} ${state}`);
  const idOf = (name: string) => queue.uploads.get().find((upload) => upload.file.name === name)?.id ?? "";
  return { queue, sending, added, states, idOf };
}

describe("sending several pictures", () => {
  test("three travel at once, the next when one has arrived", async () => {
    const { queue, sending, added, states } = makeLine();
    queue.add(["a", "b", "c", "d"].map(file));
    expect(states()).toEqual(["a sending", "b sending", "c sending", "d waiting"]);

    sending.get("b")?.finish();
    await settled();

    expect(states()).toEqual(["a sending", "c sending", "d sending"]);
    expect(added).toEqual(["b"]);
  });

  test("each tells how far it is and can be ended alone", async () => {
    const { queue, sending, states, idOf } = makeLine();
    queue.add(["a", "b"].map(file));
    sending.get("a")?.onProgress(40);
    expect(queue.uploads.get()[0]?.percent).toBe(40);

    queue.remove(idOf("a"));
    await settled();

    expect(states()).toEqual(["b sending"]);
  });

  test("one that failed says why, and can be tried again or put away", async () => {
    const { queue, sending, states, idOf } = makeLine();
    queue.add([file("a")]);
    sending.get("a")?.fail("Resim çok büyük.");
    await settled();
    expect(queue.uploads.get()[0]).toMatchObject({ state: "failed", problem: "Resim çok büyük." });

    queue.retry(idOf("a"));
    expect(states()).toEqual(["a sending"]);
    sending.get("a")?.fail("again");
    await settled();
    queue.remove(idOf("a"));
    expect(states()).toEqual([]);
  });
});
