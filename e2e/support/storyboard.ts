import { expect, type Page } from "@playwright/test";
import type { Api } from "./api.ts";
import { patiently } from "./patience.ts";

export const SCRIPT = "Neden kediler mırlar? Bir kedi günün çoğunu uyuyarak geçirir. Daha fazlası için takip et!";

/** A draft made without the form, opened in the studio. */
export async function openDraft(page: Page, api: Api, script = SCRIPT): Promise<string> {
  const { draft } = (await api.call("POST", "/api/drafts", { script, options: { resolution: "480p" } })) as {
    draft: { _id: string };
  };
  await page.goto(`/dashboard/studio/${draft._id}`);
  await expect(scenes(page).first()).toBeVisible(patiently);
  return draft._id;
}

export const scenes = (page: Page) => page.locator("li:has(> div > [data-scene])");
export const textOf = (page: Page) => page.getByRole("textbox", { name: "Metin" });
export const saved = (page: Page) => expect(page.getByText("Kaydedildi", { exact: true })).toBeVisible(patiently);

/** What the preview shows, as a number that changes with the picture. */
export async function pictureOf(page: Page): Promise<number> {
  return page.locator("canvas[role=img]").evaluate((canvas: HTMLCanvasElement) => {
    const copy = document.createElement("canvas");
    [copy.width, copy.height] = [48, 48];
    const pen = copy.getContext("2d");
    pen?.drawImage(canvas, 0, 0, 48, 48);
    const { data } = pen?.getImageData(0, 0, 48, 48) ?? { data: [] };
    let sum = 0;
    for (const [index, value] of [...data].entries()) sum = (sum * 31 + value * (index % 7)) % 1_000_003;
    return sum;
  });
}
