import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect } from "@playwright/test";
import { test as base } from "./support/test.ts";

// A network's page that tries what a hostile one would: to read the visitor's token and to take the page over.
const AD = `<!doctype html><p id="ad">Reklam</p><script>
  const tried = { origin: self.origin, storage: "", parent: "" };
  try { tried.storage = String(localStorage.length); } catch { tried.storage = "refused"; }
  try { tried.parent = parent.document.title; } catch { tried.parent = "refused"; }
  try { top.location.href = "about:blank"; } catch {}
  document.body.dataset.tried = JSON.stringify(tried);
</script>`;

const test = base.extend({
  settings: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      const server = createServer((_request, reply) => reply.setHeader("content-type", "text/html").end(AD));
      await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
      const { port } = server.address() as AddressInfo;
      await provide({ AD_FRAME_URL: `http://127.0.0.1:${port}/frame.html` });
      server.close();
    },
    { scope: "worker" },
  ],
});

test(
  "[R1.11 loads in a browser] after a yes the network's page is shown in its place, and reaches nothing of ours",
  { tag: "@long" },
  async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto("/");
    const slot = page.locator("[data-ad-slot=banner]");
    await slot.scrollIntoViewIfNeeded();
    await expect(slot.locator("iframe")).toHaveCount(0);
    const before = await slot.boundingBox();

    await page.getByRole("button", { name: "İzin ver", exact: true }).click();

    const ad = page.frameLocator("[data-ad-slot=banner] iframe");
    await expect(ad.locator("#ad")).toHaveText("Reklam");
    await expect(ad.locator("body")).toHaveAttribute(
      "data-tried",
      '{"origin":"null","storage":"refused","parent":"refused"}',
    );
    await expect(page).toHaveURL(/\/$/);
    expect(await slot.boundingBox()).toMatchObject({ width: before?.width, height: before?.height });
  },
);
