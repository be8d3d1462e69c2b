import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { signedIn, type Api } from "./support/api.ts";
import { answerConsent, connectByHand } from "./support/channel.ts";
import { patiently } from "./support/patience.ts";
import { test } from "./support/test.ts";

const SMALL = { durationSeconds: 5, resolution: "480p" };
const main = (page: Page) => page.getByRole("main");

type OnChannel = { channel: { title: string; privacyStatus: string }; hasCaptions: boolean };

const onChannel = async (api: Api, videoId: string): Promise<OnChannel> =>
  (await api.call("GET", `/api/videos/${videoId}/upload/on-channel`)) as OnChannel;

async function publishedFilm(api: Api, prompt: string): Promise<string> {
  const body = { scenario: "text2video", promptText: prompt, options: SMALL };
  const { video } = (await api.call("POST", "/video/create", body)) as { video: { _id: string } };
  const read = async () => (await api.call("GET", `/api/videos/${video._id}`)) as { video: Record<string, unknown> };
  await expect.poll(async () => (await read()).video["status"], patiently).toBe("completed");
  await api.call("POST", "/api/youtube/upload", { videoId: video._id, title: prompt, privacyStatus: "private" });
  const upload = async () => ((await read()).video["upload"] as { status: string } | null)?.status;
  await expect.poll(upload, patiently).toBe("published");
  return video._id;
}

test(
  "[R18.5] [R18.7] a published film is changed: the right is asked for then, both sides are shown, and public says so",
  { tag: "@long" },
  async ({ page, product }) => {
    const api = await signedIn(page, product.url);
    await connectByHand(page);
    await page.waitForURL("**/dashboard");
    const videoId = await publishedFilm(api, "Sabah denizi");

    await page.goto("/dashboard/videos");
    await main(page)
      .getByRole("button", { name: /Sabah denizi/ })
      .last()
      .click();
    await page.getByRole("menuitem", { name: "Change on YouTube" }).click();
    const dialog = page.getByRole("dialog");
    const title = dialog.getByLabel("Title");
    await expect(title).toHaveValue("Sabah denizi");
    await expect(dialog.getByText("This needs one more right")).toBeVisible();
    await expect(dialog.getByRole("button", { name: "Change on YouTube" })).toBeDisabled();
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    await title.fill("Akşam denizi");
    await dialog.getByRole("button", { name: "Grant the Right" }).click();
    await answerConsent(page);

    // Back with what was written; meanwhile somebody writes in the channel's own studio.
    await page.waitForURL("**/dashboard/videos?change=*");
    await expect(title).toHaveValue("Akşam denizi");
    await expect(dialog.getByText("This needs one more right")).toHaveCount(0);
    const shown = await onChannel(api, videoId);
    const elsewhere = { changes: { title: "Studio’da yazıldı" }, base: shown.channel };
    await api.call("POST", `/api/videos/${videoId}/upload/change`, elsewhere);
    await expect.poll(async () => (await onChannel(api, videoId)).channel.title, patiently).toBe("Studio’da yazıldı");
    await dialog.getByRole("button", { name: "Change on YouTube" }).click();
    await expect(dialog.getByText("Changed on the channel meanwhile; nothing was sent")).toBeVisible();
    await expect(dialog.getByRole("radio", { name: /On YouTube/ })).not.toBeChecked();
    expect((await onChannel(api, videoId)).channel.title).toBe("Studio’da yazıldı");
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);

    // Seen, it may be overwritten; captions go along, and the button says what becomes public.
    await dialog.getByLabel("Send the captions to YouTube").check();
    await dialog.getByText("Everyone can find and watch it.").click();
    await expect(dialog.getByText("Will change: title, privacy, captions. The video becomes public.")).toBeVisible();
    await dialog.getByRole("button", { name: "Change and Make Public" }).click();
    await expect(dialog).toHaveCount(0);
    await expect
      .poll(() => onChannel(api, videoId), patiently)
      .toMatchObject({ channel: { title: "Akşam denizi", privacyStatus: "public" }, hasCaptions: true });
  },
);

test(
  "[R18.5] renaming says that the channel's title stays, and lets it follow",
  { tag: "@long" },
  async ({ page, product }) => {
    const api = await signedIn(page, product.url);
    await connectByHand(page);
    await page.waitForURL("**/dashboard");
    await publishedFilm(api, "Gece treni");
    await page.goto("/dashboard/videos");
    await main(page)
      .getByRole("button", { name: /Gece treni/ })
      .last()
      .click();
    await page.getByRole("menuitem", { name: "Rename" }).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByText("The title on YouTube does not change with it.")).toBeVisible();
    await dialog.getByLabel("Video name").fill("Gece vapuru");
    await dialog.getByLabel("Change the title on YouTube too").check();
    await dialog
      .getByRole("button", { name: "Kaydet" })
      .or(dialog.getByRole("button", { name: "Save" }))
      .click();
    await expect(dialog.getByLabel("Title")).toHaveValue("Gece vapuru");
    await expect(dialog.getByText("Will change: title")).toBeVisible();
  },
);
