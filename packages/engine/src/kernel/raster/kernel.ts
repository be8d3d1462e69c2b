// The raster kernel: AssemblyScript, compiled to WASM-SIMD by build.mjs. Not TypeScript: tsc and oxlint skip this folder.
// Pictures are planar 8-bit YUV 4:2:0, BT.709, limited range. There is no allocator: the host lays out one shared
// memory and passes byte offsets. Coordinates are 16.16 fixed point, filter weights are Q14, fields are i16 in Q7.

export { fillPhotoPhases, warpLuma, warpChroma } from "./warp";
export { rgbaToYuv, padPlane, planesToRgba } from "./planes";
export { mixFrames, addGlow } from "./light";
export { drawField } from "./field";
export { padField, fillSplineWeights, enlargeField } from "./enlarge";
export { drawSilhouettes } from "./silhouettes";
export { spriteFromRgba, overlaySprite } from "./sprites";
export { overlayTurned } from "./turned";
export { copyBytes, copyRows, clearBytes } from "./bytes";
export { slideFrames, fillBox, enlargeFrame } from "./transitions";
export { backdropFromHalf } from "./backdrop";
export { runFaceNet } from "./faces";
export { addWave, sendToRoom, addScaled, scaleSamples, addCombs, passAll, weighHops, collectPeaks, holdPeaks } from "./sound";
