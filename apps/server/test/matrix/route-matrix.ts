import { accountRows } from "./account-rows.ts";
import { channelRows } from "./channel-rows.ts";
import type { MatrixRow } from "./row.ts";
import { operatorRows } from "./operator-rows.ts";
import { siteRows } from "./site-rows.ts";
import { videoRows } from "./video-rows.ts";

/**
 * A row per mounted route: what its owner sends to get a 2xx. To add a route, add its id to the rows of its subject; the
 * test beside `http-app.ts` does the rest (no token, a forged one, another user's, a deleted user's, the owner's).
 */
export const routeMatrix: Record<string, MatrixRow> = {
  ...siteRows,
  ...accountRows,
  ...videoRows,
  ...channelRows,
  ...operatorRows,
};
