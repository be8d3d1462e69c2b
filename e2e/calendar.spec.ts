import { expect } from "@playwright/test";
import { signedIn } from "./support/api.ts";
import { expectNoFault, expectOpened, untilLoaded } from "./support/judge.ts";
import { at, chips, nextRuns, plan } from "./support/plans.ts";
import { test } from "./support/test.ts";
import { watchForTrouble } from "./support/trouble.ts";

const HOUR_MS = 3_600_000;

test("a repeat stands on its days, is moved and skipped by keys, and undo brings back what was [R13.3] [R13.3 calendar]", async ({
  page,
  product,
}) => {
  const trouble = watchForTrouble(page, product.url);
  const api = await signedIn(page, product.url);
  const id = await plan(api, "Sabah", at(2, "10:00"), { recurring: true, recurringType: "daily" });
  const before = await nextRuns(api, id);
  const day = before[0]?.slice(0, 10) ?? "";

  await page.goto(`/dashboard/schedule?day=${day}`);
  await expect(chips(page, "Sabah").first()).toBeVisible();
  await chips(page, "Sabah").first().focus();
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Move", exact: true }).press("Enter");
  await page.getByLabel("Time", { exact: true }).fill("18:30");
  await page.getByRole("radio", { name: "This and later ones" }).press("Space");
  await page.getByRole("button", { name: "Move", exact: true }).press("Enter");
  await expect(page.getByRole("status").filter({ hasText: "Moved to" })).toBeVisible();
  expect((await nextRuns(api, id))[1]).toBe(at(3, "18:30").toISOString());
  await page.getByRole("button", { name: "Undo" }).press("Enter");
  await expect.poll(() => nextRuns(api, id)).toEqual(before);
  // The server has it back before the page does; what is not there any more cannot be skipped.
  await expect(chips(page, "Sabah").first()).toHaveAccessibleName(/10:00/);

  await chips(page, "Sabah").first().press("Enter");
  await page.getByRole("button", { name: "Skip this one" }).press("Enter");
  await expect(page.getByRole("status").filter({ hasText: "Skipped" })).toBeVisible();
  expect((await nextRuns(api, id))[0]).toBe(before[1]);

  await page.keyboard.press("w");
  await expect(page).toHaveURL(/view=week/);
  await page.keyboard.press("l");
  await expect(page.getByRole("heading", { name: /Calendar|20\d\d/ }).first()).toBeVisible();
  await page.keyboard.press("m");
  await page.keyboard.press("t");
  await expect(page).not.toHaveURL(/day=/);
  expect(trouble()).toEqual([]);
});

test(
  "a single plan is dragged to another day, and the past refuses it [R13.3 drag]",
  { tag: "@long" },
  async ({ page, product }) => {
    const api = await signedIn(page, product.url);
    const id = await plan(api, "Tek", at(2, "10:00"));
    await page.setViewportSize({ width: 1280, height: 1000 });
    const day = at(2, "10:00").toISOString().slice(0, 10);
    await page.goto(`/dashboard/schedule?view=week&day=${day}`);
    const chip = chips(page, "Tek");
    await chip.scrollIntoViewIfNeeded();
    const target = page.locator(`[data-slot="${day}T12"]`);
    await chip.dragTo(target);

    await expect(page.getByRole("status").filter({ hasText: "Moved to" })).toBeVisible();
    expect(await nextRuns(api, id)).toEqual([at(2, "12:00").toISOString()]);
    await page.getByRole("button", { name: "Undo" }).click();
    await expect.poll(() => nextRuns(api, id)).toEqual([at(2, "10:00").toISOString()]);

    await page.goto("/dashboard/schedule?view=month");
    const today = new Date(Date.now() + 3 * HOUR_MS).toISOString().slice(0, 10);
    const past = page.locator("td[data-past][data-slot]").last();
    if (today.endsWith("-01") || (await past.count()) === 0 || (await chips(page, "Tek").count()) === 0) return;
    await chips(page, "Tek").dragTo(past);
    await expect(page.getByText("It cannot be moved to a time in the past.")).toBeVisible();
    expect(await nextRuns(api, id)).toEqual([at(2, "10:00").toISOString()]);
  },
);

test(
  "every view and every dialog of the calendar is sound at every width, and the plan can be edited [R13.3] [R13.4 screen]",
  { tag: "@long" },
  async ({ page, product }) => {
    const trouble = watchForTrouble(page, product.url);
    const api = await signedIn(page, product.url);
    const id = await plan(api, "Her gün deniz", at(1, "10:00"), { recurring: true, recurringType: "daily" });
    await plan(api, "Rastgele orman", at(1, "11:00"), {
      recurring: true,
      random: { minHours: 20, maxHours: 40, fromHour: 9, toHour: 18 },
    });
    for (const [width, view] of [
      [390, "month"],
      [768, "week"],
      [1440, "month"],
      [390, "agenda"],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`/dashboard/schedule?view=${view}`);
      await untilLoaded(page, "/dashboard/schedule");
      const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect.soft(beyond, `${view} at ${width} px`).toBeLessThanOrEqual(0);
      await expectNoFault(page, `${view} at ${width} px`);
    }
    await page
      .getByRole("button", { name: /Her gün deniz, / })
      .first()
      .click();
    await expectOpened(page, "an entry");
    await page.getByRole("button", { name: "Edit: Rastgele orman" }).click();
    await expectOpened(page, "the plan's editor");

    await page.getByRole("button", { name: "Edit: Her gün deniz" }).click();
    await page.getByRole("combobox", { name: "Repeats" }).selectOption("random");
    await page.getByLabel("At least (hours)").fill("30");
    await page.getByLabel("At most (hours)").fill("10");
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("En çok süre, en az süreden kısa olamaz")).toBeVisible();
    await page.getByLabel("At most (hours)").fill("50");
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    const { schedule } = (await api.call("GET", `/api/schedules/${id}`)) as { schedule: { random: object } };
    expect(schedule.random).toMatchObject({ minHours: 30, maxHours: 50 });
    // The one refusal that was asked for.
    expect(trouble().filter((line) => !line.includes("400 (Bad Request)"))).toEqual([]);
  },
);

test(
  "the weeks in which the clocks change say which hour is left out or comes twice, and a zone that keeps its clock has none [R13.2]",
  { tag: "@long" },
  async ({ page, product }) => {
    const api = await signedIn(page, product.url);
    await page.setViewportSize({ width: 1440, height: 1000 });
    await page.goto("/dashboard/schedule");
    for (const [zone, day, hours, words] of [
      ["America/New_York", "2027-03-14", "23 hours", "no such hour"],
      ["America/New_York", "2027-11-07", "25 hours", "twice"],
      ["Europe/Berlin", "2027-03-28", "23 hours", "no such hour"],
      ["Europe/Istanbul", "2027-03-28", null, null],
    ] as const) {
      await api.call("PUT", `/api/users/${api.userId}/preferences`, { timeZone: zone });
      await page.goto(`/dashboard/schedule?view=week&day=${day}`);
      await untilLoaded(page, "/dashboard/schedule");
      const week = page.getByRole("region", { name: "Calendar" });
      await expect(page.getByText(`Times are in ${zone}`)).toBeVisible();
      await expect(week.getByText(hours ?? /^2[35] hours$/)).toHaveCount(hours === null ? 0 : 1);
      await expect(week.getByText(words ?? /^(no such hour|twice)$/)).toHaveCount(words === null ? 0 : 1);
      await expectNoFault(page, `${zone}, ${day}`);
    }
  },
);
