import { expect, type Page } from "@playwright/test";
import { saveKey, signedIn } from "./support/api.ts";
import { connectByHand } from "./support/channel.ts";
import { openCreate, promptOf } from "./support/create.ts";
import { patiently } from "./support/patience.ts";
import { openDraft, scenes } from "./support/storyboard.ts";
import { test } from "./support/test.ts";
import { watchForTrouble } from "./support/trouble.ts";

type Signed = Awaited<ReturnType<typeof openCreate>>;

async function saveKeys(page: Page, { token, user }: Signed, keys: object): Promise<void> {
  const { fullname, email, username } = user;
  const reply = await page.request.put(`/api/users/${user._id}/profile`, {
    headers: { Authorization: `Bearer ${token}` },
    data: { fullname, email, username, ...keys },
  });
  expect(reply.status()).toBe(200);
}

test(
  "[R17.7] a topic becomes a script by each writer, is taken over, and the earlier text comes back",
  { tag: "@long" },
  async ({ page, product }) => {
    const trouble = watchForTrouble(page, product.url);
    const signed = await openCreate(page, "?scenario=text2video");
    await promptOf(page).fill("Deniz fenerleri neden döner?");
    await page.getByRole("button", { name: "Yapay zekâya yazdır" }).click();
    const dialog = page.getByRole("dialog", { name: "Yapay zekâya yazdır" });
    await expect(dialog.getByText("Henüz bir yazar yok")).toBeVisible();
    await page.keyboard.press("Escape");

    await saveKeys(page, signed, {
      openaiApiKey: "sandbox-gpt-key",
      anthropicApiKey: "sandbox-claude-key",
      geminiApiKey: "sandbox-gemini-key",
    });
    await page.getByRole("button", { name: "Yapay zekâya yazdır" }).click();
    for (const name of ["OpenAI", "Claude", "Gemini"]) {
      const writers = dialog.getByLabel("Yazan");
      const option = await writers.locator("option").filter({ hasText: name }).first().getAttribute("value");
      await writers.selectOption(option);
      await expect(dialog.getByText(/^SANDBOX:/)).toBeVisible();
      await dialog.getByRole("button", { name: /^(Yazdır|Yeniden yazdır)$/ }).click();
      await expect(dialog.getByText(/Sandbox: Deniz fenerleri/)).toBeVisible();
      await expect(dialog.getByText(/token$/)).toBeVisible();
    }
    await dialog.getByRole("button", { name: "Bu metni kullan" }).click();

    await expect(dialog).toBeHidden();
    await expect(promptOf(page)).toHaveValue(/Sandbox: Deniz fenerleri neden döner/);
    await page.getByRole("button", { name: "Önceki metne dön" }).click();
    await expect(promptOf(page)).toHaveValue("Deniz fenerleri neden döner?");
    expect(trouble()).toEqual([]);
  },
);

test("[R17.7] a refusal is told in its own words and costs no text", { tag: "@long" }, async ({ page }) => {
  const signed = await openCreate(page, "?scenario=text2video");
  await saveKeys(page, signed, { openaiApiKey: "sandbox-gpt-key" });
  await promptOf(page).fill("Fener [no-credit]");
  await page.getByRole("button", { name: "Yapay zekâya yazdır" }).click();
  const dialog = page.getByRole("dialog", { name: "Yapay zekâya yazdır" });
  await dialog.getByRole("button", { name: "Yazdır", exact: true }).click();

  await expect(dialog.getByRole("alert")).toContainText("Sağlayıcıdaki hesabınızda kredi kalmamış.");
  await expect(dialog.getByLabel("Konu")).toHaveValue("Fener [no-credit]");
  await page.keyboard.press("Escape");
  await expect(promptOf(page)).toHaveValue("Fener [no-credit]");
});

test(
  "[R14.5] [R17.7] title, description and tags are offered in the upload dialog, chosen, and taken back",
  { tag: "@long" },
  async ({ page, product }) => {
    const trouble = watchForTrouble(page, product.url);
    const api = await signedIn(page, product.url);
    const { user } = (await api.call("GET", `/api/users/${api.userId}/profile`)) as { user: Signed["user"] };
    const { fullname, email, username } = user;
    const keys = { anthropicApiKey: "sandbox-claude-key" };
    await api.call("PUT", `/api/users/${api.userId}/profile`, { fullname, email, username, ...keys });
    const options = { durationSeconds: 5, resolution: "480p" };
    await api.call("POST", "/video/create", { scenario: "text2video", promptText: "Deniz feneri", options });
    await connectByHand(page);
    await page.waitForURL("**/dashboard");
    await page.goto("/dashboard/videos");
    await page.getByRole("main").getByRole("button", { name: "Upload to YouTube" }).click(patiently);
    const dialog = page.getByRole("dialog");
    const title = dialog.getByRole("textbox", { name: "Title" });
    await title.fill("Kendi başlığım");

    await dialog.getByRole("button", { name: "Suggest texts and chapters" }).click();

    await expect(dialog.getByText(/^SANDBOX \(claude-haiku-5-5\): 3 made-up suggestions/)).toBeVisible();
    await expect(title).toHaveValue("Kendi başlığım");
    await expect(dialog.getByText(/^No chapters: YouTube wants at least three/)).toBeVisible();
    await dialog.getByRole("button", { name: "Use", exact: true }).first().click();
    await expect(title).toHaveValue("Deniz feneri");
    await dialog.getByRole("button", { name: "Back to the earlier words" }).click();
    await expect(title).toHaveValue("Kendi başlığım");
    expect(trouble()).toEqual([]);
  },
);

