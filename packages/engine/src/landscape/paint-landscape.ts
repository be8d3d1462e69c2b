import type { FramePlanes } from "#plan/frame-size.ts";
import { paintField } from "./field-painter.ts";
import type { LandscapeContext } from "./landscape.ts";
import { createSilhouettePainter } from "./silhouette-painter.ts";

/** One still landscape: sky and light, the sun, and land or water before it. Its particles move and are painted apart. */
export function paintLandscape(context: LandscapeContext, planes: FramePlanes): void {
  const silhouettes = createSilhouettePainter(context);
  paintField(context, planes, silhouettes.outline(0));
  silhouettes.paint(0, planes);
}
