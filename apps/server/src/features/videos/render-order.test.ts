import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { callApi, makeUser } from "#test/api.ts";
import { replaceRenderProcess } from "#test/render-process.ts";
import { withTestProduct } from "#test/test-product.ts";
import { startVideo } from "#test/vendor-videos.ts";

const t = withTestProduct();

const options = { resolution: "480p", durationSeconds: 5 };
const film = (promptText: string) => ({ engine: "sahne", promptText, options });

/** Writes down when each film begins and ends, and ends none before it, or all of them, may go. */
const slowRenderer = (_rendererUrl: string, folder: string) => `
  import { appendFileSync, existsSync } from "node:fs";
  process.stdin.once("data", async (job) => {
    const { prompt } = JSON.parse(job).spec;
    appendFileSync(${JSON.stringify(join(folder, "log"))}, "+" + prompt + "\\n");
    const signs = ["go", "go-" + prompt].map((name) => ${JSON.stringify(folder)} + "/" + name);
    while (!signs.some((sign) => existsSync(sign))) await new Promise((resolve) => setTimeout(resolve, 10));
    appendFileSync(${JSON.stringify(join(folder, "log"))}, "-" + prompt + "\\n");
    process.stdout.write(JSON.stringify({ type: "failed", reason: "bad_input", message: "enough" }) + "\\n", () => process.exit(1));
  });
`;

test("as many films are made side by side as the setting says, and one user's heap does not starve another", async () => {
  const { context } = t.product();
  const [busy, patient] = [await makeUser(t.product()), await makeUser(t.product())];
  const { folder } = await replaceRenderProcess(t.product(), slowRenderer);
  const readLog = async () => (await readFile(join(folder, "log"), "utf8").catch(() => "")).split("\n").filter(Boolean);
  const begun = async () => (await readLog()).filter((line) => line.startsWith("+")).map((line) => line.slice(1));
  const { renders } = context.config.limits;

  for (const name of ["a1", "a2", "a3", "a4", "a5"]) await startVideo(t.product(), busy, film(name));
  await expect.poll(begun, { timeout: 90_000 }).toHaveLength(renders);
  await startVideo(t.product(), patient, film("b1"));
  const [first] = await begun();
  await writeFile(join(folder, `go-${first}`), "");
  await expect.poll(begun, { timeout: 90_000 }).toHaveLength(renders + 1);
  expect((await begun()).at(-1)).toBe("b1");
  await writeFile(join(folder, "go"), "");
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
