// `npm test`: everything; `npm test -- unit types` only those parts. Ends with one line: N passed, N failed.
import { boot } from "./boot.mjs";
import { parts, runPart, runStage } from "./test-parts.mjs";
import { finish, runAndTell } from "./test-telling.mjs";
import { die, say } from "./terminal.mjs";

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
    runAndTellPart,
  );
  results.push(...ended);
}

for (const part of parts.filter((candidate) => !chosen.includes(candidate)))
  say(`did not run: ${part.name} (not asked for)`);
finish(results);

function runAndTellPart(part) {
  if (part.stage > 1) say(`running ${part.name} ...`);
  return runAndTell(part.name, () => runPart(part));
}
