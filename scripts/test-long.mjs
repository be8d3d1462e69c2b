// `npm run test:long`: what takes too long for every change: crash, fuzz and power-cut tests (`*.long.test.ts`), then the
// browser's tests tagged @long. `npm run test:long -- crash` runs only the files so named, `-- e2e` only the browser's.
import { boot } from "./boot.mjs";
import { buildStale, dieOfBuild } from "./build.mjs";
import { playwright, vitest } from "./test-parts.mjs";
import { finish, runAndTell } from "./test-telling.mjs";
import { say } from "./terminal.mjs";

/** Longer than this something hangs: then it ends here and says where, before the pipeline ends it without a word. */
const MOST_MS = 48 * 60_000;

/** Of the time that a pipeline has left (scripts/time-box.mjs): the browser's tests come afterwards and need more of it. */
const SHARE_OF_FIRST_PART = 0.45;

const asked = process.argv.slice(2);
const isBrowserAsked = asked.includes("e2e");
const files = asked.filter((name) => name !== "e2e");
const parts = [
  {
    name: "long",
    isChosen: !isBrowserAsked,
    run: () => vitest("long", ["--config", "vitest.long.config.ts", ...files], { env: envOfFirstPart() }),
  },
  {
    name: "e2e",
    isChosen: isBrowserAsked || asked.length === 0,
    run: () => playwright("e2e-long", ["--grep", "@long", `--global-timeout=${MOST_MS}`, ...files]),
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

function envOfFirstPart() {
  const until = process.env.SAHNE_LONG_UNTIL;
  if (!until) return process.env;
  const now = Date.now();
  return { ...process.env, SAHNE_LONG_UNTIL: String(now + (Number(until) - now) * SHARE_OF_FIRST_PART) };
}
