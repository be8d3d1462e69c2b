import { expect, type Locator, type Page } from "@playwright/test";
import { furnish } from "./support/furnish.ts";
import { enter, plan, register } from "./support/studio.ts";
import { test } from "./support/test.ts";

const main = (page: Page) => page.getByRole("main");
const counts = (page: Page) => main(page).getByRole("group").first().getByRole("button");

test(
  "as many boxes stand for the counts while they load as counts arrive [R6.1]",
  { tag: "@long" },
  async ({ page, context, product }) => {
    const member = await register(product);
    await enter(context, member);
    await plan(product, member, "Her sabah bir şehir.");
    await page.goto("/dashboard/videos");
    await expect(counts(page)).toHaveCount(5);

    let [letGo, released] = [() => {}, Promise.resolve()];
    // Neither the account nor its list is known: only the last visit tells how many there will be.
    await page.route(/\/api\/users\/[^/]+\/(profile|videos)/, async (route) => {
      await released;
      await route.continue();
    });
    for (const width of [1440, 390]) {
      released = new Promise<void>((resolve) => {
        letGo = resolve;
      });
      await page.setViewportSize({ width, height: 900 });
      await page.reload();
      const boxes = main(page).locator(".animate-appear-late > div").first().locator("> *");
      await expect(boxes).toHaveCount(5);
      const places = await boxesOf(boxes);
      letGo();
      await expect(counts(page)).toHaveCount(5);
      expect.soft(await boxesOf(counts(page)), `${width} px`).toEqual(places);
    }
  },
);

test(
  "the search box has one cross, with a name; where the browser's own would stand there is nothing to press [R6.2]",
  { tag: "@long" },
  async ({ page, context, product }) => {
    const member = await register(product);
    await enter(context, member);
    await plan(product, member, "Her sabah bir şehir.");
    await page.goto("/dashboard/videos");
    const field = page.getByRole("searchbox");
    await field.fill("şehir");
    await field.hover();

    const { x, y, width, height } = await boxOf(field);
    const inside = await field.evaluate((input) => Number.parseFloat(getComputedStyle(input).paddingRight));
    for (const fromRight of [4, 8, 12, 16]) {
      await page.mouse.click(x + width - inside - fromRight, y + height / 2);
      await expect(field).toHaveValue("şehir");
    }
    const cross = field.locator("xpath=ancestor::*[.//button][1]").getByRole("button");
    await expect(cross).toHaveCount(1);
    await cross.click();
    await expect(field).toHaveValue("");
  },
);

test(
  "a list of videos has room for all it says at every width, and what was sent is told without moving it [R6.2] [R6.3]",
  { tag: "@long" },
  async ({ page, context, product }) => {
    await enter(context, await furnish(product));
    await page.goto("/dashboard/videos?view=list");
    await expect(main(page).getByRole("heading", { level: 2 })).toHaveCount(4);
    for (const width of [390, 660, 720, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await crowded(page), `${width} px`).toEqual([]);
      // What is chosen can be read in its list.
      const lists = await boxesOf(main(page).getByRole("combobox"));
      expect.soft([lists.length, ...lists.filter((list) => list.width < 120)], `${width} px`).toEqual([2]);
    }

    await page.goto("/dashboard/videos");
    const title = main(page).getByRole("heading", { level: 2 }).first();
    await expect(title).toBeVisible();
    const before = await boxOf(title);
    await main(page).getByRole("button", { name: "Upload to YouTube" }).first().click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: "Upload to YouTube" }).click();
    await expect(main(page).getByText(/upload has started/)).toBeVisible();
    expect(await boxOf(title)).toEqual(before);
  },
);

type Box = { x: number; y: number; width: number; height: number };

async function boxOf(locator: Locator): Promise<Box> {
  const box = await locator.boundingBox();
  if (!box) throw new Error("It is not shown.");
  return box;
}

async function boxesOf(locator: Locator): Promise<Box[]> {
  return Promise.all((await locator.all()).map(boxOf));
}

/** Rows whose title has no room, that reach beyond their list, or whose words are written over each other where shown. */
function crowded(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    /** What is left of these lines where everything around them cuts off what is too much. */
    function shown(text: Text): DOMRect[] {
      const range = document.createRange();
      range.selectNodeContents(text);
      const edges: DOMRect[] = [];
      for (let around = text.parentElement; around !== null; around = around.parentElement) {
        if (getComputedStyle(around).overflow !== "visible") edges.push(around.getBoundingClientRect());
      }
      return [...range.getClientRects()].map((line) => {
        const left = Math.max(line.left, ...edges.map((edge) => edge.left));
        const top = Math.max(line.top, ...edges.map((edge) => edge.top));
        const right = Math.min(line.right, ...edges.map((edge) => edge.right));
        const bottom = Math.min(line.bottom, ...edges.map((edge) => edge.bottom));
        return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
      });
    }
    const found: string[] = [];
    for (const title of document.querySelectorAll("main h2")) {
      const row = title.closest(".\\@container") ?? title;
      const edge = row.getBoundingClientRect().right;
      const room = title.parentElement?.getBoundingClientRect().width ?? 0;
      if (room < 140) found.push(`${title.textContent} has ${room} px`);
      for (const part of row.querySelectorAll(":not(h2 *)")) {
        if (part.getBoundingClientRect().right > edge + 1) found.push(`${part.textContent} reaches beyond its row`);
      }
      const walk = document.createTreeWalker(row, NodeFilter.SHOW_TEXT);
      const lines: { words: string; box: DOMRect }[] = [];
      for (let text = walk.nextNode(); text !== null; text = walk.nextNode()) {
        if (!text.parentElement?.checkVisibility() || text.parentElement.closest(".sr-only")) continue;
        for (const box of shown(text as Text)) lines.push({ words: text.textContent ?? "", box });
      }
      for (const [index, { words, box }] of lines.entries()) {
        for (const other of lines.slice(index + 1)) {
          const width = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
          const height = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
          // Letters of two lines may share the room between them.
          if (words !== other.words && width > 1 && height > 4) found.push(`${words} | ${other.words}`);
        }
      }
    }
    return found;
  });
}
