import { PROMPT_MAX } from "@sahne/contract/limits";
import { expect, test } from "vitest";
import { createSceneReader } from "./read-scenes.ts";

/** Letter by letter, as slowly as a stream can come. */
function readAll(answer: string, language: "tr" | "en" = "en") {
  const reader = createSceneReader(language);
  const pieces = Array.from(answer, (letter) => reader.read(letter));
  return { pieces: pieces.filter(Boolean), end: reader.finish() };
}

const scenesOf = (...scenes: [said: string, shown: string][]) =>
  JSON.stringify({ scenes: scenes.map(([said, shown]) => ({ said, shown })) });

test("[R17.7] each scene is a line once it is whole, with what is seen in brackets; the end is the same lines", () => {
  const answer = scenesOf(['Say "{hi}" [now]', "a dog (brown)"], ["It ends.", ""]);
  const { pieces, end } = readAll(answer);

  expect(pieces).toEqual(['Say "{hi}" now [Visual: a dog brown]\n', "It ends.\n"]);
  expect(end).toEqual({ text: 'Say "{hi}" now [Visual: a dog brown]\nIt ends.', isWhole: true });
  expect(readAll(`\`\`\`json\n${answer}\n\`\`\``).end).toEqual(end);
  expect(readAll(scenesOf(["Biter.", "deniz"]), "tr").end?.text).toBe("Biter. [Görsel: deniz]");
});

test("[R17.7] what breaks off keeps its whole scenes and says that its end is missing; what has none is no script", () => {
  const whole = scenesOf(["One.", "a cat"], ["Two.", "a dog"]);

  expect(readAll(whole.slice(0, -12)).end).toEqual({ text: "One. [Visual: a cat]", isWhole: false });
  expect(readAll('{"scenes":[{"said":"One."}, 7, "x"]}').end).toBeUndefined();
  expect(readAll('{"film": "none"}').end).toBeUndefined();
  expect(readAll("{".repeat(5_000)).end).toBeUndefined();
});

test("[R17.7] a server that knows no schema answers with plain text, which is a script; markup never is", () => {
  const { pieces, end } = readAll("A light turns.\nShips see it.");

  expect(pieces.join("")).toBe("A light turns.\nShips see it.");
  expect(end).toEqual({ text: "A light turns.\nShips see it.", isWhole: true });
  expect(readAll("<p>Light <b>turns</b></p>").end?.text).toBe("Light turns");
  expect(readAll(scenesOf(["<i>Light</i>\nturns", "<img src=x>"])).end?.text).toBe("Light turns");
});

test("[R17.7] a script fits into a prompt: what is seen in the last scenes is left to our own reading first", () => {
  const said = "word ".repeat(20).trim();
  const long = scenesOf(...Array.from({ length: 23 }, (): [string, string] => [said, "a lighthouse at night"]));
  const { end } = readAll(long);
  const lines = end?.text.split("\n") ?? [];

  expect(end?.text.length).toBeLessThanOrEqual(PROMPT_MAX);
  expect(lines).toHaveLength(23);
  expect(lines[0]).toContain("[Visual: a lighthouse at night]");
  expect(lines.at(-1)).toBe(said);
});
