const PAGE_BYTES = 65_536;
const MAX_PAGES = 16_384;
/** The kernel's own few globals live below this. */
const FIRST_FREE_BYTE = PAGE_BYTES;

/** Hands out pieces of one memory; nothing is ever given back, because a film's memory dies with its process. */
export type Arena = {
  memory: WebAssembly.Memory;
  allocate: (bytes: number) => number;
};

export function createArena(): Arena {
  const memory = new WebAssembly.Memory({ initial: 16, maximum: MAX_PAGES });
  let top = FIRST_FREE_BYTE;
  return {
    memory,
    allocate(bytes) {
      const start = top;
      top = (top + bytes + 255) & ~127;
      const missing = top - memory.buffer.byteLength;
      if (missing > 0) memory.grow(Math.ceil(missing / PAGE_BYTES));
      return start;
    },
  };
}

/** Views of the whole memory. Take them after the last allocation: a grown memory has a new buffer. */
export type MemoryViews = { bytes: Uint8Array; shorts: Int16Array; ints: Int32Array; floats: Float32Array };

export function viewMemory({ buffer }: WebAssembly.Memory): MemoryViews {
  return {
    bytes: new Uint8Array(buffer),
    shorts: new Int16Array(buffer),
    ints: new Int32Array(buffer),
    floats: new Float32Array(buffer),
  };
}
