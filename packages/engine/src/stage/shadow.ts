import type { Drawing, Pen, StageTools } from "./stage.ts";

/** A soft shadow has no detail: at a quarter of the size blurring it costs a sixteenth, and nobody can tell. */
const SHARE = 0.25;
const BLUR = 0.075 / 2;
/** How far the blur reaches, as a share of the side. */
const REACH = 0.13;
const OFFSET_X = 0.012;
const OFFSET_Y = 0.04;

/** What casts it, where it is drawn, and how large the thing is whose light this is. */
type Caster = { drawing: Drawing; x: number; y: number; size: number; side: number };

/** The shadow of a square drawing on the wall behind it, before the drawing itself. */
export function castShadow(
  pen: Pen,
  tools: StageTools,
  { drawing, x, y, size, side }: Caster,
  { alpha, isMirrored = false }: { alpha: number; isMirrored?: boolean },
): void {
  const reach = side * REACH;
  const whole = Math.ceil((size + reach * 2) * SHARE);
  const scale = whole / (size + reach * 2);
  const { pen: small, drawing: shadow } = tools.canvas(whole, whole);
  small.filter = `blur(${side * BLUR * scale}px)`;
  small.drawImage(drawing.source, reach * scale, reach * scale, size * scale, size * scale);
  small.filter = "none";
  small.globalCompositeOperation = "source-in";
  small.fillStyle = `rgba(10,2,20,${alpha})`;
  small.fillRect(0, 0, whole, whole);
  // The light comes from the left, also where the drawing is turned round.
  const aside = side * OFFSET_X * (isMirrored ? -1 : 1);
  pen.drawImage(shadow.source, x - reach + aside, y - reach + side * OFFSET_Y, size + reach * 2, size + reach * 2);
}
