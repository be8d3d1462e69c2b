import { expect, test } from "vitest";
import { documentTitle } from "./title.ts";

const idle = { working: 0, isDone: false };

test("the tab names the section and the product", () => {
  expect(documentTitle("My Videos", idle)).toBe("My Videos · Sahne");
  expect(documentTitle(undefined, idle)).toBe("Sahne");
});

test("the tab shows how many films are being made, then that they are done", () => {
  expect(documentTitle("My Videos", { working: 2, isDone: false })).toBe("(2) My Videos · Sahne");
  expect(documentTitle("My Videos", { working: 0, isDone: true })).toBe("✓ My Videos · Sahne");
});

test("[R1.1] the landing page's own title already names the product", () => {
  expect(documentTitle("Sahne: make AI videos", idle)).toBe("Sahne: make AI videos");
});
