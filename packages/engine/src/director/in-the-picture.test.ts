import { expect, test } from "vitest";
import { things } from "#tools/stage-fixtures.ts";
import { asSaid, energized, frightened, inWhisper, openedWide } from "./in-the-picture.ts";
import type { Draft } from "./draft.ts";

function draftOf(text: string, slugs: readonly string[], kind: Draft["kind"] = "hero"): Draft {
  return { kind, text, emphasis: [], things: slugs.flatMap((slug) => things(slug)), hits: [] };
}

const shown = ({ things: seen }: Draft) => seen.map(({ slug }) => slug);

test("what its sentence says of a thing is seen in its picture", () => {
  expect(shown(asSaid(draftOf("You lose up to 1 kg", ["bathroom-scale"])))).toEqual(["scale-going-down"]);
  expect(shown(asSaid(draftOf("Step on the scale", ["bathroom-scale"])))).toEqual(["bathroom-scale"]);
  expect(shown(asSaid(draftOf("The trip took 8 days", ["moon-landing"])))).toEqual(["moon-flight"]);
  const pair = ["guidance-computer", "watch"];
  expect(shown(asSaid(draftOf("The computer had less memory than your watch", pair)))).toEqual(["less-than-a-watch"]);
  expect(shown(asSaid(draftOf("The computer stood beside a watch", pair)))).toEqual(pair);
});

test("who has more energy throws up her arms; a bolt beside what makes it stays", () => {
  const isMeant = (draft: Draft) => ({ ...draft, things: draft.things.map((thing) => ({ ...thing, word: "" })) });
  expect(shown(energized(draftOf("Day 5: more energy", ["high-voltage"])))).toEqual(["full-of-energy"]);
  expect(shown(energized(isMeant(draftOf("More energy", ["high-voltage", "water-bottle"]))))).toEqual([
    "full-of-energy",
  ]);
  const panels = draftOf("Panels make more energy", ["solar-panel", "high-voltage"]);
  const named = { ...panels, things: panels.things.map((thing) => ({ ...thing, word: thing.slug })) };
  expect(shown(energized(named))).toEqual(["solar-panel", "high-voltage"]);
});

test("whose name is whispered has who whispers behind her; nobody is at ease at night in a film that is afraid", () => {
  const she = "figure-she-adult-today-4-listen-calm";
  expect(shown(inWhisper(draftOf("I heard my name", [she, "whisper-in-dark"])))).toEqual(["whisper-behind-her"]);
  expect(shown(inWhisper(draftOf("I heard my name", ["whisper-in-dark"])))).toEqual(["whisper-in-dark"]);
  expect(shown(frightened(draftOf("Gece yarısı ormanda yürüyordum", [she])))).toEqual([she.replace("calm", "afraid")]);
  expect(shown(frightened(draftOf("Sabah parkta yürüyordum", [she])))).toEqual([she]);
});

test("a film that opens on Cappadocia opens on its valley", () => {
  const named = "Kapadokya'da bir gün";
  expect(shown(openedWide(draftOf(named, ["fairy-chimneys"], "hook")))).toEqual(["cappadocia-valley"]);
  expect(shown(openedWide(draftOf(named, ["fairy-chimneys"])))).toEqual(["fairy-chimneys"]);
});
