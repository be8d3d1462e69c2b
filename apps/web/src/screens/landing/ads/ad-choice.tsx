import { adFrameUrl } from "#content/ads.ts";
import { T } from "#lib/messages.tsx";
import { setAdConsent, useAdConsent } from "./ad-consent-store.ts";

/** Taking an answer back is as near as giving it was. */
export function AdChoice() {
  const consent = useAdConsent();
  if (adFrameUrl === null || consent === "unasked") return null;
  return (
    <button type="button" onClick={() => setAdConsent("unasked")} className="min-h-9 underline hover:text-text">
      <T k="ads.consent.change" />
    </button>
  );
}
