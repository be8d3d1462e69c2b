import type { ReactNode } from "react";
import { features, type Feature } from "#content/features.ts";
import { T } from "#lib/messages.tsx";
import { classNames } from "#ui/class-names.ts";
import { FeatureList } from "./feature-list.tsx";
import { AnalyticsPicture, ChannelPicture, LookPicture, SchedulePicture, StillsPicture } from "./feature-pictures.tsx";
import { SectionHead } from "./section-head.tsx";

export function Features() {
  return (
    <section id="features" aria-labelledby="features-title" className="page-width py-20 md:py-28">
      <SectionHead
        id="features-title"
        title={<T k="landing.features.title" />}
        text={<T k="landing.features.text" />}
      />
      <div className="mt-10 grid gap-4 md:mt-14 md:grid-cols-6 lg:grid-cols-12">
        <FeatureCard
          feature={features.create}
          picture={<StillsPicture />}
          className="md:col-span-6 lg:col-span-7"
          isSideBySide
        />
        <FeatureCard
          feature={features.schedule}
          picture={<SchedulePicture />}
          className="md:col-span-6 lg:col-span-5"
        />
        <FeatureCard feature={features.channel} picture={<ChannelPicture />} className="md:col-span-3 lg:col-span-4" />
        <FeatureCard
          feature={features.analytics}
          picture={<AnalyticsPicture />}
          className="md:col-span-3 lg:col-span-4"
        />
        <FeatureCard feature={features.look} picture={<LookPicture />} className="md:col-span-6 lg:col-span-4" />
      </div>
    </section>
  );
}

type FeatureCardProps = { feature: Feature; picture: ReactNode; className: string; isSideBySide?: boolean };

function FeatureCard({ feature, picture, className, isSideBySide = false }: FeatureCardProps) {
  return (
    <article
      className={classNames(
        "flex flex-col overflow-hidden rounded-xl border border-line bg-surface-1 shadow-1",
        isSideBySide && "sm:flex-row",
        className,
      )}
    >
      <div className={classNames("p-6 md:p-8", isSideBySide && "sm:min-w-0 sm:flex-1")}>
        <h3 className="text-xl font-semibold">
          <T k={feature.title} />
        </h3>
        <p className="mt-2 text-md text-text-2">
          <T k={feature.text} />
        </p>
        <FeatureList lines={feature.lines} className="mt-6" />
      </div>
      <div aria-hidden="true" className={classNames("mt-auto", isSideBySide && "sm:mt-0 sm:w-[54%] sm:shrink-0")}>
        {picture}
      </div>
    </article>
  );
}
