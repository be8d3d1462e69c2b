import type { PlainKey } from "#lib/messages.tsx";

export type FooterLink = {
  text: PlainKey;
  to: string;
  /** The server draws this page, not the app. */
  isServerPage?: boolean;
};

export type FooterGroup = { title: PlainKey; links: readonly FooterLink[] };

/** Every one of these must lead to a real page; a test looks each of them up in the route table. */
export const footerGroups: readonly FooterGroup[] = [
  {
    title: "footer.group.product",
    links: [
      { text: "footer.link.features", to: "/#features" },
      { text: "footer.link.pricing", to: "/#pricing" },
      { text: "footer.link.demo", to: "/youtube/theme" },
    ],
  },
  {
    title: "footer.group.account",
    links: [
      { text: "footer.link.login", to: "/auth/login" },
      { text: "footer.link.signup", to: "/auth/signup" },
    ],
  },
  {
    title: "footer.group.company",
    links: [
      { text: "footer.link.contact", to: "/contact" },
      { text: "footer.link.privacy", to: "/privacy" },
      { text: "footer.link.terms", to: "/terms" },
      { text: "footer.link.status", to: "/status" },
      { text: "footer.link.docs", to: "/docs", isServerPage: true },
    ],
  },
];
