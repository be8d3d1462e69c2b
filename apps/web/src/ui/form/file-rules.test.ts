import { expect, test } from "vitest";
import { sortFiles } from "./file-rules.ts";

const RULES = { accept: ["image/jpeg", "image/png"], maxBytes: 10 };
const file = (type: string, bytes: number) => new File(["x".repeat(bytes)], "dosya", { type });

test("[R7.3] files of the right type and size are taken", () => {
  const picture = file("image/png", 10);

  expect(sortFiles([picture], RULES)).toEqual({ accepted: [picture], refused: [] });
});

test("[R7.3] each refusal names its reason", () => {
  const big = file("image/jpeg", 11);
  const text = file("text/plain", 1);

  expect(sortFiles([big, text], RULES).refused).toEqual([
    { file: big, reason: "size" },
    { file: text, reason: "type" },
  ]);
});

test("a family of types takes all its members and no neighbour", () => {
  const rules = { accept: ["image/*"], maxBytes: 10 };

  expect(sortFiles([file("image/webp", 1), file("imagefake/png", 1)], rules).accepted).toHaveLength(1);
});
