import { expect, type Page } from "@playwright/test";

/** What somebody does on the simulated consent page. */
export type Consent = {
  decision?: "Allow" | "Deny";
  /** Name on the account chooser; the first one when left out. */
  account?: string;
  /** Boxes that are unticked, by their English text. */
  without?: readonly string[];
};

/** Goes to the consent page from the channel's page of the dashboard, and answers there. */
export async function connectByHand(page: Page, consent: Consent = {}): Promise<void> {
  await page.goto("/dashboard/youtube");
  await page
    .getByRole("main")
    .getByRole("button", { name: /^(Connect to YouTube|Yeniden bağlan)$/ })
    .first()
    .click();
  await answerConsent(page, consent);
}

export async function answerConsent(
  page: Page,
  { decision = "Allow", account, without = [] }: Consent = {},
): Promise<void> {
  await expect(page.getByText("SANDBOX").first()).toBeVisible();
  if (account !== undefined) await page.getByRole("radio", { name: new RegExp(account) }).check();
  for (const box of without) await page.getByRole("checkbox", { name: new RegExp(box) }).uncheck();
  await page.getByRole("button", { name: new RegExp(decision) }).click();
}

/**
 * Keeps the callback's outcome on the screen for as long as somebody looks at it. What is returned lets the dashboard
 * come, and tells how many seconds the page itself had waited before it asked for it.
 */
export async function holdDashboard(page: Page): Promise<() => Promise<number>> {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  await page.route("**/overview-screen.*.js", async (route) => {
    await opened;
    await route.continue();
  });
  await page.addInitScript(() => {
    new MutationObserver((_changes, observer) => {
      // Its buttons come with the outcome.
      if (!location.pathname.endsWith("/youtube/callback") || document.querySelector("main button") === null) return;
      performance.mark("outcome");
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
  return async () => {
    open();
    await page.waitForURL("**/dashboard");
    return page.evaluate(() => {
      const asked = performance.getEntriesByType("resource").find(({ name }) => name.includes("/overview-screen."));
      const [shown] = performance.getEntriesByName("outcome");
      return ((asked?.startTime ?? Number.NaN) - (shown?.startTime ?? Number.NaN)) / 1_000;
    });
  };
}
