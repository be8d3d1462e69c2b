import { expect, type Page } from "@playwright/test";
import { holdScripts } from "./support/hold-scripts.ts";
import { test } from "./support/test.ts";
import { watchForTrouble } from "./support/trouble.ts";

const SECTIONS = [
  "#hero-title",
  "[data-ad-slot=banner]",
  "#features",
  "#how-it-works",
  "[data-ad-slot=square]",
  "#pricing",
  "#voices-title",
  "[data-ad-slot=wide]",
  "#call-title",
  "footer",
];
const FIXED_HEADER_PX = 72;

// This page lives from its motion: it is shown as most people see it.
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: "no-preference" }));

test("the landing page shows its sections in order, without an error or a breach of its policy [R1.4] [R1.1]", async ({
  page,
  product,
}) => {
  const trouble = watchForTrouble(page, product.url);
  await openLanding(page);

  const order = await page
    .locator(SECTIONS.join(","))
    .evaluateAll((found, marks) => found.map((element) => marks.find((mark) => element.matches(mark))), SECTIONS);
  expect(order).toEqual(SECTIONS);
  await expect(page).toHaveTitle(/^Sahne: /);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", `${product.url}/`);
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute("content", /^http:/);
  expect(trouble()).toEqual([]);
});

for (const [locale, offers] of [
  ["tr-TR", 0],
  ["en-US", 1],
] as const) {
  test.describe(() => {
    test.use({ locale });
    test(`the first view can be read before any script arrives, and nothing moves when one does (${locale}) [R1.1]`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      const release = await holdScripts(page);
      await page.addInitScript(countEmptyFrames);
      await page.goto("/", { waitUntil: "commit" });
      await expect(page.locator("[data-drawn=mix] h1")).toBeVisible();
      await expect(page.locator("[data-drawn] header + div > p").filter({ visible: true })).toHaveCount(offers);
      // Letters that come while one measures are another width than those they replace.
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      const before = await placesOf(page);

      release();
      await expect(page.locator("#features-title")).toBeAttached();
      await expect(page.locator("[data-drawn]")).toHaveCount(0);
      expect(await placesOf(page)).toEqual(before);
      expect(await page.evaluate(() => document.documentElement.dataset["emptyFrames"])).toBe("0");
    });
  });
}

test("the picture comes before any script is asked for, and scripts come without it if it never does [R1.1]", async ({
  page,
}) => {
  let scripts = 0;
  page.on("request", (request) => {
    scripts += request.resourceType() === "script" ? 1 : 0;
  });
  let scriptsBefore: number | undefined;
  await page.route("**/films/hero.webp", async (route) => {
    const answer = await route.fetch();
    await new Promise((resolve) => setTimeout(resolve, 500));
    scriptsBefore ??= scripts;
    await route.fulfill({ response: answer });
  });
  await page.goto("/", { waitUntil: "commit" });
  await expect(page.locator("[data-drawn]")).toHaveCount(0);
  expect(scriptsBefore).toBe(0);

  await page.unrouteAll();
  await page.route("**/films/hero.webp", () => undefined);
  await page.goto("/", { waitUntil: "commit" });
  await expect(page.locator("[data-drawn]")).toHaveCount(0);
});

test("a button that is pressed before the script is there does its work when it is [R1.2]", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const release = await holdScripts(page);
  await page.goto("/", { waitUntil: "commit" });
  await page.getByRole("button", { name: "Menüyü aç" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  release();
  await expect(page.getByRole("dialog")).toBeVisible();
});

test("who reads another language than the first view came in sees none of it [R1.1]", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("language", "en"));
  const release = await holdScripts(page);
  await page.goto("/", { waitUntil: "commit" });
  await expect(page.locator("[data-drawn=mix] h1")).toBeHidden();
  release();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Write one sentence/);

  await page.goto("/?lang=en", { waitUntil: "commit" });
  await expect(page.locator("h1")).toHaveText(/^Write one sentence/);
});

