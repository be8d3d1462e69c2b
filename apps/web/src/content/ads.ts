/**
 * Address of a page, on another origin, that holds the ad network's own code: the server's setting AD_FRAME_URL, else
 * VITE_AD_FRAME_URL of the build; an empty one means that an operator chose house ads. Without it every slot shows a house ad and nobody is asked for consent. The page gets
 * `?width=…&height=…`.
 */
export const adFrameUrl: string | null =
  (document.querySelector<HTMLMetaElement>('meta[name="sahne-ad-frame"]')?.content ??
    (import.meta.env["VITE_AD_FRAME_URL"] as string | undefined)) ||
  null;
