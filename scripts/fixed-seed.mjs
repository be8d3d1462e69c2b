// Property tests see the same cases in every run, so that a red run is red again. `SAHNE_SEED=7 npm test -- unit` shows
// them others; what falls there belongs beside the property as a test of its own.
import { configureGlobal } from "fast-check";

const seed = Number(process.env.SAHNE_SEED ?? 20_261_115);
if (!Number.isInteger(seed)) throw new Error("SAHNE_SEED must be a whole number.");
configureGlobal({ seed });