test(
  "every link of the landing page leads to a page that answers, or to a place on it [R1.9] [R1.10]",
  { tag: "@long" },
  async ({ page }) => {
    await openLanding(page);
    const links = await page
      .locator("a[href]")
      .evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
    const addresses = [...new Set(links)];

    expect(addresses).toEqual(expect.arrayContaining(["/auth/signup", "/auth/login", "/youtube/theme", "/privacy"]));
    for (const address of addresses.filter((candidate) => !candidate.startsWith("#"))) {
      const response = await page.request.get(address);
      expect([address, response.status()]).toEqual([address, 200]);
    }
    for (const anchor of addresses.filter((candidate) => /^\/?#/.test(candidate))) {
      await expect(page.locator(anchor.replace(/^\//, ""))).toHaveCount(1);
    }
  },
);

test(
  "an anchor ends below the fixed header, and one in the address is found although its section comes later [R1.1]",
  { tag: "@long" },
  async ({ page }) => {
    await page.goto("/#pricing");
    await expect.poll(() => isInSight(page, "#pricing-title")).toBe(true);

    await page.getByRole("banner").getByRole("link", { name: "Özellikler" }).click();
    await expect.poll(() => isInSight(page, "#features-title")).toBe(true);
  },
);

test(
  "below 1024 px there is a menu of 280 px that every way out closes; at 1024 px there is none [R1.2]",
  { tag: "@long" },
  async ({ page }) => {
    await page.setViewportSize({ width: 1024, height: 800 });
    await openLanding(page);
    const opener = page.getByRole("button", { name: "Menüyü aç" });
    await expect(opener).toBeHidden();
    await expect(page.getByRole("banner").getByRole("link", { name: "Fiyatlandırma" })).toBeVisible();

    await page.setViewportSize({ width: 1023, height: 800 });
    const menu = page.getByRole("dialog");
    await opener.click();
    await expect(opener).toHaveAttribute("aria-expanded", "true");
    await expect.poll(async () => (await menu.boundingBox())?.x).toBe(1023 - 280);
    expect((await menu.boundingBox())?.width).toBe(280);
    for (let press = 0; press < 9; press += 1) {
      await page.keyboard.press("Tab");
      const isInside = await page.evaluate(() => {
        const { activeElement } = document;
        // The browser's own bar is part of the circle of a modal dialog; the page beneath it is not.
        return activeElement === document.body || activeElement?.closest("dialog") !== null;
      });
      expect(isInside).toBe(true);
    }

    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();
    await expect(opener).toBeFocused();
    await expect(opener).toHaveAttribute("aria-expanded", "false");

    await opener.click();
    await expect(menu).toBeVisible();
    await page.mouse.click(200, 400);
    await expect(menu).toBeHidden();

    await opener.click();
    await menu.getByRole("link", { name: "Fiyatlandırma" }).click();
    await expect(menu).toBeHidden();
    await expect(page).toHaveURL("/#pricing");
  },
);

test(
  "the chosen theme stands before the first paint, and the toggle keeps it [R1.1]",
  { tag: "@long" },
  async ({ page }) => {
    await page.addInitScript(() => {
      const seen: (string | undefined)[] = [];
      Object.assign(window, { seenThemes: seen });
      // From the first frame on: a flash would be a frame with the other theme.
      const look = (): void => {
        if (document.body !== null) seen.push(document.documentElement.dataset["theme"]);
        requestAnimationFrame(look);
      };
      look();
    });
    await openLanding(page);
    await page.getByRole("banner").getByRole("button", { name: "Açık temaya geç" }).click();
    await expect(page.locator("html")).toHaveAttribute("data-theme", "light");

    await page.reload();
    await expect(page.getByRole("contentinfo")).toBeAttached();

    const themes = await page.evaluate(() => (window as typeof window & { seenThemes: string[] }).seenThemes);
    expect(new Set(themes)).toEqual(new Set(["light"]));
  },
);

test(
  "the language can be switched in the header and by the address, and is remembered [R2.8]",
  { tag: "@long" },
  async ({ page }) => {
    await openLanding(page);
    await page.getByRole("banner").getByRole("combobox", { name: "Dil" }).selectOption("en");

    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    await expect(page.getByRole("heading", { name: "How it works" })).toBeAttached();
    await expect(page).toHaveTitle("Sahne: make AI videos and publish them on YouTube");

    await page.goto("/?lang=tr");
    await expect(page.getByRole("heading", { name: "Nasıl çalışır" })).toBeAttached();
    await page.goto("/");
    await expect(page.locator("html")).toHaveAttribute("lang", "tr");
  },
);

async function openLanding(page: Page): Promise<void> {
  await page.goto("/");
  await page.mouse.move(9, 9);
  await expect(page.getByRole("contentinfo")).toBeAttached();
}

/** Below the header and in the upper half of the window. */
async function isInSight(page: Page, selector: string): Promise<boolean> {
  const top = await page.locator(selector).evaluate((element) => element.getBoundingClientRect().top);
  return top >= FIXED_HEADER_PX && top < 450;
}

test.describe("in a browser that is not Turkish", () => {
  test.use({ locale: "de-DE" });

  test("English is offered at first sight, taken with one press, and remembered [R2.8]", async ({ page }) => {
    await openLanding(page);
    await page.getByRole("button", { name: "Show all of it in English" }).click();

    await expect(page.getByRole("heading", { level: 1 })).toContainText("Write one sentence.");
    await page.reload();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Write one sentence.");
    await expect(page.getByRole("button", { name: "Show all of it in English" })).toBeHidden();
    await page.goto("/auth/login");
    await expect(page.getByText("Make, publish, schedule, measure.")).toBeVisible();
  });
});

/** Runs in the page: how often it was drawn without its heading, once it had one. */
function countEmptyFrames(): void {
  let empty = -1;
  const look = (): void => {
    if (document.querySelector("h1") !== null) empty = Math.max(0, empty);
    else if (empty >= 0) empty += 1;
    document.documentElement.dataset["emptyFrames"] = String(empty);
    requestAnimationFrame(look);
  };
  document.addEventListener("DOMContentLoaded", look);
}

/** Where the parts of the first view stand. */
function placesOf(page: Page): Promise<unknown> {
  return page
    .locator("body header, header + div > p, h1, .hero-words a, .hero-film video, .hero-film figcaption")
    .evaluateAll((parts) =>
      parts
        .filter((part) => part.checkVisibility())
        .map((part) => {
          const { x, y, width, height } = part.getBoundingClientRect();
          return [part.tagName, x, y, width, height];
        }),
    );
}
