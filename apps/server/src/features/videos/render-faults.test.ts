import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { callApi, makeUser } from "#test/api.ts";
import { useRenderProcess } from "#test/render-process.ts";
import { withTestProduct } from "#test/test-product.ts";
import { act, settleVideo, startVideo } from "#test/vendor-videos.ts";

const t = withTestProduct();

const options = { resolution: "480p", durationSeconds: 5, music: "none" };
const film = (promptText: string) => ({ engine: "sahne", promptText, options });

/** The real renderer; where the prompt says so, something happens to it while it draws. */
const hurtRenderer = (rendererUrl: string) => `
  await import(${JSON.stringify(rendererUrl)});
  const kept = [];
  process.stdin.on("data", (job) => {
    if (job.includes("killed")) setTimeout(() => process.kill(process.pid, "SIGKILL"), 400);
    if (job.includes("swollen")) setInterval(() => kept.push(Buffer.alloc(200_000_000, 1)), 50);
  });
`;

test("a render process that is killed or swells fails its own film, with a reason, and that can be made again", async () => {
  const { context } = t.product();
  const [one, two] = [await makeUser(t.product()), await makeUser(t.product())];
  const { restore } = await useRenderProcess(t.product(), hurtRenderer);

  const killed = await startVideo(t.product(), one, film("killed"));
  const swollen = await startVideo(t.product(), one, film("swollen"));
  const sound = await startVideo(t.product(), two, film("sound"));

  expect(await settleVideo(t.product(), two, sound)).toMatchObject({ status: "completed" });
  expect(await settleVideo(t.product(), one, killed)).toMatchObject({
    status: "failed",
    error: { code: "render_failed", action: "retry" },
  });
  expect(await settleVideo(t.product(), one, swollen)).toMatchObject({
    status: "failed",
    error: { code: "render_out_of_memory", action: "retry" },
  });
  expect((await callApi(t.product(), "GET", "/healthz")).status).toBe(200);
  expect((await readdir(context.temporaryDir)).filter((name) => name.startsWith("render-"))).toEqual([]);

  restore();
  expect((await act(t.product(), one, `${killed}/retry`)).status).toBe(200);
  expect(await settleVideo(t.product(), one, killed)).toMatchObject({ status: "completed", error: null });
});

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
  // Next after those that were running when it was asked for.
  expect(started.indexOf("b1")).toBe(context.config.limits.renders);
  for (const user of [busy, patient]) {
    const { body } = await callApi(t.product(), "GET", `/api/users/${user.id}/profile`, { token: user.token });
    expect(body["totals"]).toMatchObject({ processing: 0 });
  }
});
