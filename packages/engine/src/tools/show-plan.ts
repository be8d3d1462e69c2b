import { dirname } from "node:path";
import { loadLexicon } from "#child/film-assets.ts";
import { direct } from "#director/direct.ts";
import { detectLanguage } from "#script/language.ts";
import { readBeats } from "#script/read-beats.ts";
import { ENGINE_FILES } from "./engine-files.ts";

// Usage: npx tsx packages/engine/src/tools/show-plan.ts "a prompt" [seed] [seconds]
const [text = "", seed = "1", seconds] = process.argv.slice(2);
const lexicon = await loadLexicon(dirname(ENGINE_FILES.kernelPath));
const language = detectLanguage(text);
const reading = readBeats(text, language);
const { film, mood, dropped, neededSeconds } = direct(reading, {
  lexicon,
  seed: Number(seed),
  durationSeconds: seconds === undefined ? undefined : Number(seconds),
});
print(
  `${film.preset} ${mood} grave=${film.isGrave} topic=${film.topic} ${film.durationSeconds} s (needs ${neededSeconds.toFixed(1)} s)`,
);
for (const scene of film.scenes) {
  const things = scene.things.map(
    ({ slug, count, isRefused, color }) =>
      `${isRefused ? "no " : ""}${color ? `${color} ` : ""}${slug}${count > 1 ? `×${count}` : ""}`,
  );
  const ground = scene.landscape ?? `${scene.backdrop}${scene.colors}`;
  print(
    `${scene.start.toFixed(1)}–${scene.end.toFixed(1)} ${scene.kind} ${ground} ${scene.exit} [${things.join(", ")}] ${scene.text} *${scene.emphasis.join("*")}`,
  );
}
for (const { kind, text: left } of reading.leftOut) print(`left out: ${kind} ${left}`);
if (dropped) print(`dropped: ${dropped}`);

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
