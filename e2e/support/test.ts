import { test as base } from "@playwright/test";
import { startProduct, type Product, type Settings } from "./product.ts";

type WorkerFixtures = {
  /** `test.use({ settings: { … } })` at the top of a file starts a product of its own for that file. */
  settings: Settings;
  product: Product;
};

type TestFixtures = {
  serverLogs: undefined;
};

/** Playwright's test with a running product; `page.goto("/")` opens it. Each test makes its own account. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  settings: [{}, { option: true, scope: "worker" }],
  product: [
    async ({ settings }, provide) => {
      const product = await startProduct(settings);
      await provide(product);
      await product.stop();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  baseURL: async ({ product }, provide) => provide(product.url),
  // A red test in the browser is often explained by what the server said meanwhile.
  serverLogs: [
    async ({ product }, provide, testInfo) => {
      const before = product.logs().length;
      await provide(undefined);
      if (testInfo.status === testInfo.expectedStatus) return;
      await testInfo.attach("server.log", { body: product.logs().slice(before), contentType: "text/plain" });
    },
    { auto: true },
  ],
});
