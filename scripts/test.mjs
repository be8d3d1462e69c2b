// `npm test`: everything; `npm test -- unit types` only those parts. Ends with one line: N passed, N failed.
import { boot } from "./boot.mjs";
import { closingLine } from "./test-report.mjs";
import { parts, runPart, runStage } from "./test-parts.mjs";
import { die, fail, pass, say, secondsSince } from "./terminal.mjs";

await boot();

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !parts.some((part) => part.name === name));
if (unknown.length > 0) {
  die(`There is no part called ${unknown.join(", ")}. The parts are: ${parts.map((part) => part.name).join(" ")}`);
}
const chosen = parts.filter((part) => asked.length === 0 || asked.includes(part.name));

const results = [];
for (const stage of new Set(chosen.map((part) => part.stage))) {
  const ended = await runStage(
    chosen.filter((part) => part.stage === stage),
    runAndTell,
  );
  results.push(...ended);
}

for (const part of parts.filter((candidate) => !chosen.includes(candidate)))
  say(`did not run: ${part.name} (not asked for)`);
for (const { name, counts } of results) {
  for (const test of counts.wavering ?? []) say(`passed only at its second try: ${name}: ${test}`);
  for (const test of counts.skipped) say(`did not run: ${name}: ${test.name} (${test.reason})`);
}
console.log(closingLine(results));
process.exit(results.some((result) => result.code !== 0 || result.counts.failed > 0) ? 1 : 0);

async function runAndTell(part) {
  const startedAt = Date.now();
  if (part.stage > 1) say(`running ${part.name} ...`);
  const result = await runPart(part);
  const hasFailed = result.code !== 0 || result.counts.failed > 0;
  if (hasFailed) process.stderr.write(`${result.output.trimEnd()}\n`);
  const { passed, failed } = result.counts;
  say(
    `${hasFailed ? fail("FAIL") : pass("pass")} ${part.name} ${secondsSince(startedAt)} (${passed} passed, ${failed} failed)`,
  );
  return { ...result, name: part.name };
}
