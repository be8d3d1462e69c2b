import { ALL_FORMATS, FilePathSource, Input } from "mediabunny";

export type Probe = { seconds: number; width: number; height: number } | { failureReason: "invalidFile" | "emptyFile" };

/** Looks into the file as far as YouTube's first check would: is there a film at all, how long, what shape. */
export async function probeFilm(path: string, bytes: number): Promise<Probe> {
  if (bytes === 0) return { failureReason: "emptyFile" };
  const input = new Input({ source: new FilePathSource(path), formats: ALL_FORMATS });
  try {
    const track = await input.getPrimaryVideoTrack();
    const seconds = await input.computeDuration();
    if (!track || seconds <= 0) return { failureReason: "invalidFile" };
    return { seconds, width: await track.getDisplayWidth(), height: await track.getDisplayHeight() };
  } catch {
    return { failureReason: "invalidFile" };
  } finally {
    input.dispose();
  }
}
