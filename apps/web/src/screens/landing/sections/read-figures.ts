import { figuresRoute, type SiteFigures } from "@sahne/contract/status";
import { call } from "#lib/api.ts";

/** In a file of its own, as `subscribe.ts` is: the page that shows no computed figure never fetches it. */
export async function readFigures(): Promise<SiteFigures> {
  return call(figuresRoute, {}, "default.unknown");
}
