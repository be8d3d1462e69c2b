import { expect, test } from "vitest";
import { initials } from "./avatar.tsx";

test.each([
  ["ilker yılmaz", "İY"],
  ["Işıl", "I"],
  ["Ayşe Nur Öz", "AÖ"],
  ["  ", ""],
])("the initials of “%s” are “%s”", (name, letters) => {
  expect(initials(name)).toBe(letters);
});
