import { expect, type Page } from "@playwright/test";
import { NO_MAILS, type NotificationChoices } from "@sahne/contract/accounts/notification-choices";
import { saveKey, signedIn, type Api } from "./support/api.ts";
import { expectNoFault } from "./support/judge.ts";
import { patiently } from "./support/patience.ts";
import type { Product } from "./support/product.ts";
import { armFault } from "./support/sandbox.ts";
import { test } from "./support/test.ts";

/**
 * Writes down what the browser was asked to show, and lets it show that; the page believes to be in the background. A
 * browser without a window refuses every permission of this kind, whatever it is told: the page finds it given.
 */
async function watchNotices(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const told: string[] = [];
    Object.assign(window, { told });
    Object.defineProperty(document, "visibilityState", { get: () => "hidden" });
    window.Notification = class extends Notification {
      static override readonly permission = "granted";
      static override readonly requestPermission = () => Promise.resolve("granted" as const);
      constructor(title: string, options?: NotificationOptions) {
        super(title, options);
        told.push(options?.body ?? "");
      }
    };
  });
  return () => page.evaluate(() => (window as unknown as { told: string[] }).told);
}

/** A video that fails, and is told of in the bell. */
async function fail(product: Product, api: Api, promptText: string): Promise<void> {
  await armFault(product, { name: "fail", text: promptText });
  const body = { scenario: "text2video", serviceType: "freePick", promptText, options: { durationSeconds: 5 } };
  await api.call("POST", "/video/create", body);
  const told = async () =>
    JSON.stringify(await api.call("GET", `/api/users/${api.userId}/notifications`)).includes(promptText);
  await expect.poll(told, patiently).toBe(true);
}

const choose = (api: Api, choices: Partial<NotificationChoices>) =>
  api.call("PUT", `/api/users/${api.userId}/notification-choices`, { ...NO_MAILS, ...choices });

test(
  "[R20.3] a failure is shown by the browser where that is chosen; quiet hours hold it back, and what is off is never shown",
  { tag: "@long" },
  async ({ page, context, product }) => {
    await context.grantPermissions(["notifications"], { origin: product.url });
    const told = await watchNotices(page);
    const api = await signedIn(page, product.url);
    await saveKey(api, "sandbox-notices");

    await page.goto("/dashboard/settings");
    const chosen = page.waitForResponse((reply) => reply.request().method() === "PUT");
    await page.getByRole("checkbox", { name: "Bu tarayıcıda, sekme arka plandayken bildir" }).check();
    const kinds = page.getByRole("group", { name: "Tarayıcı bildirimleri" });
    await expect(kinds.getByRole("combobox")).toHaveCount(4);
    await expectNoFault(page, "choices of browser notices");
    await kinds.getByRole("combobox", { name: "Bir video hazır" }).selectOption("off");
    await chosen;
    expect(await api.call("GET", `/api/users/${api.userId}/notification-choices`)).toMatchObject({
      choices: { browser: { ready: "off", failed: "at_once" } },
    });
    await page.goto("/dashboard/history");
    await fail(product, api, "Kırık bir");
    await expect.poll(told, patiently).toEqual([expect.stringContaining("Kırık bir")]);

    // Now and for the next hours of the account's clock.
    const hour = await page.evaluate(() => new Date().getHours());
    await choose(api, { quiet: { from: (hour + 23) % 24, to: (hour + 3) % 24 } });
    await page.goto("/dashboard/history");
    await fail(product, api, "Kırık iki");
    await expect(page.getByRole("main").getByText("Kırık iki")).toBeVisible(patiently);
    await page.waitForTimeout(QUIET_MS);
    expect(await told()).toEqual([]);

    await choose(api, { browser: { ...NO_MAILS.browser, failed: "off" } });
    await page.goto("/dashboard/history");
    await fail(product, api, "Kırık üç");
    await expect(page.getByRole("main").getByText("Kırık üç")).toBeVisible(patiently);
    await page.waitForTimeout(QUIET_MS);
    expect(await told()).toEqual([]);
  },
);

/** Longer than what is shown takes to be shown. */
const QUIET_MS = 2_000;
