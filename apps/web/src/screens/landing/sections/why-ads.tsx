import { T } from "#lib/messages.tsx";
import { AdSlot } from "#screens/landing/ads/ad-slot.tsx";

/** The square slot, with the reason it is there. */
export function WhyAds() {
  return (
    <section
      aria-labelledby="why-ads-title"
      className="page-width grid items-center gap-10 py-20 max-md:px-0 md:grid-cols-[1fr_auto] md:py-28"
    >
      <div className="max-w-xl max-md:px-4">
        <h2 id="why-ads-title" className="text-2xl font-bold md:text-3xl">
          <T k="landing.whyAds.title" />
        </h2>
        <p className="mt-3 text-md text-text-2 md:text-lg">
          <T k="landing.whyAds.text" />
        </p>
      </div>
      <AdSlot slot="square" />
    </section>
  );
}
