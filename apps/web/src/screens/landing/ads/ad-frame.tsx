import { useState } from "react";
import { useT } from "#lib/messages.tsx";
import { adSizeFor, type AdSlotId } from "./ad-sizes.ts";

/** Without `allow-same-origin` the network's script has an origin of its own and can reach nothing of ours. */
export function AdFrame({ slot, url }: { slot: AdSlotId; url: string }) {
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
