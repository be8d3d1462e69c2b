import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { callApi, makeUser } from "#test/api.ts";
import { logRenders, replaceRenderProcess } from "#test/product/render-process.ts";
import { withTestProduct } from "#test/product/test-product.ts";
import { startVideo } from "#test/vendors/vendor-videos.ts";
import { renderVideo } from "./render-video.ts";

const t = withTestProduct();

const options = { resolution: "480p", durationSeconds: 5 };
const film = (promptText: string) => ({ engine: "sahne", promptText, options });

test("as many films are made side by side as the setting says, and one user's heap does not starve another", async () => {
  const { context } = t.product();
  const [busy, patient] = [await makeUser(t.product()), await makeUser(t.product())];
  const { readLog, begun, letGo } = await logRenders(t.product());
  const { renders } = context.config.limits;

  for (const name of ["a1", "a2", "a3", "a4", "a5"]) await startVideo(t.product(), busy, film(name));
  await expect.poll(begun, { timeout: 90_000 }).toHaveLength(renders);
  await startVideo(t.product(), patient, film("b1"));
  const [first] = await begun();
  await letGo(first);
  await expect.poll(begun, { timeout: 90_000 }).toHaveLength(renders + 1);
  expect((await begun()).at(-1)).toBe("b1");
  await letGo();
  await context.queue.drain();

  let running = 0;
  const most = Math.max(...(await readLog()).map((line) => (running += line.startsWith("+") ? 1 : -1)));
  expect(most).toBe(renders);
  expect(await begun()).toHaveLength(6);
  for (const user of [busy, patient]) {
    const { body } = await callApi(t.product(), "GET", `/api/users/${user.id}/profile`, { token: user.token });
    expect(body["totals"]).toMatchObject({ processing: 0 });
  }
});

test("two runs of one film have a folder each, and neither takes the other's away", async () => {
  const { context } = t.product();
  const user = await makeUser(t.product());
  const { folder } = await replaceRenderProcess(t.product(), waitingRenderer);
  const folders = async () => (await readFile(join(folder, "log"), "utf8").catch(() => "")).split("\n").filter(Boolean);
  const id = await startVideo(t.product(), user, film("twice"));
  await expect.poll(folders, { timeout: 90_000 }).toHaveLength(1);

  const run = { signal: new AbortController().signal, tryNumber: 1, isLastTry: false };
  const second = renderVideo(context, { videoId: id, attempt: 1 }, run);
  await expect.poll(folders, { timeout: 90_000 }).toHaveLength(2);
  const [first = "", other = ""] = await folders();

  expect(first).not.toBe(other);
  expect([existsSync(first), existsSync(other)]).toEqual([true, true]);
  await writeFile(join(folder, "go"), "");
  await second;
  await context.queue.drain();
});

/** Says where it is to write, and ends when it may. */
const waitingRenderer = (_rendererUrl: string, folder: string) => `
  import { appendFileSync, existsSync } from "node:fs";
  import { dirname } from "node:path";
  process.stdin.once("data", async (job) => {
    appendFileSync(${JSON.stringify(join(folder, "log"))}, dirname(JSON.parse(job).outputPath) + "\\n");
    while (!existsSync(${JSON.stringify(join(folder, "go"))})) await new Promise((resolve) => setTimeout(resolve, 10));
    process.stdout.write(JSON.stringify({ type: "failed", reason: "bad_input", message: "enough" }) + "\\n", () => process.exit(1));
  });
`;
