import { readFileSync } from "node:fs";

/**
 * The instructions x264 may use, or nothing where it may choose. Its AVX-512 code reads memory that nobody wrote when it
 * follows blocks from frame to frame, so the bytes of a film depend on what lay there before; AVX2 costs no more here.
 */
export function limitInstructions(cpuInfo = readCpuInfo()): string | undefined {
  return /^flags\s*:.*\bavx512f\b/mu.test(cpuInfo) ? "asm=avx2,lzcnt" : undefined;
}

/** Only Linux tells; elsewhere x264 decides for itself. */
function readCpuInfo(): string {
  try {
    return readFileSync("/proc/cpuinfo", "utf8");
  } catch {
    return "";
  }
}
