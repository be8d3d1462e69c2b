// What `npm test` and `npm run test:long` say while they run and at their end.
import { closingLine } from "./test-report.mjs";
import { fail, pass, say, secondsSince } from "./terminal.mjs";

/** Runs a part and says how it went; its output is shown only when it failed. */
export async function runAndTell(name, run) {
  const startedAt = Date.now();
  const result = await run();
  const isBroken = hasFailed(result);
  if (isBroken) process.stderr.write(`${result.output.trimEnd()}\n`);
  const { passed, failed } = result.counts;
  say(
    `${isBroken ? fail("FAIL") : pass("pass")} ${name} ${secondsSince(startedAt)} (${passed} passed, ${failed} failed)`,
  );
  return { ...result, name };
}

/** Names what did not run or not at once, then the one line a machine may look for; ends the process. */
export function finish(results) {
  for (const { name, counts } of results) {
    for (const test of counts.wavering ?? []) say(`passed only at its second try: ${name}: ${test}`);
    for (const test of counts.skipped) say(`did not run: ${name}: ${test.name} (${test.reason})`);
  }
  console.log(closingLine(results));
  process.exit(results.some(hasFailed) ? 1 : 0);
}

function hasFailed({ code, counts }) {
  return code !== 0 || counts.failed > 0;
}
