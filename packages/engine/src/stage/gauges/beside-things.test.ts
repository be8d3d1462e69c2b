import { expect, test } from "vitest";
import { gaugeOf } from "./gauges.ts";
import { isPictured } from "./beside-things.ts";

const thing = (slug: string, word: string) => ({ slug, word, count: 1, isRefused: false });
const leaf = gaugeOf({ prefix: "", value: "14", unit: "Nisan" });
const share = gaugeOf({ prefix: "", value: "33", unit: "%" });

test("[R16.2] a date takes the place of no two things that are told of", () => {
  const both = [thing("ship", "Titanik"), thing("iceberg", "buzdağına")];
  expect(isPictured({ things: both }, leaf)).toBe(true);
  expect(isPictured({ things: both.slice(0, 1) }, leaf)).toBe(false);
  // What was only added makes room, and a share is read from its ring.
  expect(isPictured({ things: [thing("ship", "Titanik"), thing("bank", "")] }, leaf)).toBe(false);
  expect(isPictured({ things: both }, share)).toBe(false);
});
