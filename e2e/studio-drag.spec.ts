import { expect, type CDPSession, type Locator, type Page } from "@playwright/test";
import { signedIn } from "./support/api.ts";
import { openDraft, saved, scenes, textOf } from "./support/storyboard.ts";
import { test } from "./support/test.ts";

const TEN = Array.from({ length: 10 }, (_, index) => `Bu ${index + 1}. cümledir ve kedi uyur.`).join(" ");

type Point = { x: number; y: number };

/** The middle of a handle, in view. */
async function handleOf(page: Page, place: number): Promise<Point> {
  return middleOf(scenes(page).nth(place).locator("[data-handle]"));
}

/** Where it rests: what arrives late moves it, and a folded scene pulls it along. */
async function middleOf(item: Locator): Promise<Point> {
  await item.scrollIntoViewIfNeeded();
  let last = "";
  await expect
    .poll(
      async () => {
        const before = last;
        last = JSON.stringify(await item.boundingBox());
        return last === before;
      },
      { intervals: [250] },
    )
    .toBe(true);
  const box = await item.boundingBox();
  if (!box) throw new Error("It cannot be seen.");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

const touch = (client: CDPSession, type: "touchStart" | "touchMove" | "touchEnd", points: Point[]) =>
  client.send("Input.dispatchTouchEvent", { type, touchPoints: points });

test("[R17.2] a scene is dragged to another place with the mouse, and one undo brings it back", async ({
  page,
  product,
}) => {
  const api = await signedIn(page, product.url);
  await openDraft(page, api);
  // The first one is open, taller than the window: it folds up while another is dragged.
  const from = await handleOf(page, 2);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x, from.y - 12, { steps: 3 });
  await expect(page.locator("[data-dragged]")).toHaveCount(1);
  await expect(textOf(page)).toHaveCount(0);
  const target = await middleOf(scenes(page).first().locator("[data-handle]"));
  await page.mouse.move(target.x, target.y - 4, { steps: 8 });
  await page.mouse.up();

  await expect(scenes(page).first()).toContainText("Daha fazlası için takip et!");
  await expect(scenes(page).first().locator("[data-scene]")).toBeFocused();
  await saved(page);
  await page.keyboard.press("Control+z");
  await expect(scenes(page).last()).toContainText("Daha fazlası için takip et!");
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("[R17.2] a finger drags a scene, the page follows it below the fold, and Escape lets go @long", async ({
    page,
    product,
  }) => {
    const api = await signedIn(page, product.url);
    await openDraft(page, api, TEN);
    const client = await page.context().newCDPSession(page);
    const from = await handleOf(page, 0);
    const moved = (await scenes(page).first().locator("[data-scene]").textContent()) ?? "";
    const count = await scenes(page).count();

    await touch(client, "touchStart", [from]);
    await touch(client, "touchMove", [{ x: from.x, y: from.y + 40 }]);
    // Held at the lower edge, the list comes up to the finger until its end is there.
    await touch(client, "touchMove", [{ x: from.x, y: 836 }]);
    await expect(scenes(page).last()).toBeInViewport({ ratio: 0.9 });
    await touch(client, "touchMove", [{ x: from.x, y: 830 }]);
    await touch(client, "touchEnd", []);
    await expect(scenes(page).last()).toContainText(moved.slice(-20));
    await expect(scenes(page)).toHaveCount(count);

    const again = await handleOf(page, count - 1);
    await touch(client, "touchStart", [again]);
    await touch(client, "touchMove", [{ x: again.x, y: again.y - 200 }]);
    await expect(page.locator("[data-dragged]")).toHaveCount(1);
    await page.keyboard.press("Escape");
    await touch(client, "touchEnd", []);
    await expect(page.locator("[data-dragged]")).toHaveCount(0);
    await expect(scenes(page).last()).toContainText(moved.slice(-20));
  });
});
