import { expect, test } from "vitest";
import { limitInstructions } from "./x264-instructions.ts";

test("a processor with AVX-512 is held to AVX2, every other one is left alone", () => {
  expect(limitInstructions("flags\t\t: fpu sse2 avx2 avx512f avx512bw\n")).toBe("asm=avx2,lzcnt");
  expect(limitInstructions("flags\t\t: fpu sse2 avx2\n")).toBeUndefined();
  expect(limitInstructions("Features\t: fp asimd\n")).toBeUndefined();
  expect(limitInstructions("")).toBeUndefined();
});
