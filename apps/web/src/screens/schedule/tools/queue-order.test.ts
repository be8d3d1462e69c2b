import { expect, test } from "vitest";
import { queueMoves, reversed } from "./queue-order.ts";

const queue = ["a", "b", "c", "d"].map((videoId, day) => ({ videoId, publishAt: `2026-11-2${day}T15:30:00.000Z` }));
const at = (day: number) => `2026-11-2${day}T15:30:00.000Z`;

test("[R18.4] a film that takes another place pushes those between one hour on, and the others stay", () => {
  expect(queueMoves(queue, 0, 2)).toEqual([
    { videoId: "b", from: at(1), to: at(0) },
    { videoId: "c", from: at(2), to: at(1) },
    { videoId: "a", from: at(0), to: at(2) },
  ]);
  expect(queueMoves(queue, 3, 2)).toEqual([
    { videoId: "d", from: at(3), to: at(2) },
    { videoId: "c", from: at(2), to: at(3) },
  ]);
  expect(queueMoves(queue, 1, 1)).toEqual([]);
  expect(reversed(queueMoves(queue, 3, 2))[0]).toEqual({ videoId: "d", from: at(2), to: at(3) });
});
