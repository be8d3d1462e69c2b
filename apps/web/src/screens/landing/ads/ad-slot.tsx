import { useState } from "react";
import { adFrameUrl } from "#content/ads.ts";
import { T, useT } from "#lib/messages.tsx";
import { classNames } from "#ui/class-names.ts";
import { useAdConsent } from "./ad-consent-store.ts";
import { adBoxClasses, type AdSlotId, adSizeFor } from "./ad-sizes.ts";
import { HouseAd } from "./house-ad.tsx";

export type AdSlotProps = {
  slot: AdSlotId;
  /** Where the network's page stands; the operator's setting unless a test says otherwise. */
  frameUrl?: string | null | undefined;
};

/** Reserves its exact size. The network is asked only when it is configured and the visitor agreed. */
export function AdSlot({ slot, frameUrl = adFrameUrl }: AdSlotProps) {
  const t = useT();
  const consent = useAdConsent();
  return (
    <div role="group" aria-label={t("ads.slot")} className="flex flex-col items-center">
      <p className="mb-1.5 text-2xs text-text-3">
        <T k="ads.label" />
      </p>
      <div data-ad-slot={slot} className={classNames("overflow-hidden rounded-lg", adBoxClasses[slot])}>
        {frameUrl !== null && consent === "granted" ? <AdFrame slot={slot} url={frameUrl} /> : <HouseAd slot={slot} />}
      </div>
    </div>
  );
}

/** Without `allow-same-origin` the network's script has an origin of its own and can reach nothing of ours. */
function AdFrame({ slot, url }: { slot: AdSlotId; url: string }) {
  const t = useT();
  const [size] = useState(() => adSizeFor(slot, window.innerWidth));
  const address = new URL(url);
  address.searchParams.set("width", String(size.width));
  address.searchParams.set("height", String(size.height));
  return (
    <iframe
      src={address.href}
      title={t("ads.label")}
      width={size.width}
      height={size.height}
      loading="lazy"
      sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox"
      referrerPolicy="no-referrer"
      className="block border-0"
    />
  );
}
