import type { Page } from "#script/page.ts";
import { takeOut } from "#script/page.ts";

/** What prompts for image machines are set with: "--ar 16:9", "--style raw", "--tile". */
const WITH_WORD = "ar|aspect|style|model|sampler|sref|cref|oref|profile|p|quality|q|motion|camera|version|v|seed|size";
const ALONE =
  "tile|niji|raw|draft|fast|relax|turbo|video|loop|hd|test|testp|creative|uplight|upbeta|stop|repeat|weird|chaos|stylize";
/** What must not be seen follows, one word or a list of them. */
const NOT_SHOWN = "no|neg|negative|negative-prompt";

/** An editor joins two hyphens into a dash; a dash that a writer means has a word behind it and no number. */
const FLAG = new RegExp(
  [
    String.raw`(?<=^|\s)--(?:${NOT_SHOWN})[ =](?:(?!\s--)[^\n.;#@]){1,80}`,
    String.raw`(?<=^|\s)(?:--|[–—])[a-z][a-z-]{0,14}[ =]\d(?:[\d.,:/x]{0,10}[\dx%])?(?![\p{L}\d])`,
    String.raw`(?<=^|\s)--(?:${WITH_WORD})[ =](?!-)[^\s,;]{1,40}`,
    String.raw`(?<=^|\s)--(?:${WITH_WORD}|${ALONE}|${NOT_SHOWN})(?=$|[\s,.;])`,
  ].join("|"),
  "giu",
);

/** "… --ar 16:9 #fox": settings of a machine, wherever they stand; before the hashtags, which would not close their line behind them. */
export function takeOutFlags(page: Page): Page {
  const spans = [...page.text.matchAll(FLAG)].map(({ index, 0: flag }) => ({ from: index, to: index + flag.length }));
  return takeOut(page, "direction", spans);
}
