import type { Desk } from "./desk.ts";
import type { Stereo } from "./stereo.ts";

/** Where instruments play: close to the listener, or back in the room (which is what the reverb hears most of). */
export type Stage = { desk: Desk; near: Stereo; far: Stereo; random: () => number };
