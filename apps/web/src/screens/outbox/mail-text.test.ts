import { expect, test } from "vitest";
import { splitMailText } from "./mail-text.ts";

const ORIGIN = "http://localhost:3000";

test("an address of this product becomes a link with its secret part", () => {
  expect(splitMailText(`Open:\n${ORIGIN}/auth/reset-password#token=abc\n\nBye`, ORIGIN)).toEqual([
    { text: "Open:\n" },
    { text: `${ORIGIN}/auth/reset-password#token=abc`, href: "/auth/reset-password#token=abc" },
    { text: "\n\nBye" },
  ]);
});

test("an address elsewhere stays words", () => {
  const text = "See https://evil.example/x and http://localhost:3000.evil.example/y";

  expect(splitMailText(text, ORIGIN)).toEqual([{ text }]);
});

test("nothing of the text is lost", () => {
  const text = `${ORIGIN}/a x ${ORIGIN}/b`;

  expect(
    splitMailText(text, ORIGIN)
      .map((piece) => piece.text)
      .join(""),
  ).toBe(text);
});
