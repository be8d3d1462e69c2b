import { clamp } from "#base/numbers.ts";
import type { Staging } from "#stage/board.ts";
import { mix } from "#stage/colors/colors.ts";
import { spring } from "#stage/easing.ts";
import { putVista } from "#stage/backdrops/vista.ts";
import { isLand } from "#stage/shots/land.ts";
import { putObject } from "#stage/shots/standing.ts";
import { thingsOf } from "#stage/things.ts";
import { fontOf, say, textSprite } from "#stage/words/words.ts";
import { inksOf } from "#stage/words/word-colors.ts";

/** Nobody in particular: the mark says already that it was said. */
const ONLY_SAID =
  /^(?:(?:he|she|they|I) )?(?:said|asked|whispered|shouted|replied|answered)$|^(?:dedi(?:m|ler)?|diyor(?:du)?|diye \p{L}+|sordu|söyledi|fısıldadı|bağırdı|cevapladı|cevap verdi)$/iu;

/** The large mark says that somebody speaks; who does stands below, small: "“Do not turn around,” it whispered". */
function readQuote(text: string): { said: string; teller: string } {
  const parted = /^[“«"]([^“”«»"]+)[”»"]\s*(?:[,–—-]\s*)?(\p{L}[^“”«»"]{1,32})$/u.exec(text.trim());
  const [, said = text, teller = ""] = parted ?? [];
  const told = teller.replace(/\.$/u, "").trim();
  return {
    said: said
      .replaceAll(/[“”«»"]/gu, "")
      .trim()
      .replace(/,$/u, ""),
    teller: teller === "" || ONLY_SAID.test(told) ? "" : `— ${told}`,
  };
}

/** Drawn without any ground: in every shape of frame they end where it ends. */
const CUT_OUT = /^dark-figure$/u;

/** Who fills a frame speaks from its foot: below the words, or beside them. A piece of ground hangs in its frame there. */
function speakFromFoot(staging: Staging, slug: string, { x, top }: { x: number; top: number }): void {
  const { width, height, shape } = staging.frame;
  if (shape === "tall" && putVista(staging, slug, top)) return;
  if (!CUT_OUT.test(slug)) {
    const spot = { tall: [0.7, 0.5], wide: [0.54, 0.62], square: [0.77, 0.42] }[shape];
    const [middle = 0, share = 0] = spot;
    putObject(staging, slug, { x, y: height * middle, size: height * share, delay: 0.2 });
    return;
  }
  const size = { tall: width * 0.9, wide: height * 0.76, square: height * 0.44 }[shape];
  putObject(staging, slug, { x, y: height - size * 0.47, size, isUnframed: true, hasShadow: false, delay: 0.2 });
}

/** A large mark, the words, and who or what they are about. */
export function quote(staging: Staging): void {
  const { frame, scene, look, board } = staging;
  const { width, height, unit, shape } = frame;
  const main = thingsOf(staging)[0];
  const { said, teller } = readQuote(scene.text);
  // Who speaks stands between the words and the thing, which makes room for it.
  const spot = {
    tall: { x: width * 0.5, y: height * (teller ? 0.755 : 0.715), size: unit * (teller ? 0.46 : 0.6) },
    wide: { x: width * 0.82, y: height * 0.6, size: unit * 0.46 },
    square: { x: width * 0.5, y: height * (teller ? 0.8 : 0.78), size: unit * (teller ? 0.26 : 0.32) },
  }[shape];
  if (main && isLand(main.slug)) speakFromFoot(staging, main.slug, { x: spot.x, top: height * (teller ? 0.56 : 0.52) });
  else if (main)
    putObject(staging, main.slug, { ...spot, floor: spot.y + spot.size * 0.48, hasHalo: true, delay: 0.2 });
  const mark = {
    tall: { x: width * 0.21, y: height * 0.2 },
    wide: { x: width * 0.14, y: height * 0.2 },
    square: { x: width * 0.17, y: height * 0.16 },
  }[shape];
  const boxes = {
    tall: {
      ...frame.safe,
      x: width * 0.12,
      width: width * 0.75,
      y: height * 0.255,
      height: height * (teller ? 0.26 : 0.3),
    },
    wide: { x: width * 0.1, y: height * 0.28, width: width * 0.56, height: height * 0.54 },
    square: { ...frame.safe, y: height * 0.22, height: height * (teller ? 0.29 : 0.36) },
  };
  const letters = unit * (shape === "square" ? 0.115 : 0.145);
  const emphasis = scene.emphasis.length > 0 ? scene.emphasis : [scene.text.trim().split(/\s+/u).at(-1) ?? ""];
  const filled = say(staging, {
    text: said,
    box: boxes[shape],
    font: "playfair",
    size: letters,
    most: 4,
    leading: 1.18,
    hasMarker: false,
    emphasis,
    keepsCase: true,
  });
  if (filled && teller)
    say(staging, {
      text: teller,
      box: { ...boxes[shape], y: filled.y + filled.height + unit * 0.02, height: unit * 0.09 },
      font: look.text === "playfair" ? "montserrat" : look.text,
      size: unit * 0.062,
      most: 1,
      place: "top",
      delay: 0.5,
      keepsCase: true,
    });
  const size = unit * (shape === "square" ? 0.42 : 0.6);
  const { width: wide, ascent, descent } = staging.tools.measure(fontOf("playfair", size), "“");
  const box = { x: mark.x - wide / 2, y: mark.y - (ascent + descent) / 2, width: wide, height: ascent + descent };
  const strong = [look.accent, look.hot, mix(look.hot, look.ink, 0.35)];
  const color = board.legible(box, {
    favourites: strong,
    others: inksOf(staging),
    least: 3,
    isLarge: true,
    patience: 0,
  });
  board.put(textSprite(staging, "“", { font: "playfair", size, color, shadow: 0.25 }), mark, (pose, seconds) => {
    pose.scaleX = pose.scaleY = clamp(spring(look.motion, seconds), 0, 1.2);
  });
}
