/** The text each film of the hero was made from, word for word. The mixture shows the Turkish one. */
export const heroFilms = {
  tr: {
    prompt: "Köpüklü Türk kahvesi: 1. Soğuk su kullan 2. Kısık ateşte pişir 3. Köpüğü fincana paylaştır. Afiyet olsun!",
    film: "/films/hero.mp4",
    poster: "/films/hero.webp",
  },
  en: {
    prompt:
      "Perfect Turkish coffee: 1. Use cold water 2. Cook it slowly in a cezve 3. Pour the foam into the cup. Enjoy your coffee!",
    film: "/films/hero-en.mp4",
    poster: "/films/hero-en.webp",
  },
} as const;
