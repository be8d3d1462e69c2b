/** The sentence each film of the hero was made from, word for word. The mixture shows the Turkish one. */
export const heroFilms = {
  tr: {
    prompt: "Her gün batımının ardında yeni bir hikâye başlıyor.",
    film: "/films/hero.mp4",
    poster: "/films/hero.jpg",
  },
  en: { prompt: "Behind every sunset, a new story begins.", film: "/films/hero-en.mp4", poster: "/films/hero-en.jpg" },
} as const;
