import { planLines } from "#content/features.ts";
import { T } from "#lib/messages.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { FeatureList } from "./feature-list.tsx";
import { SectionHead } from "./section-head.tsx";
import { useSiteFigures } from "./use-site-figures.ts";

export function Pricing() {
  return (
    <section id="pricing" aria-labelledby="pricing-title" className="page-width pb-20 md:pb-28">
      <div className="grid gap-8 rounded-xl border border-line bg-surface-1 p-6 shadow-2 md:p-10 lg:grid-cols-[1fr_1.1fr] lg:gap-16 lg:p-14">
        <div className="flex flex-col">
          <SectionHead
            id="pricing-title"
            title={<T k="landing.pricing.title" />}
            text={<T k="landing.pricing.text" />}
          />
          <p className="mt-8 flex items-baseline gap-3 lg:mt-auto">
            <span className="tabular text-[clamp(4.5rem,10vw,7.5rem)] leading-none font-bold tracking-tighter">
              <T k="landing.plan.price" />
            </span>
            <span className="text-md text-text-2">
              <T k="landing.plan.period" />
            </span>
          </p>
        </div>
        <div>
          <h3 className="text-lg font-semibold">
            <T k="landing.plan.name" />
          </h3>
          <FeatureList lines={planLines} className="mt-5" />
          <Caps />
          <ButtonLink to="/auth/signup" variant="primary" size="lg" className="mt-8 max-sm:w-full">
            <T k="landing.plan.action" />
          </ButtonLink>
          <p className="mt-4 text-base font-medium text-text-2 first-letter:uppercase">
            <T k="landing.plan.note" />
          </p>
          <p className="mt-1 text-sm text-text-3">
            <T k="landing.plan.vendorNote" />
          </p>
        </div>
      </div>
    </section>
  );
}

/** Beside "unlimited": what this installation really allows. Its line is kept free, so that nothing moves when it comes. */
function Caps() {
  const caps = useSiteFigures(true)?.caps;
  return (
    <p className="mt-3 min-h-10 text-sm text-text-3">
      {caps !== undefined && (
        <T
          k="landing.plan.caps"
          v={{
            perHour: caps.createsPerHour,
            atOnce: caps.atOnce,
            gigabytes: Math.round(caps.storageBytes / 1024 ** 3),
          }}
        />
      )}
    </p>
  );
}
