import { T } from "#lib/messages.tsx";
import { SectionHead } from "./section-head.tsx";

const STEPS = [
  { title: "landing.step.1.title", text: "landing.step.1.text", still: "/films/strip-1.jpg" },
  { title: "landing.step.2.title", text: "landing.step.2.text", still: "/films/strip-2.jpg" },
  { title: "landing.step.3.title", text: "landing.step.3.text", still: "/films/strip-3.jpg" },
  { title: "landing.step.4.title", text: "landing.step.4.text", still: "/films/strip-4.jpg" },
] as const;

/** Four frames of the hero's film, in the order they are shown: the strip is the sequence. */
export function HowItWorks() {
  return (
    <section
      id="how-it-works"
      aria-labelledby="steps-title"
      className="border-y border-line bg-surface-sunken/50 py-20 md:py-28"
    >
      <div className="page-width">
        <SectionHead id="steps-title" title={<T k="landing.steps.title" />} text={<T k="landing.steps.text" />} />
        <ol className="mt-10 grid gap-x-1 gap-y-8 sm:gap-y-10 sm:grid-cols-2 md:mt-14 min-[60rem]:grid-cols-4">
          {STEPS.map((step, index) => (
            <li key={step.title} className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] items-start gap-x-5 sm:block">
              <div className="film-strip">
                <img
                  src={step.still}
                  alt=""
                  width={640}
                  height={360}
                  loading="lazy"
                  className="aspect-video w-full object-cover"
                />
              </div>
              <div className="sm:pt-5 sm:pr-6">
                <p aria-hidden="true" className="tabular text-2xl font-bold text-text-3">
                  {index + 1}
                </p>
                <h3 className="mt-1 text-lg font-semibold">
                  <T k={step.title} />
                </h3>
                <p className="mt-2 text-base text-text-2">
                  <T k={step.text} />
                </p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
