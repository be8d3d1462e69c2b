import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { layout } from "#layout.ts";
import { videos } from "#platform/db/schema.ts";
import type { TestProduct } from "./test-product.ts";
import { makeFolder, removeFolder } from "./temporary-folder.ts";

/** Replaces the render process for one test by a script of it; `rendererUrl` is what the real one is imported from. */
export async function replaceRenderProcess(
  { context }: TestProduct,
  script: (rendererUrl: string, folder: string) => string,
): Promise<{ folder: string; restore(): void }> {
  const folder = await makeFolder();
  const path = join(folder, "render-process.mjs");
  await writeFile(path, script(`file://${layout.renderChild}`, folder));
  const restore = () => void Object.assign(context, { renderChildPath: layout.renderChild });
  Object.assign(context, { renderChildPath: path });
  onTestFinished(async () => {
    restore();
    await removeFolder(folder);
  });
  return { folder, restore };
}

/** No film is done before the test is: what a test has begun is still under way when it looks, however long that takes. */
export async function holdRenders(product: TestProduct): Promise<void> {
  await replaceRenderProcess(
    product,
    (_rendererUrl, folder) => `
      import { existsSync } from "node:fs";
      setInterval(() => existsSync(${JSON.stringify(folder)}) || process.exit(1), 20);
    `,
  );
  // Before the renderer comes back: what was started, or still waits, need not be drawn.
  onTestFinished(async () => void (await product.context.db.delete(videos)));
}

/** Renders that write down when each film begins (`+prompt`) and ends (`-prompt`); none ends before it, or all, may go. */
export async function logRenders(product: TestProduct) {
  const { folder } = await replaceRenderProcess(product, loggingRenderer);
  const readLog = async () => (await readFile(join(folder, "log"), "utf8").catch(() => "")).split("\n").filter(Boolean);
  return {
    readLog,
    begun: async () => (await readLog()).filter((line) => line.startsWith("+")).map((line) => line.slice(1)),
    letGo: (prompt?: string) => writeFile(join(folder, prompt === undefined ? "go" : `go-${prompt}`), ""),
  };
}

const loggingRenderer = (_rendererUrl: string, folder: string) => `
  import { appendFileSync, existsSync } from "node:fs";
  process.stdin.once("data", async (job) => {
    const { prompt } = JSON.parse(job).spec;
    appendFileSync(${JSON.stringify(join(folder, "log"))}, "+" + prompt + "\\n");
    const signs = ["go", "go-" + prompt].map((name) => ${JSON.stringify(folder)} + "/" + name);
    while (!signs.some((sign) => existsSync(sign))) await new Promise((resolve) => setTimeout(resolve, 10));
    appendFileSync(${JSON.stringify(join(folder, "log"))}, "-" + prompt + "\\n");
    process.stdout.write(JSON.stringify({ type: "failed", reason: "bad_input", message: "enough" }) + "\\n", () => process.exit(1));
  });
`;
