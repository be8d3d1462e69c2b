import type { Canvas } from "@napi-rs/canvas";
import { createCanvas } from "@napi-rs/canvas";
import { drawPicture } from "#stage/pictures.ts";
import type { FrameSize, Pen, SceneStage, Sprite, StageTools } from "#stage/stage.ts";
import { penOf } from "#child/stage-tools.ts";

/** Asked before a sprite is laid over what has been drawn so far; false leaves it out. */
type Watch = (sprite: number, frame: Canvas) => boolean;

/** Draws frames of one scene as the compositor would, only slower. */
export function createFrameDrawer(
  stage: SceneStage,
  size: FrameSize,
  tools: StageTools,
): (seconds: number, watch?: Watch) => Canvas {
  const ground = createCanvas(size.width, size.height);
  paintGround(penOf(ground), stage, size, tools);
  const still = new Map<Sprite, Canvas>();
  const drawn = (sprite: Sprite, seconds: number): Canvas => {
    const known = still.get(sprite);
    if (known) return known;
    const canvas = createCanvas(sprite.width, sprite.height);
    const at = Math.min(seconds, sprite.liveUntil ?? 0);
    sprite.draw(penOf(canvas), at);
    if (sprite.liveUntil === undefined || seconds >= sprite.liveUntil) still.set(sprite, canvas);
    return canvas;
  };
  return (seconds, watch) => {
    const frame = createCanvas(size.width, size.height);
    const pen = frame.getContext("2d");
    pen.drawImage(ground, 0, 0);
    for (const { sprite, x, y, scaleX, scaleY, turn, opacity } of stage.placements(seconds)) {
      const piece = stage.sprites[sprite];
      if (!piece) throw new Error(`There is no sprite ${sprite}.`);
      if (watch && !watch(sprite, frame)) continue;
      pen.save();
      pen.globalAlpha = Math.min(1, opacity);
      pen.translate(x, y);
      pen.rotate(turn);
      pen.scale(scaleX, scaleY);
      pen.drawImage(drawn(piece, seconds), -piece.width / 2, -piece.height / 2);
      pen.restore();
    }
    return frame;
  };
}

function paintGround(pen: Pen, { backdrop }: SceneStage, { width, height }: FrameSize, tools: StageTools): void {
  if ("draw" in backdrop) return backdrop.draw(pen, { width, height });
  if ("picture" in backdrop) drawPicture(pen, tools.picture(backdrop.picture), { x: 0, y: 0, width, height });
  else {
    // The landscapes are painted by the kernel; here a plain sky stands in.
    const sky = pen.createLinearGradient(0, 0, 0, height);
    sky.addColorStop(0, "#31507a");
    sky.addColorStop(0.6, "#e0a878");
    sky.addColorStop(1, "#2a2430");
    pen.fillStyle = sky;
    pen.fillRect(0, 0, width, height);
  }
  backdrop.veil?.(pen);
}
