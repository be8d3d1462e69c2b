import { MP4, type InputFormat } from "mediabunny";

/** What an MP4 begins with: mostly its brand, but some writers put the film, its index or room for later first. */
const FIRST_BOXES = new Set(["ftyp", "styp", "moov", "mdat", "free", "skip", "wide", "pdin", "uuid", "moof", "sidx"]);

export function isFirstBox(type: string): boolean {
  return FIRST_BOXES.has(type);
}

/** The reader insists on a brand in front, which not every writer puts there; what it is we have looked up already. */
export const ANY_MP4: InputFormat = Object.assign(Object.create(MP4) as InputFormat, {
  _canReadInput: async () => true,
});
