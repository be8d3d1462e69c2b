import { afterEach, beforeAll, expect, test } from "vitest";
import { currentTranslator, loadMessages, setTimeZone } from "#lib/messages.tsx";
import { knownTimeZone, storedTimeZone } from "./time-zone.ts";

const when = new Date("2026-07-01T12:00:00Z");

beforeAll(() => loadMessages(["common"]));
afterEach(() => localStorage.clear());

test("times inside texts follow the account's zone", async () => {
  await setTimeZone("Asia/Tokyo");
  expect(currentTranslator()("common.moment", { when })).toContain("21:00");

  await setTimeZone("America/New_York");
  expect(currentTranslator()("common.moment", { when })).toContain("08:00");
});

test("a zone that this browser does not know changes nothing but falls back to its own", async () => {
  await setTimeZone("Atlantis/Capital");

  expect(currentTranslator()("common.moment", { when })).not.toBe("");
  expect(knownTimeZone("Atlantis/Capital")).toBeUndefined();
});

test.each([
  ["nothing", null],
  ["another version's user", JSON.stringify({ _id: "u1" })],
  ["no JSON", "{"],
  ["an unknown zone", JSON.stringify({ preferences: { timeZone: "Atlantis/Capital" } })],
])("no zone is taken from %s", (_name, stored) => {
  if (stored !== null) localStorage.setItem("user", stored);

  expect(storedTimeZone()).toBeUndefined();
});

test("the stored user's zone is there before the server answers", () => {
  localStorage.setItem("user", JSON.stringify({ preferences: { timeZone: "Asia/Tokyo" } }));

  expect(storedTimeZone()).toBe("Asia/Tokyo");
});
