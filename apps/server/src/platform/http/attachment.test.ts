import { expect, test } from "vitest";
import { attachment } from "./attachment.ts";

test("a file is saved under its own name, in any letters", () => {
  expect(attachment("film 1.mp4")).toBe('attachment; filename="film 1.mp4"');
  expect(attachment("Gün (1).mp4")).toBe(`attachment; filename="G_n _1_.mp4"; filename*=UTF-8''G%C3%BCn%20%281%29.mp4`);
  expect(attachment("24/7.mp4")).toBe('attachment; filename="24_7.mp4"');
});

test("a name cannot add a header or leave its quotes, and ends somewhere", () => {
  expect(attachment('a"\r\nset-cookie: x')).toBe(
    `attachment; filename="a___set-cookie_ x"; filename*=UTF-8''a%22%0D%0Aset-cookie%3A%20x`,
  );
  expect(attachment("😀".repeat(400)).length).toBeLessThan(2200);
});
