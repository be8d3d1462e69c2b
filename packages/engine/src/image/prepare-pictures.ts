import type { Arena } from "#kernel/arena.ts";
import { viewMemory } from "#kernel/arena.ts";
import type { Kernel } from "#kernel/load-kernel.ts";
import { captionPlace } from "#plan/caption-box.ts";
import { frameSize } from "#plan/frame-size.ts";
import type { PictureFacts } from "#plan/shots.ts";
import type { Preset } from "#presets.ts";
import type { PicturePlanes, Plane } from "#scene/film-memory.ts";
import type { RenderSpec } from "#spec.ts";
import type { PreparedPicture, PictureWish } from "./prepare-picture.ts";
import { preparePicture } from "./prepare-picture.ts";

// What the warp reads beyond the edge of a plane.
const PAD_LEFT = 32;
const PAD_RIGHT = 64;
const PAD_ROWS = 8;
/** Pixels are handed to the kernel in strips, so that no second whole picture lies in memory. */
const STRIP_ROWS = 64;

export type Studio = { arena: Arena; kernel: Kernel };

/** Prepares the pictures of a spec one after the other and lays their planes into the shared memory. */
export async function preparePictures(
  spec: RenderSpec,
  preset: Preset,
  studio: Studio,
): Promise<{ planes: PicturePlanes[]; facts: PictureFacts[] }> {
  const wish = wishOf(spec, preset);
  const planes: PicturePlanes[] = [];
  const facts: PictureFacts[] = [];
  for (const path of spec.images ?? []) {
    const picture = await preparePicture(path, wish);
    planes.push(storePicture(studio, picture));
    facts.push(picture.facts);
  }
  return { planes, facts };
}

function wishOf(spec: RenderSpec, preset: Preset): PictureWish {
  const frame = frameSize(spec.aspectRatio, spec.resolution);
  const style = spec.captions ?? preset.photoCaptions;
  const middle = style === "none" ? 0.5 : captionPlace({ style, font: preset.font, isOverPicture: true }, frame).middle;
  return { frame, saturation: preset.saturation, captionBand: { from: middle - 0.16, to: middle + 0.16 } };
}

export function storePicture({ arena, kernel }: Studio, { rgba, depth, facts }: PreparedPicture): PicturePlanes {
  const { width, height } = facts;
  const Y = allocatePlane(arena, width, height);
  const [U, V] = [allocatePlane(arena, width >> 1, height >> 1), allocatePlane(arena, width >> 1, height >> 1)];
  const strip = arena.allocate(width * STRIP_ROWS * 4);
  const depthStart = arena.allocate(depth.values.byteLength);
  const { bytes, floats } = viewMemory(arena.memory);
  floats.set(depth.values, depthStart >> 2);
  for (let row = 0; row < height; row += STRIP_ROWS) {
    const rows = Math.min(STRIP_ROWS, height - row);
    bytes.set(rgba.subarray(row * width * 4, (row + rows) * width * 4), strip);
    const chroma = (row >> 1) * U.stride;
    kernel.rgbaToYuv(
      strip,
      width,
      rows,
      Y.start + row * Y.stride,
      Y.stride,
      U.start + chroma,
      V.start + chroma,
      U.stride,
    );
  }
  for (const plane of [Y, U, V])
    kernel.padPlane(plane.start, plane.stride, plane.width, plane.height, PAD_LEFT, PAD_RIGHT, PAD_ROWS);
  return { Y, U, V, depth: { start: depthStart, stride: depth.width * 4, width: depth.width, height: depth.height } };
}

function allocatePlane(arena: Arena, width: number, height: number): Plane {
  const stride = PAD_LEFT + width + PAD_RIGHT;
  return {
    start: arena.allocate(stride * (height + 2 * PAD_ROWS)) + PAD_ROWS * stride + PAD_LEFT,
    stride,
    width,
    height,
  };
}
