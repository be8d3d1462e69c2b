/** Byte offsets and small numbers in, pixels in the memory out: see raster/ for the arguments. */
type KernelCall = (...values: number[]) => void;

// prettier-ignore
const KERNEL_CALLS = [
  "fillPhotoPhases", "warpLuma", "warpChroma", "rgbaToYuv", "padPlane", "planesToRgba", "mixFrames", "addGlow",
  "drawField", "padField", "fillSplineWeights", "enlargeField", "drawSilhouettes",
  "spriteFromRgba", "overlaySprite", "overlayTurned", "slideFrames", "fillBox", "enlargeFrame", "backdropFromHalf",
  "copyBytes", "copyRows", "clearBytes", "runFaceNet",
  "addWave", "sendToRoom", "addScaled", "scaleSamples", "addCombs", "passAll", "weighHops", "collectPeaks", "holdPeaks",
] as const;

export type Kernel = Readonly<Record<(typeof KERNEL_CALLS)[number], KernelCall>>;

export function startKernel(module: WebAssembly.Module, memory: WebAssembly.Memory): Kernel {
  const { exports } = new WebAssembly.Instance(module, { env: { memory, abort: failKernel } });
  return Object.fromEntries(KERNEL_CALLS.map((name) => [name, exports[name]])) as Kernel;
}

function failKernel(): never {
  throw new Error("The drawing kernel stopped.");
}
