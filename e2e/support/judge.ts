import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Locator, type Page } from "@playwright/test";
import { showTheme } from "./theme.ts";

/** What a phone shows whose owner has enlarged everything, and a window of 1440 px at 450 %. */
const NARROWEST = 320;
/** Describing everything that is well takes axe longer than finding what is not. */
const ONLY_FAULTS = { resultTypes: ["violations" as const] };
const SETTLED_MS = 500;
/** Asking the page after each key would take as long as the keys. */
const KEYS_AT_ONCE = 6;
const CONTROLS = "a[href], button, input, select, textarea, summary, video[controls], [tabindex]";

/** Its content, not the grey boxes that hold its place; the catalogue of components shows those for ever. */
export async function untilLoaded(page: Page, path: string): Promise<void> {
  if (path === "/youtube/theme") return;
  // Grey boxes themselves come only after a moment.
  await page.waitForTimeout(300);
  await expect(page.locator("main .animate-appear-late")).toHaveCount(0);
}

/** Judges the dialog that has just been opened, with its content: axe, the Tab key, 320 px. Escape closes it. */
export async function expectOpened(page: Page, name: string): Promise<void> {
  // Of two that lie on each other, the upper one.
  const dialog = page.getByRole("dialog").or(page.getByRole("alertdialog")).last();
  await expect(dialog).toBeVisible();
  await expect(dialog.locator(".animate-appear-late")).toHaveCount(0);
  await expectNoFault(page, name);
  expect.soft(await findUnreached(page, dialog), `Tab in ${name}`).toEqual([]);
  await expectNarrow(page, dialog, name);
  const handle = await dialog.elementHandle();
  await page.keyboard.press("Escape");
  await expect.poll(() => handle?.isVisible(), `${name} closes`).toBe(false);
}

/**
 * Both themes of what is on the screen now. A theme is nothing but this attribute, so no page is loaded again for it, and
 * only colours are looked at a second time.
 */
export async function expectNoFault(page: Page, name: string): Promise<void> {
  const dark = await findFaults(page, "dark", () => new AxeBuilder({ page }).options(ONLY_FAULTS));
  const light = await findFaults(page, "light", () =>
    new AxeBuilder({ page }).options(ONLY_FAULTS).withRules(["color-contrast"]),
  );
  await showTheme(page, "dark");
  const faults = [...dark, ...light];
  // The other screens are looked at as well: one run names everything.
  expect.soft(faults, name).toEqual([]);
}

/** A button may be on its way from one colour to another when it is looked at: what is a fault is one a moment later, too. */
async function findFaults(page: Page, theme: string, axe: () => AxeBuilder): Promise<string[]> {
  const look = async (): Promise<string[]> => {
    await showTheme(page, theme);
    const { violations } = await axe().analyze();
    return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id} at ${node.target.join(" ")}`));
  };
  const faults = await look();
  if (!faults.some((fault) => fault.startsWith("color-contrast"))) return faults;
  await page.waitForTimeout(SETTLED_MS);
  return look();
}

/** The visible controls that focus never came to while Tab was pressed until it had gone all the way round. */
export async function findUnreached(page: Page, part: Locator = page.locator("body")): Promise<string[]> {
  const count = await part.evaluate((root, selector) => {
    if (root === document.body) root.focus();
    const isControl = (element: HTMLElement): boolean =>
      element.tabIndex >= 0 &&
      !element.matches(":disabled") &&
      element.checkVisibility({ visibilityProperty: true }) &&
      // Of a group of radio buttons the keyboard stops at one; arrows lead to the others.
      !(element instanceof HTMLInputElement && element.type === "radio");
    const controls = [...root.querySelectorAll<HTMLElement>(selector)].filter(isControl);
    // In a dialog the focus has already come to one of them.
    const unreached = new Set<Element>(controls.filter((control) => control !== document.activeElement));
    Object.assign(window, { unreached });
    document.addEventListener("focusin", ({ target }) => unreached.delete(target as Element));
    return controls.length;
  }, CONTROLS);
  // A few more than there are: groups of radio buttons, and the players' own buttons.
  for (let pressed = 0; pressed < count + 40; pressed += KEYS_AT_ONCE) {
    const isDone = await page.evaluate(
      () => (window as typeof window & { unreached: Set<Element> }).unreached.size === 0,
    );
    if (isDone) break;
    for (let key = 0; key < KEYS_AT_ONCE; key += 1) await page.keyboard.press("Tab");
  }
  return page.evaluate(() => {
    const { unreached } = window as typeof window & { unreached: Set<Element> };
    // A form whose fields were left empty may have shut its button on the way.
    const left = [...unreached].filter((element) => element.isConnected && !element.matches(":disabled"));
    return left.map((element) => element.outerHTML.slice(0, 160));
  });
}

/** Nothing of it lies outside a very narrow window, and nothing in it has to be scrolled sideways. */
async function expectNarrow(page: Page, dialog: Locator, name: string): Promise<void> {
  const size = page.viewportSize();
  await page.setViewportSize({ width: NARROWEST, height: 640 });
  const wide = await dialog.evaluate((root) => {
    const { left, right } = root.getBoundingClientRect();
    const parts = [root, ...root.querySelectorAll("*")].filter((part) => {
      const scrolls = ["auto", "scroll"].includes(getComputedStyle(part).overflowX);
      return scrolls && part.scrollWidth > part.clientWidth;
    });
    const isOutside = left < 0 || right > window.innerWidth;
    return [...(isOutside ? [`from ${left} to ${right} px`] : []), ...parts.map((part) => part.getAttribute("class"))];
  });
  expect.soft(wide, `${name} at ${NARROWEST} px`).toEqual([]);
  if (size !== null) await page.setViewportSize(size);
}
