/** An empty page is worse than one in the system's font. */
const PATIENCE_MS = 1_000;

/**
 * Until the letters of the first view are here, or have taken too long: text that changes its face moves everything
 * around it. After that time this page stays in the system's font (`font-display: optional`), the next in ours.
 */
export async function untilFontsArrive(): Promise<void> {
  const late = new Promise((resolve) => {
    setTimeout(resolve, PATIENCE_MS);
  });
  // One letter of each of the two files.
  const arrived = document.fonts.load('1rem "Inter Variable"', "aş").catch(() => undefined);
  await Promise.race([arrived, late]);
}
