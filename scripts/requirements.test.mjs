import { expect, test } from "vitest";
import { coverage, isProven } from "./requirements.mjs";

test("a requirement is covered by the files whose tests name exactly its id", () => {
  const list = "- R1.1 One.\n- R1.10 Ten.\n- R1.11 Eleven.\nNot R9.9 a line of the list.\n";
  const files = [
    { path: "a.test.ts", text: 'test("[R1.10] …")' },
    { path: "table.test.ts", text: 'test.each([["[R1.11]", "case"]])("%s …")' },
    { path: "b.test.ts", text: 'test("R1.1 without brackets")' },
  ];

  expect(coverage(list, files)).toEqual([
    { id: "R1.1", files: [], missing: [] },
    { id: "R1.10", files: ["a.test.ts"], missing: [] },
    { id: "R1.11", files: ["table.test.ts"], missing: [] },
  ]);
});

test("a line of several parts is proven only when a test names each of them", () => {
  const list = "- R90.3 List and move. <!-- parts: list, move -->\n";
  const named = { path: "a.test.ts", text: 'test("[R90.3] every plan stands there")' };
  const listed = { path: "b.test.ts", text: 'test("[R90.3 list] every plan stands there")' };
  const moved = { path: "c.test.ts", text: 'test("[R90.3 move] a plan is moved")' };

  const [byTitle] = coverage(list, [named, listed]);
  expect(byTitle).toEqual({ id: "R90.3", files: ["a.test.ts", "b.test.ts"], missing: ["move"] });
  expect(isProven(byTitle)).toBe(false);
  expect(coverage(list, [listed, moved]).map(isProven)).toEqual([true]);
});
