import type { Page } from "@playwright/test";

/** A theme is nothing but this attribute. Colours glide into it: judged half way, they are neither. */
export async function showTheme(page: Page, theme: string): Promise<void> {
  await page.evaluate(async (value) => {
    document.documentElement.dataset["theme"] = value;
    const glides = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await Promise.allSettled(glides.map((glide) => glide.finished));
  }, theme);
}