const TOLD =
  "Deniz feneri geceleri durmadan döner. Gemiler uzaktan ışığı görür. Kaptan haritaya bakar ve yolunu bulur. Sabah güneş doğar. Sis yavaşça dağılır. Balıkçı ağını toplar ve kıyıya döner. Çocuklar kumsalda koşar. Martılar gökyüzünde süzülür.";

test(
  "[R14.5] a film that is long enough is offered with chapters, which come into the description only by choice",
  { tag: "@long" },
  async ({ page, product }) => {
    const trouble = watchForTrouble(page, product.url);
    const api = await signedIn(page, product.url);
    const { user } = (await api.call("GET", `/api/users/${api.userId}/profile`)) as { user: Signed["user"] };
    const { fullname, email, username } = user;
    const keys = { openaiApiKey: "sandbox-gpt-key" };
    await api.call("PUT", `/api/users/${api.userId}/profile`, { fullname, email, username, ...keys });
    const options = { durationSeconds: 40, resolution: "480p", aspectRatio: "1:1" };
    const asked = { scenario: "text2video", serviceType: "sahne", promptText: TOLD, options };
    await api.call("POST", "/video/create", asked);
    await connectByHand(page);
    await page.waitForURL("**/dashboard");
    await page.goto("/dashboard/videos");
    await page.getByRole("main").getByRole("button", { name: "Upload to YouTube" }).click(patiently);
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: "Suggest texts and chapters" }).click();

    await expect(dialog.getByText(/^0:00 .+/).first()).toBeVisible();
    const description = dialog.getByRole("textbox", { name: /^Description/ });
    await expect(description).not.toHaveValue(/0:00/);
    await dialog.getByRole("button", { name: "Use", exact: true }).first().click();
    await expect(description).toHaveValue(/\n\n0:00 .+\n0:1\d .+\n0:\d\d .+/);
    await dialog.getByRole("button", { name: "Back to the earlier words" }).click();
    await expect(description).not.toHaveValue(/0:00/);
    expect(trouble()).toEqual([]);
  },
);

test(
  "[R17.7] a script comes into the storyboard as scenes while it is written; one scene is rewritten; versions lead back",
  { tag: "@long" },
  async ({ page, product }) => {
    const trouble = watchForTrouble(page, product.url);
    const api = await signedIn(page, product.url);
    await saveKey(api, "sandbox-gpt-key", "openaiApiKey");
    await openDraft(page, api, "Kediler gün boyu uyur. Sonra süt içer.");
    const before = await scenes(page).count();
    await page.getByRole("button", { name: "Yapay zekâya yazdır" }).click();
    const dialog = page.getByRole("dialog", { name: "Yapay zekâya yazdır" });
    await dialog.getByLabel("Konu").fill("Deniz fenerleri neden döner?");
    await expect(dialog.getByText(/^SANDBOX:/)).toBeVisible();
    await dialog.getByRole("button", { name: "Yazdır", exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText("Sahneler yazıldı.")).toBeVisible(patiently);
    await expect(scenes(page).filter({ hasText: "Siz ne düşünüyorsunuz?" })).toHaveCount(1);
    await expect(scenes(page).filter({ hasText: "Kediler gün boyu uyur" })).toHaveCount(0);
    await page.getByRole("button", { name: "Böyle kalsın" }).click();

    await page.getByRole("button", { name: "Yeniden yazdır" }).first().click();
    const one = page.getByRole("dialog", { name: "Bu sahneyi yeniden yazdır" });
    await one.getByLabel("Ne yapılsın?").selectOption("tone");
    await one.getByLabel("Ton", { exact: true }).selectOption("serious");
    const count = await scenes(page).count();
    await one.getByRole("button", { name: "Yazdır", exact: true }).click();
    await expect(page.getByText("Sahneler yazıldı.")).toBeVisible(patiently);
    await expect(scenes(page).first()).toContainText("Sandbox:");
    expect(await scenes(page).count()).toBeGreaterThanOrEqual(count);
    await page.getByRole("button", { name: "Önceki sahnelere dön" }).click();
    await expect(scenes(page)).toHaveCount(count);

    // What stood there before the script is a version.
    await page.getByRole("button", { name: "Sürümler" }).click();
    await page.getByRole("menuitem", { name: /^1\. sürüm/ }).click();
    await expect(scenes(page).filter({ hasText: "Kediler gün boyu uyur" })).toHaveCount(1);
    await expect(scenes(page)).toHaveCount(before);
    expect(trouble()).toEqual([]);
  },
);
