import { useEffect } from "react";
import { AdConsent } from "./ads/ad-consent.tsx";
import { AdSlot } from "./ads/ad-slot.tsx";
import { Claims } from "./sections/claims.tsx";
import { Features } from "./sections/features.tsx";
import { FinalCall } from "./sections/final-call.tsx";
import { Footer } from "./sections/footer.tsx";
import { HowItWorks } from "./sections/how-it-works.tsx";
import { Pricing } from "./sections/pricing.tsx";
import { shownClaims } from "./sections/shown-claims.ts";
import { Testimonials } from "./sections/testimonials.tsx";
import { WhyAds } from "./sections/why-ads.tsx";

export function LowerSections() {
  useEffect(goToAnchor, []);
  const claims = shownClaims();
  return (
    <>
      {claims !== "hidden" && <Claims mode={claims} />}
      <AdSlot slot="banner" />
      <Features />
      <HowItWorks />
      <WhyAds />
      <Pricing />
      {claims === "sample" && <Testimonials />}
      <AdSlot slot="wide" />
      <FinalCall />
    </>
  );
}

export function PageEnd() {
  return (
    <>
      <Footer />
      <AdConsent />
    </>
  );
}

/** With `/#pricing` in the address the page loads before the section exists. */
function goToAnchor(): void {
  const { hash } = window.location;
  if (hash.length > 1) document.getElementById(hash.slice(1))?.scrollIntoView();
}
