import { expect, test } from "vitest";
import { coverage } from "./requirements.mjs";

test("a requirement is covered by the files whose tests name exactly its id", () => {
  const list = "- R1.1 One.\n- R1.10 Ten.\nNot R9.9 a line of the list.\n";
  const files = [
    { path: "a.test.ts", text: 'test("[R1.10] …")' },
    { path: "b.test.ts", text: 'test("R1.1 without brackets")' },
  ];

  expect(coverage(list, files)).toEqual([
    { id: "R1.1", files: [] },
    { id: "R1.10", files: ["a.test.ts"] },
  ]);
});
