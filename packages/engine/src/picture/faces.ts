/** Where a head is, as shares of its picture. */
export type Face = { x: number; y: number; width: number; height: number };

/** What must be seen of a picture: where the eye goes, and every head in it. */
export type Subject = { focus: readonly [number, number]; faces: readonly Face[] };

/** The smallest box that holds all of them; null: there is none. */
export function aroundFaces(faces: readonly Face[]): Face | null {
  if (faces.length === 0) return null;
  const x = Math.min(...faces.map((face) => face.x));
  const y = Math.min(...faces.map((face) => face.y));
  const right = Math.max(...faces.map((face) => face.x + face.width));
  const bottom = Math.max(...faces.map((face) => face.y + face.height));
  return { x, y, width: right - x, height: bottom - y };
}
