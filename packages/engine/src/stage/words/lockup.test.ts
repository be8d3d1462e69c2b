import { expect, test } from "vitest";
import { readBeats } from "#script/read-beats.ts";
import { everyKind } from "#tools/stage-fixtures.ts";
import { figureLockup, yearLockup } from "./lockup.ts";

const film = everyKind("cinematic");
const [scene] = film.scenes;

function lockup(text: string, figure: { prefix: string; value: string; unit: string }, language: "tr" | "en" = "en") {
  if (!scene) throw new Error("The fixture has no scene.");
  return figureLockup({ film: { ...film, language }, scene: { ...scene, text, figure } });
}

test("[R16.2] a sentence is set around its number, which is written once", () => {
  expect(lockup("This battery charges in 9 minutes", { prefix: "", value: "9", unit: "min" })).toEqual({
    lead: "This battery charges in",
    label: "9",
    ending: "",
    unit: "minutes",
    rest: "",
  });
  expect(lockup("600 million people watched it", { prefix: "", value: "600", unit: "million" })).toEqual({
    lead: "",
    label: "600",
    ending: "",
    unit: "million",
    rest: "people watched it",
  });
  expect(lockup("How to save your first $1,000.", { prefix: "$", value: "1,000", unit: "" })).toEqual({
    lead: "How to save your first",
    label: "$1,000",
    ending: "",
    unit: "",
    rest: "",
  });
});

test("[R16.2] Turkish endings go with their number, and a share keeps its sign", () => {
  expect(lockup("Telefonumun şarjı yüzde 3'tü", { prefix: "", value: "3", unit: "%" }, "tr")).toEqual({
    lead: "Telefonumun şarjı",
    label: "%3'tü",
    ending: "'tü",
    unit: "",
    rest: "",
  });
  expect(lockup("Kurtarma ekipleri 90 ülkeden geldi", { prefix: "", value: "90", unit: "ülke" }, "tr")).toEqual({
    lead: "Kurtarma ekipleri",
    label: "90",
    ending: "",
    unit: "",
    rest: "ülkeden geldi",
  });
});

test.each([
  ["The night was long. The water was minus 2 degrees. Nobody came.", "en", "The water was", "−2"],
  ["Gece uzundu. Hava eksi 30 derece oldu. Kimse gelmedi.", "tr", "Hava", "−30"],
] as const)("[R16.2] a sign that is written as a word stays with its number: %s", (text, language, lead, label) => {
  const [, told] = readBeats(text, language).beats;
  if (!told?.figure) throw new Error("No number was read.");
  expect(lockup(told.text, told.figure, language)).toMatchObject({ lead, label });
});

test("[R16.2] a quality stays with what is counted: the number stands alone", () => {
  const [, told] = readBeats("Look at this motor. An electric motor has 20 moving parts. Buy it now.", "en").beats;
  expect(told?.figure).toEqual({ prefix: "", value: "20", unit: "" });
  expect(lockup(told?.text ?? "", { prefix: "", value: "20", unit: "" })?.rest).toBe("moving parts");
});

test("[R16.2] a year stands once, with its ending", () => {
  if (!scene) throw new Error("The fixture has no scene.");
  const told = { ...scene, text: "1453'te İstanbul'un kaderi değişti", year: 1453 };
  expect(yearLockup({ scene: told })).toEqual({
    lead: "",
    label: "1453'te",
    ending: "'te",
    unit: "",
    rest: "İstanbul'un kaderi değişti",
  });
});

test("[R16.2] a count or a sum that is written in words gives way to its figure", () => {
  expect(lockup("It lasted fifteen hundred years", { prefix: "", value: "1,500", unit: "years" })).toMatchObject({
    lead: "It lasted",
    label: "1,500",
    unit: "years",
  });
  expect(lockup("It may cost two trillion dollars", { prefix: "$", value: "2", unit: "trillion" })).toMatchObject({
    lead: "It may cost",
    label: "$2",
    unit: "trillion",
    rest: "",
  });
  expect(lockup("It lasted forever", { prefix: "", value: "1,500", unit: "years" })).toBeNull();
});

test("[R16.2] a decade is written whole", () => {
  const scene = { text: "Boxes full of cash from the 1950s", year: 1950 };
  expect(yearLockup({ scene } as Parameters<typeof yearLockup>[0])).toMatchObject({ label: "1950s", rest: "" });
});

test("[R16.2] money is named once: with its sign it needs no word", () => {
  const [, told] = readBeats("Keep your phone. Change the battery for 50 dollars. Then wait.", "en").beats;
  if (!told?.figure) throw new Error("The sentence has no figure.");
  const { label, unit, rest } = lockup(told.text, told.figure) ?? {};
  expect([label, unit, rest]).toEqual(["$50", "", ""]);
});

test("[R16.2] a number that is written in words is read once as well, with all its words", () => {
  expect(lockup("Günde iki kez, yirmi beş dakikaya kur", { prefix: "", value: "25", unit: "dakika" }, "tr")).toEqual({
    lead: "Günde iki kez",
    label: "25",
    ending: "",
    unit: "",
    rest: "dakikaya kur",
  });
  expect(lockup("The mug stays hot for two hours", { prefix: "", value: "2", unit: "h" })).toMatchObject({
    lead: "The mug stays hot for",
    label: "2",
    rest: "",
  });
  expect(readBeats("Kur. Zamanlayıcıyı yirmi beş dakikaya kur.", "tr").beats[1]?.figure?.value).toBe("25");
});

test("[R16.2] one short word is left under no number: it is read with it, or with its unit", () => {
  expect(lockup("Erken teşhis oranı %30 arttı", { prefix: "", value: "30", unit: "%" }, "tr")).toMatchObject({
    label: "%30",
    unit: "arttı",
    rest: "",
  });
  expect(lockup("The pyramids are 4,500 years old", { prefix: "", value: "4,500", unit: "years" })).toMatchObject({
    label: "4,500",
    unit: "",
    rest: "years old",
  });
  expect(lockup("It weighs 3 kg today", { prefix: "", value: "3", unit: "kg" })).toMatchObject({ unit: "kg today" });
});
