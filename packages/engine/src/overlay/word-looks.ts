import type { Captions } from "#plan/plan.ts";
import { MOST_BLUR } from "./word-box.ts";
import type { WordLook } from "./word-sprites.ts";

const DARK_INK = "#2a1c14";

/** How a word looks on the bare picture: light with dark edges, or dark with light ones on a light scene. */
export function lookOnPicture({ isDarkText }: Captions, fontSize: number, fill?: string): WordLook {
  if (isDarkText) {
    const light = { halo: "rgba(255,255,255,.4)", shadow: "rgba(255,255,255,.5)" };
    return { fill: fill ?? DARK_INK, ...light, blur: fontSize * 0.16, shadowDown: 0 };
  }
  const dark = { halo: "rgba(0,0,0,.34)", shadow: "rgba(0,0,0,.6)" };
  return { fill: fill ?? "#fff", ...dark, blur: fontSize * MOST_BLUR, shadowDown: fontSize * 0.035 };
}

/** How a word looks on a surface of its own, such as a pill. */
export function lookOnSurface(fill: string): WordLook {
  return { fill, halo: "transparent", shadow: "transparent", blur: 0, shadowDown: 0 };
}
