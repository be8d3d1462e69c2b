import { expect, type Locator, type Page } from "@playwright/test";

/** Waits for a mail in the open outbox, opens it and returns the links in its text. */
export async function openMail(page: Page, to: string, subject: string): Promise<Locator> {
  await page
    .getByRole("navigation", { name: "İletiler" })
    .getByRole("link")
    .filter({ hasText: to })
    .filter({ hasText: subject })
    .first()
    .click();
  await expect(page.getByRole("heading", { name: subject })).toBeVisible();
  return page.getByRole("main").getByRole("link", { name: /^http/ });
}
