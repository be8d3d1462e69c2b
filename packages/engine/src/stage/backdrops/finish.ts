import type { Ground } from "./ground.ts";
import { radial } from "#stage/pens.ts";

/** The corners fall into the dark. */
export function addVignette({ pen, width, height }: Ground, darkest: number): void {
  pen.fillStyle = radial(
    pen,
    [width / 2, height * 0.45, Math.hypot(width, height) * 0.62],
    [
      [0, "rgba(0,0,0,0)"],
      [0.6, "rgba(0,0,0,0)"],
      [0.8, `rgba(0,0,0,${darkest * 0.35})`],
      [1, `rgba(0,0,0,${darkest})`],
    ],
  );
  pen.fillRect(0, 0, width, height);
}
