import { expect, type Page } from "@playwright/test";
import { saveKey, signedIn, type Api } from "./support/api.ts";
import { patiently } from "./support/patience.ts";
import { armFault } from "./support/sandbox.ts";
import { test } from "./support/test.ts";

const card = (page: Page, name: string) => page.getByRole("listitem").filter({ hasText: name });

async function createWithKey(api: Api, promptText: string): Promise<void> {
  const options = { durationSeconds: 5 };
  await api.call("POST", "/video/create", { scenario: "text2video", serviceType: "freePick", promptText, options });
}

test(
  "a film whose answer was lost is looked for at the vendor, found, and made without a second charge [R7.11]",
  { tag: "@long" },
  async ({ page, product }) => {
    const api = await signedIn(page, product.url);
    await saveKey(api, "sandbox-lost-and-found");
    await armFault(product, { name: "drop-after-accept", text: "Kayıp film" });
    await createWithKey(api, "Kayıp film");
    await page.goto("/dashboard/videos");
    const lost = card(page, "Kayıp film");
    await expect(lost.getByText("Needs your attention")).toBeVisible(patiently);

    await lost.getByRole("button", { name: "Look for it at Freepik (free)" }).click();

    await expect(lost.getByRole("button", { name: "Upload to YouTube" })).toBeVisible(patiently);
    await expect(lost.getByRole("button", { name: "Look for it at Freepik (free)" })).toHaveCount(0);
    expect(await chargesOf(product.sandboxUrl, "Kayıp film")).toBe(1);
  },
);

test(
  "a call that never reached the vendor is looked for in vain: it says so, and the other ways out stay open [R7.11]",
  { tag: "@long" },
  async ({ page, product }) => {
    const api = await signedIn(page, product.url);
    await saveKey(api, "sandbox-never-arrived");
    await armFault(product, { name: "drop", method: "POST", path: "/v1/ai" });
    await createWithKey(api, "Yolda kalan film");
    await page.goto("/dashboard/videos");
    const lost = card(page, "Yolda kalan film");
    await expect(lost.getByText("Needs your attention")).toBeVisible(patiently);

    await lost.getByRole("button", { name: "Look for it at Freepik (free)" }).click();
    await expect(lost.getByRole("alert")).toHaveText(
      "Sağlayıcının listesinde bu videoya ait olduğundan emin olabileceğimiz bir iş yok.",
    );
    await lost.getByRole("button", { name: "Give up" }).click();

    await expect(lost.getByText("Cancelled", { exact: true })).toBeVisible();
    expect(await chargesOf(product.sandboxUrl, "Yolda kalan film")).toBe(0);
  },
);

async function chargesOf(sandboxUrl: string, prompt: string): Promise<number> {
  const ledger = (await (await fetch(`${sandboxUrl}/_sandbox/ledger`)).json()) as { charges: { prompt: string }[] };
  return ledger.charges.filter((charge) => charge.prompt === prompt).length;
}
