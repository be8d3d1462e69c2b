import { expect, test } from "vitest";
import { findCommands } from "./command-search.ts";

const COMMANDS = [
  { id: "videos", group: "a", label: "Videolarım", keywords: "My Videos" },
  { id: "history", group: "a", label: "Geçmiş", keywords: "History" },
  { id: "create", group: "b", label: "Yeni video oluştur" },
  { id: "signout", group: "b", label: "Çıkış Yap" },
];

const ids = (query: string) => findCommands(COMMANDS, query).map((command) => command.id);

test("nothing typed lists everything in its order", () => {
  expect(ids("  ")).toEqual(["videos", "history", "create", "signout"]);
});

test.each(["gecmis", "GEÇMİŞ", "Geçmiş", "history"])("%s finds the history", (query) => {
  expect(ids(query)).toEqual(["history"]);
});

test.each(["ÇIKIŞ", "cikis", "çıkış", "CIKIS"])("%s finds the way out, whichever i was typed", (query) => {
  expect(ids(query)).toEqual(["signout"]);
});

test("what starts with the word comes before what merely holds it", () => {
  expect(ids("video")).toEqual(["videos", "create"]);
});

test("every word must occur", () => {
  expect(ids("video oluştur")).toEqual(["create"]);
  expect(ids("video geçmiş")).toEqual([]);
});
