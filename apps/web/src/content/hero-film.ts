/** The text each film of the hero was made from, word for word. The mixture shows the Turkish one. */
export const heroFilms = {
  tr: {
    prompt: "Türk kahvesinin 3 sırrı: 1. Soğuk su kullan 2. Kısık ateşte pişir 3. Köpüğü önce fincana paylaştır",
    film: "/films/hero.mp4",
    poster: "/films/hero.jpg",
  },
  en: {
    prompt:
      "3 secrets of Turkish coffee: 1. Use cold water 2. Cook it on a low flame 3. Pour the foam into the cup first",
    film: "/films/hero-en.mp4",
    poster: "/films/hero-en.jpg",
  },
} as const;
