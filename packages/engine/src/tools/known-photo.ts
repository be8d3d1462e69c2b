import { createRequire } from "node:module";
import { dirname, join } from "node:path";

/** A photograph of people that comes with the network that finds faces: three women, seen from the front. */
export const PHOTO_OF_THREE = join(
  dirname(createRequire(import.meta.url).resolve("@vladmandic/face-api/package.json")),
  "demo/sample3.jpg",
);
