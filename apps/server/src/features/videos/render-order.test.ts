import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { callApi, makeUser } from "#test/api.ts";
import { useRenderProcess } from "#test/render-process.ts";
import { withTestProduct } from "#test/test-product.ts";
import { startVideo } from "#test/vendor-videos.ts";

const t = withTestProduct();

const options = { resolution: "480p", durationSeconds: 5 };
const film = (promptText: string) => ({ engine: "sahne", promptText, options });

/** Writes down when each film begins and ends, and ends none before it is told to. */
const slowRenderer = (_rendererUrl: string, folder: string) => `
  import { appendFileSync, existsSync } from "node:fs";
  process.stdin.once("data", async (job) => {
    const { prompt } = JSON.parse(job).spec;
    appendFileSync(${JSON.stringify(join(folder, "log"))}, "+" + prompt + "\\n");
    while (!existsSync(${JSON.stringify(join(folder, "go"))})) await new Promise((resolve) => setTimeout(resolve, 10));
    appendFileSync(${JSON.stringify(join(folder, "log"))}, "-" + prompt + "\\n");
    process.stdout.write(JSON.stringify({ type: "failed", reason: "bad_input", message: "enough" }) + "\\n", () => process.exit(1));
  });
`;

test("as many films are made side by side as the setting says, and one user's heap does not starve another", async () => {
  const { context } = t.product();
  const [busy, patient] = [await makeUser(t.product()), await makeUser(t.product())];
  const { folder } = await useRenderProcess(t.product(), slowRenderer);
  const readLog = async () => (await readFile(join(folder, "log"), "utf8").catch(() => "")).split("\n").filter(Boolean);

  for (const name of ["a1", "a2", "a3", "a4", "a5"]) await startVideo(t.product(), busy, film(name));
  await vi.waitFor(async () => expect(await readLog()).toHaveLength(context.config.limits.renders), {
    timeout: 20_000,
  });
  await startVideo(t.product(), patient, film("b1"));
  await writeFile(join(folder, "go"), "");
  await context.queue.drain();

  const log = await readLog();
  const started = log.filter((line) => line.startsWith("+")).map((line) => line.slice(1));
  let running = 0;
  const most = Math.max(...log.map((line) => (running += line.startsWith("+") ? 1 : -1)));
  expect(most).toBe(context.config.limits.renders);
  expect(started).toHaveLength(6);
  // Among the first to take the places of those that were running: two that start together write in either order.
  const { renders } = context.config.limits;
  expect(started.slice(renders, 2 * renders)).toContain("b1");
  for (const user of [busy, patient]) {
    const { body } = await callApi(t.product(), "GET", `/api/users/${user.id}/profile`, { token: user.token });
    expect(body["totals"]).toMatchObject({ processing: 0 });
  }
});
