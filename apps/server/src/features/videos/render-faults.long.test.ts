import { readdir } from "node:fs/promises";
import { expect, test } from "vitest";
import { callApi, makeUser } from "#test/api.ts";
import { replaceRenderProcess } from "#test/product/render-process.ts";
import { withTestProduct } from "#test/product/test-product.ts";
import { act, settleVideo, startVideo } from "#test/vendors/vendor-videos.ts";

const t = withTestProduct();

const options = { resolution: "480p", durationSeconds: 5, music: "none" };
const film = (promptText: string) => ({ engine: "sahne", promptText, options });

/** The real renderer; where the prompt says so, something happens to it while it draws. */
const hurtRenderer = (rendererUrl: string) => `
  await import(${JSON.stringify(rendererUrl)});
  const kept = [];
  process.stdin.on("data", (job) => {
    if (job.includes("killed")) setTimeout(() => process.kill(process.pid, "SIGKILL"), 400);
    // Twice what it may have and no more: on a machine that stutters it is noticed late.
    if (job.includes("swollen")) setInterval(() => kept.length < 10 && kept.push(Buffer.alloc(200_000_000, 1)), 50);
  });
`;

test("a render process that is killed or swells fails its own film, with a reason, and that can be made again", async () => {
  const { context } = t.product();
  const [one, two] = [await makeUser(t.product()), await makeUser(t.product())];
  const { restore } = await replaceRenderProcess(t.product(), hurtRenderer);

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
