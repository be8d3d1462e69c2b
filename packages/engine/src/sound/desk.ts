import { createArena } from "#kernel/arena.ts";
import type { Kernel } from "#kernel/load-kernel.ts";
import { startKernel } from "#kernel/load-kernel.ts";
import type { Stereo } from "./stereo.ts";

/** Tables, delay lines and filters, one at a time. */
const SPARE_BYTES = 65_536;

/** Where samples are worked on: channels in a memory of their own, and the kernel that goes through them. */
export type Desk = {
  kernel: Kernel;
  channels: readonly Float32Array[];
  /** Copies what the kernel reads besides its channels, and says where it lies until the next copy. */
  lend: (samples: Float32Array) => number;
  /** So many clear samples for the kernel, until something else is lent. */
  clear: (count: number) => number;
  /** The numbers the kernel wrote there. */
  read: (start: number, count: number) => Float64Array;
};

/** Its memory is as large as it will ever be: views of one that grows go blind. */
export function openDesk(module: WebAssembly.Module, sampleCount: number, channelCount: number): Desk {
  const arena = createArena();
  const spare = arena.allocate(SPARE_BYTES);
  const starts = Array.from({ length: channelCount }, () => arena.allocate(sampleCount * 4));
  const { buffer } = arena.memory;
  const lent = new Float32Array(buffer, spare, SPARE_BYTES >> 2);
  return {
    kernel: startKernel(module, arena.memory),
    channels: starts.map((start) => new Float32Array(buffer, start, sampleCount)),
    lend(samples) {
      lent.set(samples);
      return spare;
    },
    clear(count) {
      lent.fill(0, 0, count);
      return spare;
    },
    read: (start, count) => new Float64Array(buffer, start, count).slice(),
  };
}

/** Two channels of a desk. */
export function sidesOf({ channels }: Pick<Desk, "channels">, first: number): Stereo {
  const left = channels[first] ?? new Float32Array();
  return { left, right: channels[first + 1] ?? left };
}

/** Taken off their desk, whose memory goes with it. */
export function copySides({ left, right }: Stereo): Stereo {
  return { left: left.slice(), right: right.slice() };
}
