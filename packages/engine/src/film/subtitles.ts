import type { FilmScene } from "./film.ts";

export const SUBTITLE_FORMATS = ["srt", "vtt"] as const;
export type SubtitleFormat = (typeof SUBTITLE_FORMATS)[number];

type ToldScene = Pick<FilmScene, "text" | "start" | "end">;

/** What is read in the film and when, as a subtitle file; scenes without words leave a gap. */
export function writeSubtitles({ scenes }: { scenes: readonly ToldScene[] }, format: SubtitleFormat): string {
  const isVtt = format === "vtt";
  const cues = scenes
    .filter(({ text }) => text.trim() !== "")
    .map(({ text, start, end }, index) => {
      const times = `${timestamp(start, isVtt)} --> ${timestamp(end, isVtt)}`;
      return `${index + 1}\n${times}\n${escapeCue(text, isVtt)}\n`;
    });
  return `${isVtt ? "WEBVTT\n\n" : ""}${cues.join("\n")}`;
}

/** Hours, minutes, seconds and milliseconds; SRT writes a comma where VTT writes a point. */
function timestamp(seconds: number, isVtt: boolean): string {
  const milliseconds = Math.round(seconds * 1000);
  const parts = [3_600_000, 60_000, 1000].map((unit, index) => {
    const value = Math.floor(milliseconds / unit) % (index === 0 ? 100 : 60);
    return String(value).padStart(2, "0");
  });
  return `${parts.join(":")}${isVtt ? "." : ","}${String(milliseconds % 1000).padStart(3, "0")}`;
}

/** A blank line would end the cue; VTT reads angle brackets and ampersands as markup. */
function escapeCue(text: string, isVtt: boolean): string {
  const line = text.replaceAll(/\s*\n\s*/gu, " ").replaceAll("-->", "→");
  return isVtt ? line.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;") : line;
}
