import { expect, test } from "vitest";
import { composeText } from "./compose.ts";

const text = { type: "string" };
const SCRIPT = {
  type: "object",
  properties: { scenes: { type: "array", items: { type: "object", properties: { said: text, shown: text } } } },
};
const STORY = "Fener döner.\nGemiler ışığı görür.\nKaptan yolunu bulur.\nSabah olur.";

test("a script is scenes about the topic in the asked language, with what is said and what is seen", () => {
  const ask = (language: string) =>
    JSON.parse(
      composeText({ prompt: "deniz feneri", instructions: `Write a script. Write in ${language}.`, schema: SCRIPT }),
    ) as { scenes: { said: string; shown: string }[] };

  for (const [language, last] of [
    ["Turkish", "Siz ne düşünüyorsunuz?"],
    ["English", "What do you think?"],
  ] as const) {
    const { scenes } = ask(language);
    expect(scenes[0]).toEqual({ said: "Sandbox: deniz feneri.", shown: "deniz feneri" });
    expect(scenes.at(-1)).toEqual({ said: last, shown: "" });
    expect(scenes.filter(({ shown }) => shown !== "").length).toBeGreaterThan(2);
  }
});

test("what is changed differs by what was asked: shorter, longer, each tone, another language; the same asked twice is the same", () => {
  const asked = {
    shorter: "Shorten the script in the user's message to about two thirds.",
    longer: "Lengthen the script in the user's message by about half.",
    calm: "Rewrite the script in the user's message so that it sounds calm and warm.",
    playful: "Rewrite the script in the user's message so that it sounds playful and witty.",
    serious: "Rewrite the script in the user's message so that it sounds serious and factual.",
    exciting: "Rewrite the script in the user's message so that it sounds fast and exciting.",
    translated: "Translate the script in the user's message.",
  };
  const answers = Object.values(asked).map((instructions) => composeText({ prompt: STORY, instructions }));

  expect(new Set([STORY, ...answers]).size).toBe(answers.length + 1);
  expect(answers).toEqual(Object.values(asked).map((instructions) => composeText({ prompt: STORY, instructions })));
  const [shorter = "", longer = ""] = answers;
  expect(shorter.length).toBeLessThan(STORY.length);
  expect(shorter).toMatch(/^Fener döner\.[\s\S]*Sabah olur\.$/);
  expect(longer.length).toBeGreaterThan(STORY.length);
  for (const answer of answers.slice(2)) expect(answer.split("\n")).toHaveLength(4);
  const one = (instructions: string) => composeText({ prompt: "Fener bütün gece durmadan döner.", instructions });
  expect(one(asked.shorter)).toBe("Fener bütün gece.");
  expect(one(asked.longer)).toMatch(/^Fener bütün gece durmadan döner\. .+/);
});
