import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { type Api, signedIn } from "./support/api.ts";
import { connectByHand } from "./support/channel.ts";
import { test } from "./support/test.ts";
import { watchForTrouble } from "./support/trouble.ts";

const DAY_MS = 86_400_000;

async function dailyPlan(api: Api): Promise<string> {
  const wish = { scenario: "scheduled", promptText: "Denizin canlıları", keywords: "deniz" };
  const { video } = (await api.call("POST", "/video/create", wish)) as { video: { _id: string } };
  const scheduledAt = new Date(Date.now() + DAY_MS).toISOString();
  const body = { scheduledAt, recurring: true, recurringType: "daily" };
  const reply = await api.call("POST", `/api/videos/${video._id}/schedule`, body);
  return (reply as { schedule: { _id: string } }).schedule._id;
}

async function expectNoFault(page: Page): Promise<void> {
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
}

test(
  "[R13.1] a plan gets topics by keys, its coming videos are named after them, and the list is kept",
  { tag: "@long" },
  async ({ page, product }) => {
    const trouble = watchForTrouble(page, product.url);
    const api = await signedIn(page, product.url);
    const id = await dailyPlan(api);
    await page.goto(`/dashboard/schedule?plan=${id}`);
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("textbox", { name: "Name" }).fill("{topic} ({n})");
    await dialog.getByRole("textbox", { name: /^Topics/ }).fill("1. Ahtapot\n2. Yunus\n\n- Vatoz");
    await dialog.getByRole("button", { name: "Add {topic} to the prompt" }).press("Enter");
    await expect(dialog.getByText("Ahtapot (1)")).toBeVisible();
    await expectNoFault(page);
    await dialog.getByRole("button", { name: "Save" }).press("Enter");
    await expect(dialog).toBeHidden();

    await expect(page.getByRole("button", { name: /Yunus \(2\), / }).first()).toBeVisible();
    const { schedule } = (await api.call("GET", `/api/schedules/${id}`)) as { schedule: object };
    expect(schedule).toMatchObject({ series: { topics: ["Ahtapot", "Yunus", "Vatoz"], whenDone: "ask", next: 0 } });
    expect(trouble()).toEqual([]);
  },
);

test(
  "[R18.4] posting times of a channel are set, stand in the calendar as gaps, and open their hour; the calendar link is made and revoked",
  { tag: "@long" },
  async ({ page, product }) => {
    const api = await signedIn(page, product.url);
    await connectByHand(page);
    await page.waitForURL("**/dashboard");
    await page.goto("/dashboard/schedule");
    await page.getByRole("button", { name: "Edit the times" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: "Add a time" }).click();
    await dialog.getByLabel("Time", { exact: true }).fill("18:30");
    await dialog.getByRole("checkbox").nth(5).check();
    await dialog.getByRole("checkbox").nth(6).check();
    await expectNoFault(page);
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(dialog).toBeHidden();

    await page
      .getByRole("button", { name: /Posting time, free/ })
      .first()
      .click();
    await expect(dialog.getByRole("heading", { name: /18:30/ })).toBeVisible();
    await page.keyboard.press("Escape");

    await page.getByRole("button", { name: "Create a link" }).click();
    const link = await page.getByRole("textbox", { name: "Secret link" }).inputValue();
    const answer = await page.request.get(link);
    expect(await answer.text()).toMatch(/^BEGIN:VCALENDAR/);
    await expectNoFault(page);
    await page.getByRole("button", { name: "Revoke the link" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Revoke the link" }).click();
    await expect(page.getByRole("button", { name: "Create a link" })).toBeVisible();
    expect((await page.request.get(link)).status()).toBe(404);
    expect(await api.call("GET", `/api/users/${api.userId}/calendar-feed`)).toEqual({ feed: null });
  },
);
