import { T } from "#lib/messages.tsx";
import { claimsMode } from "#content/claims.ts";
import { AdConsent } from "./ads/ad-consent.tsx";
import { AdSlot } from "./ads/ad-slot.tsx";
import { Claims } from "./claims.tsx";
import { Features } from "./features.tsx";
import { FinalCall } from "./final-call.tsx";
import { Footer } from "./footer.tsx";
import { Hero } from "./hero.tsx";
import { HowItWorks } from "./how-it-works.tsx";
import { LandingHeader } from "./landing-header.tsx";
import { Pricing } from "./pricing.tsx";
import { Testimonials } from "./testimonials.tsx";
import { WhyAds } from "./why-ads.tsx";

/** The order of the sections is the specification's (R1.4). */
export function LandingScreen() {
  return (
    <div className="overflow-x-clip">
      <a
        href="#content"
        className="fixed top-3 left-3 z-60 -translate-y-20 rounded-md bg-accent px-4 py-2 font-medium text-on-accent focus:translate-y-0"
      >
        <T k="common.skipToContent" />
      </a>
      <LandingHeader />
      <main id="content" tabIndex={-1}>
        <Hero />
        {claimsMode === "sample" && <Claims />}
        <AdSlot slot="banner" />
        <Features />
        <HowItWorks />
        <WhyAds />
        <Pricing />
        {claimsMode === "sample" && <Testimonials />}
        <AdSlot slot="wide" />
        <FinalCall />
      </main>
      <Footer />
      <AdConsent />
    </div>
  );
}
