// `npm run test:long`: what takes too long for every change: crash, fuzz and power-cut tests (`*.long.test.ts`), then the
// browser's tests tagged @long. `npm run test:long -- crash` runs only the files so named, `-- e2e` only the browser's.
import { boot } from "./boot.mjs";
import { buildStale, dieOfBuild } from "./build.mjs";
import { playwright, vitest } from "./test-parts.mjs";
import { finish, runAndTell } from "./test-telling.mjs";
import { say } from "./terminal.mjs";

const asked = process.argv.slice(2);
const isBrowserAsked = asked.includes("e2e");
const files = asked.filter((name) => name !== "e2e");
const parts = [
  {
    name: "long",
    isChosen: !isBrowserAsked,
    run: () => vitest("long", ["--config", "vitest.long.config.ts", ...files]),
  },
  {
    name: "e2e",
    isChosen: isBrowserAsked || asked.length === 0,
    run: () => playwright("e2e-long", ["--grep", "@long", ...files]),
  },
];

await boot();
await buildStale().catch(dieOfBuild);

const results = [];
for (const { name, run } of parts.filter((part) => part.isChosen)) {
  say(`running ${name} ...`);
  results.push(await runAndTell(name, run));
}
finish(results);
