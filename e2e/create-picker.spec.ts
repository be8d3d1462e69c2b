import { expect, type Page } from "@playwright/test";
import { openCreate, openPicker } from "./support/create.ts";
import { test } from "./support/test.ts";

type GivenFile = { name: string; type: string; colour: string };

const png = (name: string, colour: string): GivenFile => ({ name, type: "image/png", colour });

/** What the browser itself would do with files let go over the panel or taken from the clipboard. */
async function giveFiles(page: Page, way: "drop" | "paste", files: GivenFile[]): Promise<void> {
  await page.evaluate(
    async ([kind, list]) => {
      const data = new DataTransfer();
      for (const { name, type, colour } of list) {
        const canvas = new OffscreenCanvas(640, 360);
        const pen = canvas.getContext("2d");
        if (pen) {
          pen.fillStyle = colour;
          pen.fillRect(0, 0, 640, 360);
        }
        data.items.add(new File([await canvas.convertToBlob({ type: "image/png" })], name, { type }));
      }
      const target = document.querySelector("[role=dialog]") ?? document.body;
      if (kind === "paste") {
        target.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }));
        return;
      }
      for (const type of ["dragover", "drop"])
        target.dispatchEvent(new DragEvent(type, { dataTransfer: data, bubbles: true, cancelable: true }));
    },
    [way, files] as const,
  );
}

test("[R7.3] [R11.6] [R11.7] [R11.8] the picker by mouse, keyboard, paste and drop, and a drop on the form itself", async ({
  page,
}) => {
  await openCreate(page);
  const dialog = await openPicker(page);
  await expect(dialog.getByRole("radio")).toHaveCount(6);

  await dialog.getByText("Deniz", { exact: true }).click();
  const first = dialog.getByRole("radio").first();
  await first.focus();
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowDown");
  await expect(dialog.getByRole("radio").nth(4)).toBeChecked();
  await page.keyboard.press("ArrowRight");
  await expect(dialog.getByRole("radio").nth(5)).toBeChecked();
  await page.keyboard.press("ArrowUp");
  await expect(dialog.getByRole("radio").nth(1)).toBeChecked();

  await giveFiles(page, "drop", [png("martı.png", "#2f6fdb"), png("kule.png", "#178a54")]);
  await expect(dialog.getByText("martı", { exact: true })).toBeVisible();
  await expect(dialog.getByText("kule", { exact: true })).toBeVisible();
  await giveFiles(page, "paste", [png("pano.png", "#a86a00")]);
  await expect(dialog.getByText("pano", { exact: true })).toBeVisible();
  await expect(dialog.getByRole("radio", { name: "pano" })).toBeChecked();

  await giveFiles(page, "drop", [{ name: "not.txt", type: "text/plain", colour: "#000000" }]);
  await expect(dialog.getByText("not.txt: yalnızca JPG, PNG ve GIF yüklenebilir.")).toBeVisible();

  await dialog.getByRole("radio", { name: "pano" }).focus();
  await page.keyboard.press("Delete");
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText("“pano”");
  await question.getByRole("button", { name: "Sil" }).click();
  await expect(dialog.getByText("pano", { exact: true })).toBeHidden();

  await dialog.getByRole("radio", { name: "kule" }).focus();
  await page.keyboard.press("Space");
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("img", { name: "Seçilen görsel: kule" })).toBeVisible();

  await giveFiles(page, "drop", [png("form.png", "#5b34b0")]);
  await expect(page.getByRole("img", { name: /form/ })).toBeVisible();
});

test(
  "[R7.3] an upload shows how far it is, can be cancelled, and a large file never travels",
  { tag: "@long" },
  async ({ page }) => {
    await openCreate(page);
    const dialog = await openPicker(page);
    const sent: string[] = [];
    page.on("request", (request) => {
      if (new URL(request.url()).pathname === "/upload") sent.push(request.method());
    });
    const large = { name: "dev.png", mimeType: "image/png", buffer: Buffer.alloc(10 * 1024 * 1024 + 1) };
    await dialog.locator("input[type=file]").setInputFiles(large);
    await expect(dialog.getByText("dev.png: dosya 10MB sınırını aşıyor.")).toBeVisible();
    expect(sent).toEqual([]);

    const network = await page.context().newCDPSession(page);
    // More than a minute for the whole file: it is cancelled long before, however late somebody looks.
    const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 64 * 1024 };
    await network.send("Network.enable");
    await network.send("Network.emulateNetworkConditions", slow);
    const noise = Buffer.alloc(4 * 1024 * 1024, 7);
    await dialog.locator("input[type=file]").setInputFiles({ name: "yavaş.png", mimeType: "image/png", buffer: noise });
    await expect
      .poll(async () => Number(await dialog.getByRole("progressbar").getAttribute("aria-valuenow")))
      .toBeGreaterThan(2);
    await dialog.getByRole("button", { name: "yavaş.png yüklemesini iptal et" }).click();
    await expect(dialog.getByRole("progressbar")).toHaveCount(0);
    await network.send("Network.emulateNetworkConditions", { ...slow, uploadThroughput: -1 });
    expect(sent).toEqual(["POST"]);

    const broken = { name: "bozuk.png", mimeType: "image/png", buffer: Buffer.from("not a picture") };
    await dialog.locator("input[type=file]").setInputFiles(broken);
    await expect(dialog.getByRole("button", { name: "bozuk.png satırını kaldır" })).toBeVisible();
  },
);

test("[R7.3] a library that cannot be loaded says so and can be asked again", { tag: "@long" }, async ({ page }) => {
  await page.route("**/images", (route) => route.fulfill({ status: 500, json: {} }));
  await openCreate(page);
  await page.getByRole("button", { name: "Görsel seç" }).click();
  await expect(page.getByText("Resimler yüklenirken hata oluştu")).toBeVisible();

  await page.unroute("**/images");
  await page.getByRole("dialog").getByRole("button", { name: "Try Again" }).click();

  await expect(page.getByRole("dialog").getByText("Deniz", { exact: true })).toBeVisible();
});
