import { expect, type Locator, type Page } from "@playwright/test";
import { type Api, signedIn } from "./support/api.ts";
import { at, chips, nextRuns, plan } from "./support/plans.ts";
import { test } from "./support/test.ts";

type Hand = {
  name: string;
  press: (target: Locator) => Promise<void>;
  choose: (page: Page, option: string) => Promise<void>;
};

const MOUSE: Hand = {
  name: "mouse",
  press: (target) => target.click(),
  choose: (page, option) => page.getByText(option, { exact: true }).click(),
};
const KEYS: Hand = {
  name: "keyboard",
  press: (target) => target.press("Enter"),
  choose: (page, option) => page.getByRole("radio", { name: option }).press("Space"),
};
const FINGER: Hand = {
  name: "touch",
  press: (target) => target.tap(),
  choose: (page, option) => page.getByText(option, { exact: true }).tap(),
};

/** Everything that can be done with a plan in the calendar, each time seen on the server and not only on the page. */
async function handle(page: Page, api: Api, hand: Hand): Promise<void> {
  const first = at(2, "10:00");
  const day = first.toISOString().slice(0, 10);
  const id = await plan(api, "Parmak", first, { recurring: true, recurringType: "daily" });
  const before = await nextRuns(api, id);
  const said = (words: string) => page.getByRole("status").filter({ hasText: words }).first();
  const press = (name: string | RegExp) => hand.press(page.getByRole("button", { name, exact: true }).first());
  const answer = (name: string | RegExp) => hand.press(page.getByRole("alertdialog").getByRole("button", { name }));
  const openFirst = () => hand.press(chips(page, "Parmak").first());
  const stored = async () =>
    ((await api.call("GET", `/api/schedules/${id}`)) as { schedule: { isPaused: boolean; endAfter: number | null } })
      .schedule;

  // A phone opens with the list, a screen with the month.
  await page.goto(`/dashboard/schedule?day=${day}`);
  for (const [scope, place] of [
    ["Only this one", 0],
    ["This and later ones", 1],
    ["All of them", 1],
  ] as const) {
    await openFirst();
    await press("Move");
    await page.getByLabel("Time", { exact: true }).fill("18:30");
    await hand.choose(page, scope);
    await press("Move");
    await expect(said("Moved to")).toBeVisible();
    expect((await nextRuns(api, id))[place], scope).toBe(at(2 + place, "18:30").toISOString());
    await press("Undo");
    await expect.poll(() => nextRuns(api, id), scope).toEqual(before);
    await expect(chips(page, "Parmak").first()).toHaveAccessibleName(/10:00/);
  }

  await openFirst();
  await press("Skip this one");
  await expect(said("Skipped")).toBeVisible();
  expect((await nextRuns(api, id))[0]).toBe(before[1]);
  await press("Undo");
  await expect.poll(() => nextRuns(api, id)).toEqual(before);

  await press("Edit: Parmak");
  await page.getByRole("combobox", { name: "Repeats" }).selectOption("weekly");
  await page.getByRole("combobox", { name: "Ends" }).selectOption("count");
  await page.getByRole("spinbutton").fill("4");
  await press("Save");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect.poll(async () => (await nextRuns(api, id))[1]).toBe(at(9, "10:00").toISOString());
  expect(await nextRuns(api, id)).toHaveLength(4);

  await press("Pause: Parmak");
  await expect.poll(async () => (await stored()).isPaused).toBe(true);
  await press("Resume: Parmak");
  await expect.poll(async () => (await stored()).isPaused).toBe(false);

  await press("Run now: Parmak");
  await answer("Run now");
  const made = async () => {
    const reply = (await api.call("GET", `/api/users/${api.userId}/videos`)) as { videos: { status: string }[] };
    return reply.videos.filter(({ status }) => status !== "scheduled").length;
  };
  await expect.poll(made).toBe(1);

  await press(/^Stop repeating: Parmak/);
  await answer(/Stop repeating/);
  const left = () => api.call("GET", `/api/users/${api.userId}/schedules?limit=9`);
  await expect.poll(left).toMatchObject({ schedules: [] });
  await expect(page.getByRole("alertdialog")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Edit: Parmak" })).toHaveCount(0);

  // A free day leads to a new video with that day filled in.
  await page.goto(`/dashboard/schedule?view=month&day=${day}`);
  await hand.press(page.locator(`[data-slot="${day}"] button`).first());
  await hand.press(page.getByRole("dialog").getByRole("link", { name: "Schedule a new video" }));
  await expect(page).toHaveURL(/dashboard\/create/);
  await expect(page.getByLabel("Tarih", { exact: true })).toHaveValue(day);
}

const DEEDS =
  "a plan is moved, skipped, edited, ended, paused, resumed, run and stopped, a free day is filled, and undo takes back";

for (const hand of [MOUSE, KEYS]) {
  test(`by ${hand.name} ${DEEDS} [R13.3]`, { tag: "@long" }, async ({ page, product }) => {
    await page.setViewportSize({ width: 1440, height: 1000 });
    await handle(page, await signedIn(page, product.url), hand);
  });
}

test(
  "a repeat that is dragged asks which ones are meant, and goes nowhere when nobody answers [R13.3 drag]",
  { tag: "@long" },
  async ({ page, product }) => {
    const api = await signedIn(page, product.url);
    await page.setViewportSize({ width: 1440, height: 1000 });
    const id = await plan(api, "Sürüklenen", at(2, "10:00"), { recurring: true, recurringType: "daily" });
    const before = await nextRuns(api, id);
    const day = before[0]?.slice(0, 10) ?? "";
    await page.goto(`/dashboard/schedule?view=week&day=${day}`);
    const drag = async () => {
      await chips(page, "Sürüklenen").first().scrollIntoViewIfNeeded();
      await page
        .locator(`[data-slot="${day}T10"]`)
        .getByRole("button", { name: /Sürüklenen/ })
        .dragTo(page.locator(`[data-slot="${day}T12"]`));
      await expect(page.getByRole("radio", { name: "All of them" })).toBeVisible();
    };
    await drag();
    await page.keyboard.press("Escape");
    expect(await nextRuns(api, id)).toEqual(before);
    await drag();
    await page.getByText("All of them", { exact: true }).click();
    await page.getByRole("button", { name: "Move", exact: true }).click();
    await expect.poll(async () => (await nextRuns(api, id))[2]).toBe(at(4, "12:00").toISOString());
    await page.getByRole("button", { name: "Undo" }).click();
    await expect.poll(() => nextRuns(api, id)).toEqual(before);
  },
);

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test(`by ${FINGER.name} ${DEEDS} [R13.3]`, { tag: "@long" }, async ({ page, product }) => {
    await handle(page, await signedIn(page, product.url), FINGER);
  });
});
