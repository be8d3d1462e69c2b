import { expect, test } from "vitest";
import { aVideo } from "#test/samples.ts";
import { placeVideo, withoutVideo, type LibraryFilter, type LibraryPage } from "./library-pages.ts";
import type { ShownVideo } from "./video-state.ts";

const everything: LibraryFilter = { status: "total", q: "", sort: "newest" };

function named(name: string, day: number, changes: Partial<ShownVideo> = {}): ShownVideo {
  return { ...aVideo, _id: name, videoName: name, createdAt: `2026-11-${day}T00:00:00Z`, ...changes };
}

const pages: LibraryPage[] = [
  { videos: [named("d", 14), named("c", 13)], nextCursor: "x" },
  { videos: [named("b", 12), named("a", 11)], nextCursor: null },
];

const namesIn = (list: readonly LibraryPage[]) => list.map((page) => page.videos.map((video) => video._id).join(""));

test("a changed video is replaced where it stands", () => {
  const next = placeVideo(pages, named("b", 12, { progress: 40 }), everything);

  expect(namesIn(next)).toEqual(["dc", "ba"]);
  expect(next[1]?.videos[0]?.progress).toBe(40);
});

test("a new video goes to the head of the newest, and to its letter by name", () => {
  expect(namesIn(placeVideo(pages, named("e", 15), everything))).toEqual(["edc", "ba"]);
  const byName: LibraryPage[] = [{ videos: [named("a", 11), named("c", 13)], nextCursor: null }];

  expect(namesIn(placeVideo(byName, named("b", 12), { ...everything, sort: "name" }))).toEqual(["abc"]);
});

test("one that belongs behind what is known waits until that is fetched", () => {
  const open = [{ videos: [named("d", 14)], nextCursor: "x" }];

  expect(namesIn(placeVideo(open, named("a", 11), everything))).toEqual(["d"]);
  expect(namesIn(placeVideo(pages, named("0", 10), everything))).toEqual(["dc", "ba0"]);
});

test("[R6.1] a video leaves a filter that it no longer matches, and enters the one that it does", () => {
  const done = named("b", 12, { status: "completed" });
  const working: LibraryPage[] = [{ videos: [named("b", 12, { status: "processing" })], nextCursor: null }];

  expect(namesIn(placeVideo(working, done, { ...everything, status: "processing" }))).toEqual([""]);
  expect(namesIn(placeVideo([{ videos: [], nextCursor: null }], done, { ...everything, status: "completed" }))).toEqual(
    ["b"],
  );
});

test("what a search has not found stays out: only the server knows whether its words match", () => {
  expect(namesIn(placeVideo(pages, named("e", 15), { ...everything, q: "kite" }))).toEqual(["dc", "ba"]);
});

test("a deleted video is taken out, and untouched pages stay the same objects", () => {
  const next = withoutVideo(pages, "a");

  expect(namesIn(next)).toEqual(["dc", "b"]);
  expect(next[0]).toBe(pages[0]);
});
