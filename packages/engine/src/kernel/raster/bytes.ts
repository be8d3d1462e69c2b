// Whole runs of bytes, copied and cleared where they lie. AssemblyScript: see kernel.ts.

export function copyBytes(target: usize, source: usize, count: i32): void {
  memory.copy(target, source, count);
}

export function clearBytes(target: usize, count: i32): void {
  memory.fill(target, 0, count);
}
