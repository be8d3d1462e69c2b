// `npm run test:long`: crash, fuzz and other tests too long for every change (`*.long.test.ts`).
import { boot } from "./boot.mjs";
import { buildStale, dieOfBuild } from "./build.mjs";
import { closingLine } from "./test-report.mjs";
import { vitest } from "./test-parts.mjs";
import { say, secondsSince } from "./terminal.mjs";

await boot();
await buildStale().catch(dieOfBuild);

const startedAt = Date.now();
const result = await vitest("long", [
  "--config",
  "vitest.long.config.ts",
  "--passWithNoTests",
  ...process.argv.slice(2),
]);
if (result.code !== 0) process.stderr.write(`${result.output.trimEnd()}\n`);
say(`long tests took ${secondsSince(startedAt)}`);
for (const test of result.counts.skipped) say(`did not run: ${test.name} (${test.reason})`);
console.log(closingLine([result]));
process.exit(result.code === 0 ? 0 : 1);
