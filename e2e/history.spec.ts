import { readFile } from "node:fs/promises";
import { expect } from "@playwright/test";
import { makeStopped, signedIn } from "./support/api.ts";
import { expectNoFault, untilLoaded } from "./support/judge.ts";
import { patiently } from "./support/patience.ts";
import { test } from "./support/test.ts";
import { watchForTrouble } from "./support/trouble.ts";

test(
  "everything that was made is listed, counted, found and saved [R14.1] [R14.2] [R14.3]",
  { tag: "@long" },
  async ({ page, product }) => {
    const trouble = watchForTrouble(page, product.url);
    const api = await signedIn(page, product.url);
    await page.goto("/dashboard/history");
    await expect(page.getByText("Nothing here yet")).toBeVisible();
    await expect(page.getByRole("link", { name: /^Success rate —/ })).toBeVisible();

    await makeStopped(api, "Yarıda kalan");
    const body = {
      scenario: "text2video",
      promptText: "Deniz feneri",
      options: { durationSeconds: 5, resolution: "480p" },
    };
    await api.call("POST", "/video/create", body);
    const lines = page.getByRole("list", { name: "History" }).getByRole("listitem");
    // Told by the stream of changes: nobody reloads.
    await expect(lines).toHaveCount(2);
    await expect(lines.filter({ hasText: "Deniz feneri" })).toContainText("Completed", patiently);
    await expect(lines.filter({ hasText: "Yarıda kalan" })).toContainText("Cancelled");
    await expect(page.getByRole("link", { name: /^Videos made 1/ })).toBeVisible();

    const chart = page.getByRole("slider", { name: /^By weekday: 1 in all/ });
    await chart.focus();
    await page.keyboard.press("Home");
    await expect(chart).toHaveAttribute("aria-valuetext", /^Monday: [01] made/);

    for (const width of [320, 390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect.soft(beyond, `${width} px`).toBeLessThanOrEqual(0);
      await expectNoFault(page, `history at ${width} px`);
    }

    await page.getByRole("combobox", { name: "Result" }).selectOption("cancelled");
    await expect(lines).toHaveCount(1);
    await page.reload();
    await untilLoaded(page, "/dashboard/history");
    await expect(lines).toHaveText([/Yarıda kalan/]);
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Export JSON" }).click(),
    ]);
    const saved = JSON.parse(await readFile(await file.path(), "utf8")) as object[];
    expect(saved).toMatchObject([{ video: "Yarıda kalan", result: "cancelled", kind: "making" }]);
    const [sheet] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Export CSV" }).click(),
    ]);
    const [head = "", line = "", ...more] = (await readFile(await sheet.path(), "utf8")).trim().split(/\r?\n/);
    expect(head.split(",")).toContain("result");
    expect(line.split(",")[head.split(",").indexOf("result")]).toBe(`"cancelled"`);
    expect(more).toEqual([]);

    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("complementary")).toBeHidden();
    await expect(page.getByRole("button", { name: "Export JSON" })).toBeHidden();
    await page.evaluate(() => window.dispatchEvent(new Event("beforeprint")));
    await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
    await expect(page.getByRole("table").first()).toBeVisible();
    await expect(page.getByText("Yarıda kalan", { exact: true })).toBeVisible();
    await page.evaluate(() => window.dispatchEvent(new Event("afterprint")));
    await page.emulateMedia({ media: "screen" });
    await expect(page.getByRole("table").first()).toBeHidden();

    await page.getByRole("searchbox").fill("yok böyle bir ad");
    await expect(page.getByText("Nothing matches these filters")).toBeVisible();
    await page.getByRole("button", { name: "Clear the filters" }).click();
    await expect(lines).toHaveCount(2);
    await lines.getByRole("link", { name: "Deniz feneri" }).click();
    await expect(page.getByRole("dialog")).toContainText("Deniz feneri");
    expect(trouble()).toEqual([]);
  },
);

test(
  "what waits for its owner stands in one place, with the one thing to do, and goes when it is done [R20.1]",
  { tag: "@long" },
  async ({ page, product }) => {
    const trouble = watchForTrouble(page, product.url);
    const api = await signedIn(page, product.url);
    await page.goto("/dashboard/inbox");
    await expect(page.getByText("Sizi bekleyen bir şey yok")).toBeVisible();

    const planned = { scenario: "scheduled", promptText: "Zamansız", keywords: "plan", autoUpload: false };
    const { video } = (await api.call("POST", "/video/create", planned)) as { video: { _id: string } };
    const rows = page.getByRole("list", { name: "Sizi bekleyenler" }).getByRole("listitem");
    await expect(rows).toHaveText([/Zamansız/]);
    await expectNoFault(page, "inbox");
    await page.goto("/dashboard");
    await expect(page.getByText("1 thing needs your attention")).toBeVisible();
    await page.getByRole("link", { name: "See everything that needs your attention" }).click();
    await rows.getByRole("link", { name: "Tekrarlayan plan yap" }).click();
    await expect(page).toHaveURL(new RegExp(`create\\?plan=${video._id}`));

    await page.goto("/dashboard/inbox");
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
    await api.call("POST", `/api/videos/${video._id}/schedule`, { scheduledAt: tomorrow, timeZone: "Europe/Istanbul" });
    await expect(page.getByText("Sizi bekleyen bir şey yok")).toBeVisible();
    expect(trouble()).toEqual([]);
  },
);
