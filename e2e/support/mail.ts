import { expect, type Locator, type Page } from "@playwright/test";
import type { Product } from "./product.ts";

/** As it is printed at the start; none where mails go to a mail server. */
export function outboxLink(product: Product): string | undefined {
  return /mails are files: read them at (\S+)/.exec(product.logs())?.[1];
}

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
