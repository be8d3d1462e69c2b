import { T, useT } from "#lib/messages.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { HeroFilm } from "./hero-film.tsx";

/** Words on the left, the film on the right, running out of the page on wide screens as on a stage too small for it. */
export function Hero() {
  return (
    <section aria-labelledby="hero-title" className="relative pt-18">
      <div className="hero-grid grid items-center gap-10 pt-10 md:pt-16 lg:gap-14 lg:pt-20">
        <div className="hero-words">
          <p className="text-base font-medium text-text-3">
            <T k="landing.hero.eyebrow" />
          </p>
          <h1 id="hero-title" className="mt-4 text-4xl font-bold">
            <TitleLines />
          </h1>
          <p className="mt-6 max-w-[46ch] text-md text-text-2 md:text-lg">
            <T k="landing.hero.text" />
          </p>
          <div className="mt-8 flex flex-wrap gap-3">
            <ButtonLink to="/auth/signup" variant="primary" size="lg">
              <T k="landing.hero.primary" />
            </ButtonLink>
            <ButtonLink to="/auth/login" size="lg">
              <T k="landing.hero.secondary" />
            </ButtonLink>
          </div>
          <p className="mt-5 max-w-[52ch] text-sm text-text-3">
            <T k="landing.hero.note" />
          </p>
        </div>
        <HeroFilm />
      </div>
    </section>
  );
}

/** One sentence to a line: the first is what the visitor does, the second what they get. */
function TitleLines() {
  const t = useT();
  const sentences = t("landing.hero.title").split(/(?<=\.)\s+/);
  return sentences.map((sentence, index) => (
    <span key={sentence} className={index === 0 ? "block text-text-3" : "block"}>
      {sentence}{" "}
    </span>
  ));
}
