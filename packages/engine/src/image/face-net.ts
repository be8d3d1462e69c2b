import { createArena } from "#kernel/arena.ts";
import { startKernel } from "#kernel/load-kernel.ts";

/** Says of every cell of a square picture whether a face is there; `pixels` are three numbers each. */
export type FaceNet = (pixels: Float32Array, side: number) => Float32Array;

/** Each of the five sizes of faces it knows has five values in every cell. */
export const VALUES_PER_CELL = 25;
/** Five layers halve what they look at, and the first takes a rim off. */
const HALVINGS = 5;
const WIDEST_LAYER = 32;

/** `weights` are all numbers of the network in the order in which it uses them: see kernel/raster/faces.ts. */
export function createFaceNet(module: WebAssembly.Module, weights: Float32Array): FaceNet {
  return (pixels, side) => {
    // A memory of its own: it is looked at for a moment and is gone before the film takes its own.
    const { memory, allocate } = createArena();
    const layerBytes = (side / 2) ** 2 * WIDEST_LAYER * 4;
    const cells = cellsAcross(side) ** 2;
    const [pixelPlace, weightPlace] = [allocate(pixels.byteLength), allocate(weights.byteLength)];
    const [one, two, target] = [allocate(layerBytes), allocate(layerBytes), allocate(cells * VALUES_PER_CELL * 4)];
    const floats = new Float32Array(memory.buffer);
    floats.set(pixels, pixelPlace / 4);
    floats.set(weights, weightPlace / 4);
    startKernel(module, memory).runFaceNet(pixelPlace, side, weightPlace, one, two, VALUES_PER_CELL, target);
    return floats.slice(target / 4, target / 4 + cells * VALUES_PER_CELL);
  };
}

export function cellsAcross(side: number): number {
  let across = (side - 2) / 2;
  for (let halving = 1; halving < HALVINGS; halving++) across = Math.ceil(across / 2);
  return across;
}
