import { expect, test as base } from "@playwright/test";
import { outboxLink } from "./mail.ts";
import { startProduct, type Product, type Settings } from "./product.ts";

type WorkerFixtures = {
  /** `test.use({ settings: { … } })` at the top of a file starts a product of its own for that file. */
  settings: Settings;
  product: Product;
};

type TestFixtures = {
  timeBox: undefined;
  serverLogs: undefined;
  strictPolicy: undefined;
  openedOutbox: undefined;
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
    { scope: "worker", timeout: 300_000 },
  ],
  // First of all, so that nothing is started for a test that the pipeline has no time for (scripts/time-box.mjs).
  timeBox: [
    async ({ settings: _unread }, provide, testInfo) => {
      const until = Number(process.env.SAHNE_LONG_UNTIL ?? Infinity);
      testInfo.skip(Date.now() >= until, "no time was left in the pipeline");
      await provide(undefined);
    },
    { auto: true },
  ],
  baseURL: async ({ product }, provide) => provide(product.url),
  // Whatever a journey is about: none of our pages may ever ask for something that their own policy forbids.
  strictPolicy: [
    async ({ context, product }, provide) => {
      const breaches: string[] = [];
      context.on("console", (message) => {
        const isOurs = message.page()?.url().startsWith(product.url) ?? false;
        if (isOurs && /Content Security Policy/i.test(message.text())) breaches.push(message.text());
      });
      await provide(undefined);
      expect(breaches, "breaches of the content security policy").toEqual([]);
    },
    { auto: true },
  ],
  // Mails are read by whoever has the key of the start; tests of everything else have it already.
  openedOutbox: [
    async ({ context, product }, provide) => {
      const value = new URL(outboxLink(product) ?? product.url).hash.slice("#key=".length);
      if (value) await context.addCookies([{ name: "sahne_outbox", value, url: `${product.url}/api/outbox` }]);
      await provide(undefined);
    },
    { auto: true },
  ],
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
