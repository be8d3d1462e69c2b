/**
 * Address of a page, on another origin, that holds the ad network's own code; set when the site is built. Without it
 * every slot shows a house ad and nobody is asked for consent. The page gets `?width=…&height=…`.
 */
export const adFrameUrl: string | null = readSetting(import.meta.env["VITE_AD_FRAME_URL"]);

function readSetting(value: unknown): string | null {
  return typeof value === "string" && value !== "" ? value : null;
}
