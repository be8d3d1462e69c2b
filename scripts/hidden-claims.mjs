// Sample figures and voices of the landing page do not show on a public address; whoever starts the product is told why.
const LOOPBACK = /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/;

/** What to say at the start, from the source of the content file and the public address; null when there is nothing to. */
export function hiddenClaimsNote(source, publicUrl) {
  if (publicUrl === undefined || !URL.canParse(publicUrl)) return null;
  const { hostname } = new URL(publicUrl);
  const isSample =
    source.includes('claimsMode: ClaimsMode = "sample"') && source.includes("areClaimsConfirmed = false");
  if (!isSample || LOOPBACK.test(hostname)) return null;
  return `sample figures and testimonials are hidden on ${hostname}: edit or confirm them in apps/web/src/content/claims.ts`;
}
