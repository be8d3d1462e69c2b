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

/** How long the page stays where it is now before it goes to the dashboard by itself. */
export async function secondsUntilDashboard(page: Page): Promise<number> {
  const started = Date.now();
  await page.waitForURL("**/dashboard", { timeout: 15_000 });
  return (Date.now() - started) / 1000;
}
