import { expect } from "@playwright/test";
import { minuteOf } from "./support/long-text.ts";
import { patiently } from "./support/patience.ts";
import { startProduct } from "./support/product.ts";
import { order, register, untilDone } from "./support/studio.ts";
import { test } from "./support/test.ts";

test("the built product serves its page and says that it is healthy", async ({ page, product }) => {
  const health = await page.request.get("/healthz");
  const answer = await page.goto("/");

  expect(health.ok()).toBe(true);
  expect(answer?.status()).toBe(200);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(new URL(page.url()).origin).toBe(product.url);
});

test(
  "a product that was killed without warning comes back on the same address with the same data",
  { tag: "@long" },
  async ({ request }) => {
    const product = await startProduct();
    const account = {
      fullname: "Ada Deniz",
      username: "ada_deniz",
      email: "ada@example.com",
      password: "kirmizi-ucurtma",
    };
    const registered = await request.post(`${product.url}/register`, { data: account });
    expect(registered.status()).toBe(201);

    await product.kill();
    await product.restart();
    const login = await request.post(`${product.url}/login`, {
      data: { username: account.username, password: account.password },
    });

    expect(login.status()).toBe(200);
    await product.stop();
  },
);

test(
  "killed in the middle of a film, nothing is left running, and the film is finished after the next start",
  { tag: "@long" },
  async () => {
    test.skip(process.platform !== "linux", "reads /proc");
    const product = await startProduct();
    const member = await register(product);
    const videoId = await order(product, member, minuteOf("Gece treni"), { durationSeconds: 30, resolution: "720p" });
    // The server, its sandbox and the child that renders.
    await expect.poll(async () => (await product.processes()).length, patiently).toBeGreaterThanOrEqual(3);
    const family = await product.processes();

    await product.kill();

    await expect.poll(() => family.filter(isAlive)).toEqual([]);
    await product.restart();
    await untilDone(product, member, videoId);
    await product.stop();
  },
);

test("data sealed with another secret key is not opened", { tag: "@long" }, async () => {
  const product = await startProduct({ SECRET_KEY: "a".repeat(64) });
  await product.kill("SIGTERM");

  const withForeignKey = startProduct({ DATA_DIR: product.dataDir, SECRET_KEY: "b".repeat(64) });

  await expect(withForeignKey).rejects.toThrow(/exit 1[^]*The secret key does not open/);
  await product.restart();
  await product.stop();
});

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
