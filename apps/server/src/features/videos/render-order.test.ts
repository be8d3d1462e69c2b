import { expect, test } from "vitest";
import { callApi, makeUser } from "#test/api.ts";
import { logRenders } from "#test/render-process.ts";
import { withTestProduct } from "#test/test-product.ts";
import { startVideo } from "#test/vendor-videos.ts";

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
