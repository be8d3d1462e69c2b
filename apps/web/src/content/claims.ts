import type { Language } from "@sahne/messages/translator";

/*
 * SAMPLE COPY, to be replaced by whoever runs this site: the three figures, the voices and the badges of the landing
 * page are examples, not facts. Everything an operator may want to say about themselves stands in this one file.
 */

/**
 * The operator's switch. `sample` shows what is written below; `computed` shows what this site has really done, a dash
 * where it cannot know (nothing here measures the site from outside), and no voices; `hidden` shows neither.
 */
export type ClaimsMode = "sample" | "computed" | "hidden";

export const claimsMode: ClaimsMode = "sample";

/** Set to true once figures and voices are your own: until then visitors of a public address do not see the samples. */
export const areClaimsConfirmed = false;

export const uptimeFigure: Readonly<Record<Language, string>> = { tr: "%99,9", en: "99.9%" };

export const claims = [
  { id: "videos", text: "landing.claim.videos", figure: { tr: "10K+", en: "10K+" } },
  { id: "users", text: "landing.claim.users", figure: { tr: "500+", en: "500+" } },
  { id: "uptime", text: "landing.claim.uptime", figure: uptimeFigure },
] as const satisfies readonly { id: string; text: string; figure: Record<Language, string> }[];

export type Testimonial = {
  name: string;
  role: Readonly<Record<Language, string>>;
  quote: Readonly<Record<Language, string>>;
};

export const testimonials: readonly Testimonial[] = [
  {
    name: "Deniz Örnek",
    role: { tr: "Gezi kanalı", en: "Travel channel" },
    quote: {
      tr: "Pazar akşamı bir haftalık metni yazıyorum, gerisi kendiliğinden çıkıyor. Kurgu masasına oturmadığım ilk mevsim bu.",
      en: "On Sunday evening I write the week’s sentences and the rest happens by itself. It is my first season without an editing desk.",
    },
  },
  {
    name: "Ece Deneme",
    role: { tr: "Kısa hikâyeler", en: "Short stories" },
    quote: {
      tr: "Fikir aklımdayken film hazır oluyor. Beğenmezsem cümleyi değiştiriyorum, o kadar.",
      en: "The film is ready while the idea is still warm. If I don’t like it, I change the sentence.",
    },
  },
  {
    name: "Mert Misal",
    role: { tr: "Bilim kanalı", en: "Science channel" },
    quote: {
      tr: "Neyin yüklendiğini, neyin beklediğini tek bakışta görüyorum.",
      en: "I see at a glance what is up and what is waiting.",
    },
  },
];

export const trustBadges = ["ssl", "uptime", "gdpr", "cdn"] as const;

/** The site's own accounts elsewhere. Empty: the footer shows no such row, rather than links that lead nowhere. */
export const socialLinks: readonly { name: string; url: string }[] = [];

export const COPYRIGHT_YEAR = 2025;
