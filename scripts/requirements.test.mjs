import { expect, test } from "vitest";
import { coverage } from "./requirements.mjs";

test("a requirement is covered by the files whose tests name exactly its id", () => {
  const list = "- R1.1 One.\n- R1.10 Ten.\n- R1.11 Eleven.\nNot R9.9 a line of the list.\n";
  const files = [
    { path: "a.test.ts", text: 'test("[R1.10] …")' },
    { path: "table.test.ts", text: 'test.each([["R1.11", "case"]])("[%s] …")' },
    { path: "b.test.ts", text: 'test("R1.1 without brackets")' },
  ];

  expect(coverage(list, files)).toEqual([
    { id: "R1.1", files: [] },
    { id: "R1.10", files: ["a.test.ts"] },
    { id: "R1.11", files: ["table.test.ts"] },
  ]);
});
