import type { Placement, SceneStage, Sprite } from "#stage/stage.ts";
import type { SpriteSize } from "./sprite-planes.ts";

/**
 * How a sprite stands when it has come to rest. Sprites are drawn in that pose: most frames then only copy them, which costs
 * a tenth of turning them and keeps their edges as sharp as they were drawn. `shiftX` and `shiftY` are the parts of a pixel
 * by which the drawing is moved, so that at rest it lies on whole pixels.
 */
export type RestPose = { scale: number; turn: number; shiftX: number; shiftY: number };

export const AS_DRAWN: RestPose = { scale: 1, turn: 0, shiftX: 0, shiftY: 0 };
/** By then everything has arrived; scenes are a little longer. */
const REST_SHARE = 0.8;
const LARGEST_SCALE = 1.5;

export function restPoses(stage: SceneStage, seconds: number): RestPose[] {
  const atRest = stage.placements(seconds * REST_SHARE);
  const atEnd = stage.placements(seconds);
  return stage.sprites.map((sprite, index) => {
    // Every moment of a motion stands as the one that is seen then.
    const first = sprite.first ?? sprite;
    const isThis = ({ sprite: at }: Placement): boolean => {
      const other = stage.sprites[at];
      return at === index || (other !== undefined && (other.first ?? other) === first);
    };
    // What a voice says last arrives last.
    const [placement, ...others] = atRest.some(isThis) ? atRest.filter(isThis) : atEnd.filter(isThis);
    // What stands in several places, or is never the same, is kept as it is drawn.
    if (!placement || others.length > 0 || sprite.liveUntil !== undefined) return AS_DRAWN;
    const { scaleX, scaleY, turn } = placement;
    const isEven = Math.abs(scaleX - scaleY) < 1e-3 && scaleX > 0.1 && scaleX < LARGEST_SCALE;
    const pose = { scale: isEven ? scaleX : 1, turn: isEven ? turn : 0, shiftX: 0, shiftY: 0 };
    const { width, height } = restSize(sprite, pose);
    return { ...pose, shiftX: part(placement.x - width / 2), shiftY: part(placement.y - height / 2) };
  });
}

/** The box a sprite needs in its pose, with room for the part of a pixel. */
export function restSize({ width, height }: SpriteSize, { scale, turn }: RestPose): SpriteSize {
  const cosine = Math.abs(Math.cos(turn));
  const sine = Math.abs(Math.sin(turn));
  return {
    width: Math.ceil((width * cosine + height * sine) * scale) + 2,
    height: Math.ceil((width * sine + height * cosine) * scale) + 2,
  };
}

/** Draws a sprite in its pose on a canvas of its rest size. */
export function drawAtRest(sprite: Sprite, pose: RestPose): Sprite["draw"] {
  const size = restSize(sprite, pose);
  return (pen, seconds) => {
    pen.translate(size.width / 2 + pose.shiftX, size.height / 2 + pose.shiftY);
    pen.rotate(pose.turn);
    pen.scale(pose.scale, pose.scale);
    pen.translate(-sprite.width / 2, -sprite.height / 2);
    sprite.draw(pen, seconds);
  };
}

/** Where a sprite drawn in its pose must stand to be where the placement says. */
export function fromRest(placement: Placement, pose: RestPose): Placement {
  return {
    ...placement,
    x: placement.x - pose.shiftX,
    y: placement.y - pose.shiftY,
    scaleX: placement.scaleX / pose.scale,
    scaleY: placement.scaleY / pose.scale,
    turn: placement.turn - pose.turn,
  };
}

function part(value: number): number {
  return value - Math.floor(value);
}
