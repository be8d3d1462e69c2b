import { draftFilm } from "@sahne/contract/videos/film";
import {
  array,
  assert,
  constant,
  constantFrom,
  double,
  integer,
  oneof,
  option,
  property,
  record,
  string,
  type Arbitrary,
} from "fast-check";
import { expect, test } from "vitest";
import { sampleContent } from "#test/studio-samples.ts";
import type { Content } from "./content.ts";
import { editFilm, type Edit } from "./edit-film.ts";
import { secondsOf } from "./lay-out.ts";
import { startHistory, stepHistory, type HistoryAction } from "./history.ts";

const content = sampleContent(["Why do cats purr?", "A cat sleeps a lot. It dreams of fish.", "Follow for more!"]);

const textsOf = ({ film }: Content) => film.scenes.map(({ text }) => text);
const change = (edit: Edit, from = content) => editFilm(from, edit);

test("[R17.2] a scene is added, split, merged, moved and deleted, and the times follow", () => {
  const added = change({ kind: "add", index: 1 });
  expect(textsOf(added)).toEqual([
    "Why do cats purr?",
    "",
    "A cat sleeps a lot. It dreams of fish.",
    "Follow for more!",
  ]);
  expect(added.film.durationSeconds).toBeCloseTo(content.film.durationSeconds + 2, 2);

  const split = change({ kind: "split", index: 1 });
  expect(textsOf(split).slice(1, 3)).toEqual(["A cat sleeps a lot.", "It dreams of fish."]);
  const merged = change({ kind: "merge", index: 1 }, split);
  expect(textsOf(merged)).toEqual(textsOf(content));

  expect(textsOf(change({ kind: "move", from: 2, to: 0 }))[0]).toBe("Follow for more!");
  expect(textsOf(change({ kind: "delete", index: 0 }))).toEqual(textsOf(content).slice(1));
});

test("[R17.2] a scene is as long as its words take to read, until somebody sets its length", () => {
  const longer = change({ kind: "text", index: 0, text: "Why do cats purr when somebody strokes them at night?" });
  expect(longer.film.durationSeconds).toBeGreaterThan(content.film.durationSeconds);

  const fixed = change({ kind: "seconds", index: 0, seconds: 7 });
  const retold = change({ kind: "text", index: 0, text: "Short" }, fixed);
  expect(secondsOf(retold.film.scenes[0] ?? { start: 0, end: 0 })).toBe(7);

  const free = change({ kind: "seconds", index: 0, seconds: null }, retold);
  expect(secondsOf(free.film.scenes[0] ?? { start: 0, end: 0 })).toBe(1.8);
});

test("[R17.2] a scene that shows a way keeps both its ends when it is edited, and a sent film keeps them too", () => {
  const place = { name: "Ankara", longitude: 32.9, latitude: 39.9, country: "792" };
  const placeTo = { name: "Paris", longitude: 2.35, latitude: 48.85, country: "250" };
  const way = change({ kind: "scene", index: 0, changes: { kind: "map", place, placeTo } });
  const retold = change({ kind: "text", index: 0, text: "Ankara'dan Paris'e" }, way);
  const moved = change({ kind: "scene", index: 0, changes: { place: { ...place, name: "Van" } } }, retold);
  expect(draftFilm.parse(moved.film).scenes[0]).toMatchObject({ place: { name: "Van" }, placeTo });
  // A film from before has one end, or none.
  expect(draftFilm.parse(content.film).scenes[0]).not.toHaveProperty("placeTo");
});

test("[R17.2] words that are no longer in the text no longer stand out", () => {
  const marked = change({ kind: "scene", index: 0, changes: { emphasis: ["cats"] } });
  expect(change({ kind: "text", index: 0, text: "Why do dogs bark?" }, marked).film.scenes[0]?.emphasis).toEqual([]);
});

test("a pasted page becomes several scenes, and nothing of it is lost", () => {
  const page = Array.from({ length: 40 }, (_, index) => `This is sentence number ${index} of a long page.`).join(" ");
  const pasted = change({ kind: "text", index: 1, text: page });

  expect(pasted.film.scenes.length).toBeGreaterThan(5);
  expect(textsOf(pasted).join(" ")).toContain(page);
  const tooLong = page.repeat(12);
  expect(change({ kind: "text", index: 1, text: tooLong })).toBe(content);
});

test("a deleted picture leaves its scene with what else it shows", () => {
  const shown = { ...content, imageIds: ["a", "b"] };
  const withPicture = change({ kind: "scene", index: 0, changes: { kind: "photo", picture: 1 } }, shown);

  expect(change({ kind: "pictures", imageIds: ["b"] }, withPicture).film.scenes[0]).toMatchObject({ picture: 0 });
  const gone = change({ kind: "pictures", imageIds: ["a"] }, withPicture).film.scenes[0];
  expect(gone?.picture).toBeUndefined();
  expect(gone?.kind).toBe("hero");
});

test("[R17.2] typing in one place is one step back; another place, or a rest, begins the next", () => {
  let history = startHistory(content);
  const type = (index: number, text: string) => {
    history = stepHistory(history, { type: "edit", edit: { kind: "text", index, text } });
  };
  type(0, "W");
  type(0, "Wh");
  type(2, "F");
  expect(history.past).toHaveLength(2);
  history = stepHistory(history, { type: "rest" });
  type(2, "Fo");
  expect(history.past).toHaveLength(3);
  for (const _ of history.past) history = stepHistory(history, { type: "undo" });
  expect(history.present).toBe(content);
});

const place = integer({ min: -1, max: 64 });
const anyEdit: Arbitrary<Edit> = oneof(
  record({ kind: constant("text" as const), index: place, text: string({ maxLength: 700 }) }),
  record({ kind: constant("seconds" as const), index: place, seconds: option(double(), { nil: null }) }),
  record({ kind: constant("add" as const), index: place }),
  record({ kind: constant("split" as const), index: place, at: integer({ min: -5, max: 400 }) }),
  record({ kind: constant("merge" as const), index: place }),
  record({ kind: constant("delete" as const), index: place }),
  record({ kind: constant("move" as const), from: place, to: place }),
  record({ kind: constant("look" as const), preset: constantFrom("noir" as const, "kitchen" as const) }),
  record({ kind: constant("title" as const), title: string({ maxLength: 60 }) }),
);

test("[R17.2] any edits keep a film that can be saved, and undoing them gives back every state exactly", () => {
  assert(
    property(array(anyEdit, { maxLength: 40 }), (edits) => {
      let history = startHistory(content);
      const states: Content[] = [content];
      for (const edit of edits) {
        history = stepHistory(stepHistory(history, { type: "edit", edit }), { type: "rest" });
        if (history.present !== states.at(-1)) states.push(history.present);
        expect(draftFilm.safeParse(history.present.film).error?.issues).toBeUndefined();
      }
      const undo: HistoryAction = { type: "undo" };
      for (const state of states.slice(0, -1).toReversed()) {
        history = stepHistory(history, undo);
        expect(history.present).toBe(state);
      }
      expect(stepHistory(history, undo)).toBe(history);
      for (const state of states.slice(1)) {
        history = stepHistory(history, { type: "redo" });
        expect(history.present).toBe(state);
      }
    }),
  );
});
