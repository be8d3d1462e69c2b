import type { Page } from "@playwright/test";

/** A theme is nothing but this attribute. */
export async function showTheme(page: Page, theme: string): Promise<void> {
  await page.evaluate((value) => {
    document.documentElement.dataset["theme"] = value;
  }, theme);
  await restOfColors(page);
}

/** Colours glide where a theme or a state changes: judged half way, they are neither the one nor the other. */
export async function restOfColors(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const glides = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await Promise.allSettled(glides.map((glide) => glide.finished));
  });
}
