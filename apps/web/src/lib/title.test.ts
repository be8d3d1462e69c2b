import { expect, test } from "vitest";
import { documentTitle } from "./title.ts";

test("the tab names the section and the product", () => {
  expect(documentTitle("My Videos", 0)).toBe("My Videos · Sahne");
  expect(documentTitle(undefined, 0)).toBe("Sahne");
});

test("the tab shows how many films are being made", () => {
  expect(documentTitle("My Videos", 2)).toBe("(2) My Videos · Sahne");
});

test("[R1.1] the landing page's own title already names the product", () => {
  expect(documentTitle("Sahne: make AI videos", 0)).toBe("Sahne: make AI videos");
});
