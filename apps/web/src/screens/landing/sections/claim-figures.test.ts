import { expect, test } from "vitest";
import { claims } from "#content/claims.ts";
import { claimFigure } from "./claim-figures.ts";

const [videos, users, uptime] = claims;

test("[R1.7] the operator's own figures stand as they are written", () => {
  expect(claimFigure(videos, "sample", "en", undefined)).toBe("10K+");
  expect(claimFigure(uptime, "sample", "tr", undefined)).toBe("%99,9");
});

test("[R1.7] computed figures say what was counted, with a plus where the server cut them", () => {
  const figure = (count: number) => claimFigure(videos, "computed", "tr", { videos: count, users: 0 });

  expect([0, 42, 100, 990, 1_200, 98_000, 2_300_000].map(figure)).toEqual([
    "0",
    "42",
    "100+",
    "990+",
    "1,2K+",
    "98K+",
    "2,3M+",
  ]);
});

test("[R1.7] what cannot be known is a dash, never a guess", () => {
  expect(claimFigure(users, "computed", "en", undefined)).toBe("—");
  expect(claimFigure(uptime, "computed", "en", { videos: 5, users: 5 })).toBe("—");
});
