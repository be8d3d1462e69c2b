import { Pause, Play } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { heroFilms } from "#content/hero-film.ts";
import { T, useLanguage, useT } from "#lib/messages.tsx";
import { IconButton } from "#ui/button.tsx";

/** Made by our own renderer from the sentence under it (`content/films.md` says how). */
export function HeroFilm() {
  const language = useLanguage() === "en" ? "en" : "tr";
  return <Film key={language} language={language} />;
}

function Film({ language }: { language: keyof typeof heroFilms }) {
  const t = useT();
  const { prompt, film, poster } = heroFilms[language];
  const video = useRef<HTMLVideoElement>(null);
  const [isPlaying, setIsPlaying] = useState(false);
  // A visitor who paused it does not want scrolling to start it again.
  const isHeld = useRef(false);
  useEffect(() => startWhenSeen(video.current, () => isHeld.current), []);

  function handleToggle() {
    if (video.current === null) return;
    isHeld.current = isPlaying;
    if (isPlaying) video.current.pause();
    else void video.current.play();
  }

  return (
    <figure className="hero-film relative">
      <div className="film-glow" />
      <div className="relative overflow-hidden bg-film shadow-3 lg:rounded-l-xl">
        <video
          ref={video}
          src={film}
          poster={poster}
          width={1280}
          height={720}
          muted
          loop
          playsInline
          preload="none"
          aria-label={t("landing.hero.film")}
          onPlay={() => setIsPlaying(true)}
          onPause={() => setIsPlaying(false)}
          className="aspect-video w-full object-cover"
        />
        <IconButton
          isOnFilm
          label={t(isPlaying ? "landing.hero.filmPause" : "landing.hero.filmPlay")}
          onClick={handleToggle}
          className="absolute right-4 bottom-4"
        >
          {isPlaying ? <Pause aria-hidden="true" className="size-5" /> : <Play aria-hidden="true" className="size-5" />}
        </IconButton>
      </div>
      <figcaption className="relative mt-4 px-4 md:px-6 lg:px-0">
        <p className="text-sm text-text-3">
          <T k="landing.hero.filmCaption" />
        </p>
        <p className="mt-2 flex items-center gap-3 rounded-lg border border-line bg-surface-1 px-4 py-3 text-md text-text lg:mr-6">
          <span aria-hidden="true" className="h-5 w-0.5 shrink-0 animate-breathe bg-accent-graphic" />
          <q lang={language}>{prompt}</q>
        </p>
      </figcaption>
    </figure>
  );
}

/** Plays while it is on the screen; not at all for those who asked for less motion or fewer bytes. */
function startWhenSeen(video: HTMLVideoElement | null, isHeld: () => boolean): (() => void) | undefined {
  if (video === null || !wantsMotion()) return undefined;
  const observer = new IntersectionObserver((changes) => {
    if (!changes.at(-1)?.isIntersecting) video.pause();
    // Playing may be refused (a battery saver, an old browser): the poster and the button stay.
    else if (!isHeld()) video.play().catch(() => undefined);
  });
  observer.observe(video);
  return () => observer.disconnect();
}

function wantsMotion(): boolean {
  return !matchMedia("(prefers-reduced-motion: reduce), (prefers-reduced-data: reduce)").matches;
}
