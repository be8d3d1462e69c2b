import { SAVE_AS } from "@sahne/contract/videos/media";
import { apiAddress } from "#lib/api.ts";

/** A media link that is saved under a name: the attribute `download` counts only for files of the page's own origin. */
export function savingAddress(mediaLink: string, name: string): string {
  return `${apiAddress(mediaLink)}&${new URLSearchParams({ [SAVE_AS]: name }).toString()}`;
}
