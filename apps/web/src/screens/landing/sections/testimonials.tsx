import { testimonials, type Testimonial } from "#content/claims.ts";
import { T, useT } from "#lib/messages.tsx";
import { Avatar } from "#ui/avatar.tsx";
import { classNames } from "#ui/class-names.ts";
import { SectionHead } from "./section-head.tsx";

export function Testimonials() {
  const [first, ...others] = testimonials;
  return (
    <section aria-labelledby="voices-title" className="page-width pb-20 md:pb-28">
      <SectionHead
        id="voices-title"
        title={<T k="landing.testimonials.title" />}
        text={<T k="landing.testimonials.text" />}
      />
      <div className="mt-10 grid gap-x-16 gap-y-12 md:mt-14 lg:grid-cols-[1.4fr_1fr]">
        {first !== undefined && <Voice testimonial={first} isLarge />}
        <div className="flex flex-col gap-12">
          {others.map((testimonial) => (
            <Voice key={testimonial.name} testimonial={testimonial} />
          ))}
        </div>
      </div>
    </section>
  );
}

function Voice({ testimonial, isLarge = false }: { testimonial: Testimonial; isLarge?: boolean }) {
  const { pageLang } = useT();
  return (
    <figure className="flex flex-col gap-5 self-start border-l-2 border-line pl-6">
      <blockquote className={classNames("text-text", isLarge ? "text-xl font-medium md:text-2xl" : "text-lg")}>
        <p>{testimonial.quote[pageLang]}</p>
      </blockquote>
      <figcaption className="flex items-center gap-3">
        <Avatar name={testimonial.name} size="sm" />
        <span className="text-base">
          <span className="block font-medium">{testimonial.name}</span>
          <span className="block text-sm text-text-3">{testimonial.role[pageLang]}</span>
        </span>
      </figcaption>
    </figure>
  );
}
