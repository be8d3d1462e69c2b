import { expect } from "@playwright/test";
import { startProduct } from "./support/product.ts";
import { test } from "./support/test.ts";

test("the built product serves its page and says that it is healthy", async ({ page, product }) => {
  const health = await page.request.get("/healthz");
  const answer = await page.goto("/");

  expect(health.ok()).toBe(true);
  expect(answer?.status()).toBe(200);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(new URL(page.url()).origin).toBe(product.url);
});

test("a product that was killed without warning comes back on the same address with the same data", async ({
  request,
}) => {
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
});
