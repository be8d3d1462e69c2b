import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import { type Api, signedIn } from "./support/api.ts";
import { connectByHand } from "./support/channel.ts";
import { expectNoFault } from "./support/judge.ts";
import { patiently } from "./support/patience.ts";
import { test } from "./support/test.ts";
import { watchForTrouble } from "./support/trouble.ts";

const HOUR_MS = 3_600_000;

/** A finished film, as small as it can be. */
async function film(api: Api, promptText: string): Promise<string> {
  const options = { durationSeconds: 5, resolution: "480p", aspectRatio: "1:1" };
  const wish = { scenario: "text2video", promptText, options };
  const { video } = (await api.call("POST", "/video/create", wish)) as { video: { _id: string } };
  const isDone = async () =>
    ((await api.call("GET", `/api/videos/${video._id}`)) as { video: { status: string } }).video.status;
  await expect.poll(isDone, { timeout: 180_000 }).toBe("completed");
  return video._id;
}

async function queueOf(api: Api): Promise<string[]> {
  const reply = await api.call("GET", `/api/users/${api.userId}/planned-uploads`);
  return (reply as { uploads: { title: string }[] }).uploads.map(({ title }) => title);
}

const rows = (page: Page) => page.getByRole("list", { name: /^Queue of/ }).getByRole("listitem");
const handle = (page: Page, title: string) => page.getByTitle(`Drag: ${title}`);

async function centre(page: Page, title: string): Promise<{ x: number; y: number }> {
  const box = await handle(page, title).boundingBox();
  if (box === null) throw new Error(`${title} is not there.`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test(
  "[R18.4] films of a queue change places by mouse, by keys and by touch, and undo brings each back",
  { tag: "@long" },
  async ({ page, product }) => {
    const trouble = watchForTrouble(page, product.url);
    const api = await signedIn(page, product.url);
    await connectByHand(page);
    await page.waitForURL("**/dashboard");
    for (const [index, title] of ["Bir", "İki", "Üç"].entries()) {
      const publishAt = new Date(Date.now() + (index + 2) * 24 * HOUR_MS).toISOString();
      const body = { videoId: await film(api, `${title} deniz`), title, publishAt, privacyStatus: "private" };
      await api.call("POST", "/api/youtube/upload", body);
    }
    await page.goto("/dashboard/schedule");
    await expect(rows(page)).toHaveCount(3);
    await expectNoFault(page, "the queue");

    // By keys.
    await page.getByRole("button", { name: "Move earlier: İki" }).press("Enter");
    await expect.poll(() => queueOf(api)).toEqual(["İki", "Bir", "Üç"]);
    await page.getByRole("button", { name: "Undo" }).press("Enter");
    await expect.poll(() => queueOf(api)).toEqual(["Bir", "İki", "Üç"]);
    await expect(rows(page).first()).toContainText("Bir");

    // By mouse: past the one between.
    await handle(page, "Bir").scrollIntoViewIfNeeded();
    const [from, to] = [await centre(page, "Bir"), await centre(page, "Üç")];
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 6 });
    await page.mouse.up();
    await expect.poll(() => queueOf(api)).toEqual(["İki", "Üç", "Bir"]);
    await page.getByRole("button", { name: "Undo" }).click();
    await expect.poll(() => queueOf(api)).toEqual(["Bir", "İki", "Üç"]);
    await expect(rows(page).first()).toContainText("Bir");

    // By a finger: the same handle, over the browser's own touch.
    const [finger, target] = [await centre(page, "Üç"), await centre(page, "Bir")];
    const client = await page.context().newCDPSession(page);
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", at?: { x: number; y: number }) =>
      client.send("Input.dispatchTouchEvent", { type, touchPoints: at ? [at] : [] });
    await touch("touchStart", finger);
    await touch("touchMove", { x: finger.x, y: (finger.y + target.y) / 2 });
    await touch("touchMove", target);
    await touch("touchEnd");
    await expect.poll(() => queueOf(api)).toEqual(["Üç", "Bir", "İki"]);
    expect(trouble()).toEqual([]);
  },
);

test(
  "[R13.3] a schedule is read from a CSV file in the browser, wrong rows are told, and what is saved reads back as nothing new",
  { tag: "@long" },
  async ({ page, product }) => {
    const trouble = watchForTrouble(page, product.url);
    const api = await signedIn(page, product.url);
    await page.goto("/dashboard/schedule");
    await page.getByRole("button", { name: "Plan from a CSV" }).click();
    const dialog = page.getByRole("dialog");
    const choose = (text: string) =>
      dialog
        .locator("input[type=file]")
        .setInputFiles({ name: "plan.csv", mimeType: "text/csv", buffer: Buffer.from(text) });
    await choose("\uFEFFtext;date;time;zone\nDeniz;2031-02-30;10:00;UTC\n=1+1;2031-02-03;10:00;UTC\n");
    await expect(dialog.getByText(/^Row \d+, Date: /).first()).toBeVisible();
    await expectNoFault(page, "a file with a wrong day");
    await dialog.getByRole("button", { name: "Another file" }).press("Enter");
    await choose("\uFEFFtext;date;time;zone\nDeniz;2031-02-03;10:00;UTC\nOrman;2031-02-04;10:00;UTC\n");
    await dialog.getByRole("button", { name: /^Plan 2 rows/ }).press("Enter");
    await expect(dialog).toBeHidden();
    const { schedules } = (await api.call("GET", `/api/users/${api.userId}/schedules`)) as { schedules: unknown[] };
    expect(schedules).toHaveLength(2);

    // What was read stands there first: the list is drawn anew as it comes, and a press on what goes would be lost.
    await expect(page.getByRole("main").getByText("Orman").first()).toBeVisible(patiently);
    const download = page.waitForEvent("download", { timeout: 60_000 });
    await page.getByRole("button", { name: "Save as CSV" }).click();
    const saved = readFileSync(await (await download).path(), "utf8");
    expect(saved).toContain("Orman");
    await page.getByRole("button", { name: "Plan from a CSV" }).click();
    await choose(saved);
    await expect(dialog.getByText("Stays as it is")).toHaveCount(2);
    await expectNoFault(page, "a file that says nothing new");
    expect(trouble()).toEqual([]);
  },
);
