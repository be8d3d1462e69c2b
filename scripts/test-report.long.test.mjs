import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { capture, commandFile, root } from "./processes.mjs";
import { closingLine, countPlaywright, countVitest, readCounts } from "./test-report.mjs";

let folder = "";
// The runners under test must not think that they are part of this run.
const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^VITEST|^TEST$|^NODE_ENV$/.test(name)));

beforeAll(() => {
  mkdirSync(join(root, "test-results"), { recursive: true });
  folder = mkdtempSync(join(root, "test-results", "report-"));
  writeFileSync(join(folder, "vitest.config.ts"), "export default { test: {} };");
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function runVitest(files, options = [], environment = env) {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const file = join(folder, "vitest.json");
  rmSync(file, { force: true });
  const args = ["run", "--root", folder, "--reporter=json", `--outputFile=${file}`, ...options, ...Object.keys(files)];
  const { code } = await capture(process.execPath, [commandFile("vitest"), ...args], { env: environment });
  return readCounts(file, countVitest, code);
}

test("vitest's passed, failed and skipped tests are counted, and the skipped are named", async () => {
  const counts = await runVitest({
    "mixed.test.ts": `
      import { expect, test } from "vitest";
      test("good", () => expect(1).toBe(1));
      test("also good", () => expect(1).toBe(1));
      test("bad", () => expect(1).toBe(2));
      test.skip("left out", () => undefined);
      test("no engine", (context) => {
        context.task.meta.skipReason = "PostgreSQL was not found";
        context.skip();
      });
    `,
  });

  expect(counts).toMatchObject({ passed: 2, failed: 1 });
  expect(counts.skipped).toEqual([
    { name: "left out", reason: "skipped" },
    { name: "no engine", reason: "PostgreSQL was not found" },
  ]);
});

test("a file that cannot be loaded counts as a failure", async () => {
  const counts = await runVitest({ "broken.test.ts": `import "./nowhere.ts";` });

  expect(counts).toEqual({ passed: 0, failed: 1, wavering: [], skipped: [] });
});

test("a test that passed only at its second try is named, with what went wrong at the first", async () => {
  const counts = await runVitest(
    {
      "wavering.test.ts": `
      import { expect, test } from "vitest";
      let tries = 0;
      test("good", () => expect(1).toBe(1));
      test("wavering", () => { tries += 1; expect(tries).toBe(2); });
      test("bad", () => expect(1).toBe(2));
    `,
    },
    ["--retry=1"],
  );

  expect(counts).toEqual({
    passed: 2,
    failed: 1,
    wavering: ["wavering (AssertionError: expected 1 to be 2 // Object.is equality)"],
    skipped: [],
  });
});

test("an error outside every test counts as a failure", async () => {
  const counts = await runVitest({
    "stray.test.ts": `
      import { expect, test } from "vitest";
      test("good", async () => { setTimeout(() => { throw new Error("stray"); }, 1); await new Promise((r) => setTimeout(r, 50)); });
    `,
  });

  expect(counts).toMatchObject({ passed: 1, failed: 1 });
});

test("Playwright's tests are counted, the reason of a skipped one is kept, and who needed a second try is named", async () => {
  const file = join(folder, "playwright.json");
  writeFileSync(
    join(folder, "mixed.spec.ts"),
    `
      import { expect, test } from "@playwright/test";
      test("good", () => expect(1).toBe(1));
      test("wavering", ({}, { retry }) => expect(retry).toBe(1));
      test.describe("inside", () => {
        test("bad", () => expect(1).toBe(2));
        test("left out", () => test.skip(true, "no such engine"));
      });
    `,
  );
  const config = {
    testDir: folder,
    testMatch: "*.spec.ts",
    outputDir: join(folder, "output"),
    retries: 1,
    reporter: [["json", { outputFile: file }]],
  };
  writeFileSync(join(folder, "playwright.config.ts"), `export default ${JSON.stringify(config)};`);
  const args = ["test", "--config", join(folder, "playwright.config.ts")];

  const { code } = await capture(process.execPath, [commandFile("@playwright/test", "playwright"), ...args], { env });

  expect(readCounts(file, countPlaywright, code)).toEqual({
    passed: 2,
    failed: 1,
    wavering: ["wavering"],
    skipped: [{ name: "left out", reason: "no such engine" }],
  });
});

test("what a pipeline has no time for is left out before anything is started for it, and named", async () => {
  const reason = "no time was left in the pipeline";
  const late = { ...env, SAHNE_LONG_UNTIL: "1" };
  const setupFiles = [join(root, "scripts", "time-box.mjs")];
  writeFileSync(join(folder, "boxed.config.ts"), `export default ${JSON.stringify({ test: { setupFiles } })};`);
  const boxed = ["--config", join(folder, "boxed.config.ts")];
  const files = { "late.test.ts": `import { test } from "vitest"; test("late", () => undefined);` };
  const ofVitest = await runVitest(files, boxed, late);
  const file = join(folder, "late.json");
  const args = ["test", "--config", join(root, "e2e", "playwright.config.ts"), "shell.spec.ts"];
  const browser = { ...late, SAHNE_E2E_REPORT: file };
  const { code } = await capture(process.execPath, [commandFile("@playwright/test", "playwright"), ...args], {
    env: browser,
  });
  const ofPlaywright = readCounts(file, countPlaywright, code);

  expect(ofVitest).toEqual({ passed: 0, failed: 0, wavering: [], skipped: [{ name: "late", reason }] });
  expect(ofPlaywright).toMatchObject({ passed: 0, failed: 0 });
  expect(new Set(ofPlaywright.skipped.map((test) => test.reason))).toEqual(new Set([reason]));
  expect((await runVitest(files, boxed)).passed).toBe(1);
});

test("a runner that wrote no report counts as one failure", () => {
  expect(readCounts(join(folder, "none.json"), countVitest, 1)).toEqual({ passed: 0, failed: 1, skipped: [] });
});

test("the closing line adds up the parts and names skipped tests only when there are some", () => {
  const counts = { passed: 2, failed: 0, skipped: [] };

  expect(closingLine([{ counts }, { counts }])).toBe("4 passed, 0 failed");
  expect(closingLine([{ counts: { passed: 1, failed: 1, skipped: [{}] } }])).toBe("1 passed, 1 failed, 1 skipped");
});
