import { z } from "zod";
import { done, id, instant, userParams } from "#common.ts";
import { defineRoute } from "#route.ts";

/** A piece of music, somebody reading a whole text, or one scene of it. */
export const soundKind = z.enum(["music", "speech", "recording"]);
export type SoundKind = z.output<typeof soundKind>;

/** A sound file of the user's own. */
export const sound = z
  .object({
    _id: id,
    kind: soundKind,
    /** The name of the file it came from. */
    name: z.string(),
    seconds: z.number(),
    bytes: z.int(),
    url: z.string(),
    createdAt: instant,
  })
  .meta({ id: "Sound" });
export type Sound = z.output<typeof sound>;

export const addSoundRoute = defineRoute({
  id: "addSound",
  method: "POST",
  path: "/api/users/:userId/sounds",
  tag: "sounds",
  summary: "Add a sound file (MP3, WAV, M4A; speech also as browsers record it), at most 30 MB, that one may use",
  status: 201,
  isBinary: true,
  params: userParams,
  query: z.object({
    kind: soundKind,
    name: z.string().trim().min(1, "sounds.name").max(255, "sounds.name"),
    /** Its sender says that they may use it in their videos. */
    rights: z.literal("confirmed", "sounds.rights"),
  }),
  reply: z.object({ sound }),
});

export const listSoundsRoute = defineRoute({
  id: "listSounds",
  method: "GET",
  path: "/api/users/:userId/sounds",
  tag: "sounds",
  summary: "One's sound files of a kind, newest first",
  params: userParams,
  query: z.object({ kind: soundKind }),
  reply: z.object({ sounds: z.array(sound) }),
});

export const deleteSoundRoute = defineRoute({
  id: "deleteSound",
  method: "DELETE",
  path: "/api/sounds/:soundId",
  tag: "sounds",
  summary: "Hide a sound file at once; the file goes when no video needs it any more",
  params: z.object({ soundId: id }),
  reply: done,
});

const OWN = "own:";

/** The choice of a film's music that means a file of one's own. */
export function ownSound(soundId: string): string {
  return `${OWN}${soundId}`;
}

/** The voice of a film whose scenes its owner has spoken one by one. */
export const RECORDED_VOICE = "own";

/** The id of the file that a choice means; null when it means something else. */
export function readOwnSound(chosen: string | undefined): string | null {
  return chosen?.startsWith(OWN) === true ? chosen.slice(OWN.length) : null;
}
