import { T } from "#lib/messages.tsx";
import { ButtonLink } from "#ui/button-link.tsx";

/** The last picture of the page fills the screen's width; film is dark in both themes, and so are the words' surroundings. */
export function FinalCall() {
  return (
    <section aria-labelledby="call-title" data-theme="dark" className="relative mt-20 overflow-hidden bg-film md:mt-28">
      <img
        src="/films/call.jpg"
        alt=""
        width={1280}
        height={720}
        loading="lazy"
        className="absolute inset-0 size-full object-cover"
      />
      <div aria-hidden="true" className="absolute inset-0 bg-linear-to-r from-film via-film/75 to-film/20" />
      <div className="page-width relative py-28 md:py-40">
        <h2 id="call-title" className="max-w-[16ch] text-4xl font-bold text-on-film">
          <T k="landing.cta.title" />
        </h2>
        <p className="mt-5 max-w-[44ch] text-md text-on-film-2 md:text-lg">
          <T k="landing.cta.text" />
        </p>
        <div className="mt-9 flex flex-wrap gap-3">
          <ButtonLink to="/auth/signup" variant="primary" size="lg">
            <T k="landing.cta.primary" />
          </ButtonLink>
          <ButtonLink to="/auth/login" size="lg">
            <T k="landing.cta.secondary" />
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
