import { expect, test } from "vitest";
import { offerIn } from "./offers.ts";

test.each([
  ["Üç al, iki öde", "2 + 1"],
  ["3 for the price of 2", "2 + 1"],
  ["Buy one, get one free", "1 + 1"],
  ["Üç kupa aldım, ikisini kırdım", null],
])("an offer is read as what is paid for and what comes with it: %s [R16]", (text, offer) => {
  expect(offerIn(text)).toBe(offer);
});
