// Whole runs of bytes, copied and cleared where they lie. AssemblyScript: see kernel.ts.

export function copyBytes(target: usize, source: usize, count: i32): void {
  memory.copy(target, source, count);
}

/** An even span of rows of a frame, in all three planes. */
export function copyRows(target: usize, source: usize, width: i32, height: i32, firstRow: i32, endRow: i32): void {
  const pixels = width * height, count = width * (endRow - firstRow), luma = width * firstRow, chroma = pixels + (luma >> 2);
  memory.copy(target + luma, source + luma, count);
  memory.copy(target + chroma, source + chroma, count >> 2);
  memory.copy(target + chroma + (pixels >> 2), source + chroma + (pixels >> 2), count >> 2);
}

export function clearBytes(target: usize, count: i32): void {
  memory.fill(target, 0, count);
}
