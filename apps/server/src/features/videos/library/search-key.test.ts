import { expect, test } from "vitest";
import { searchKey } from "./search-key.ts";

test("case, accents and the two Turkish i's make no difference when looking for a video", () => {
  for (const text of ["GÜN BATIMI", "gün batımı", "Gun Batimi", "gün  batımı ", "GÜN BATİMİ"]) {
    expect(searchKey(text)).toBe("gun batimi");
  }
  expect(searchKey("İSTANBUL")).toBe(searchKey("istanbul"));
});
