import type { Mode } from "@sahne/messages/translator";
import type { TranslatorFor } from "#platform/translators.ts";

/** `landing` is the language in which the landing page was asked for; any other page has none. */
export type HeadOptions = {
  publicUrl: URL;
  translatorFor: TranslatorFor;
  landing?: Mode | undefined;
  adFrameUrl?: URL | null | undefined;
};

const HEAD = /<!-- head\b[\s\S]*?<!-- \/head -->/;
const AD_FRAME_NAME = "sahne-ad-frame";
const AD_FRAME = new RegExp(`<meta name="${AD_FRAME_NAME}"[^>]*>`);
const LOCALES: Readonly<Record<Mode, string>> = { mix: "tr_TR", tr: "tr_TR", en: "en_US" };

/** What search engines and the previews of messengers read: neither of them runs our script. */
export function withHead(indexHtml: string, { publicUrl, translatorFor, landing, adFrameUrl }: HeadOptions): string {
  const t = translatorFor(landing ?? "mix");
  const title = landing === undefined ? t("app.name") : t("landing.meta.title");
  const description = t("landing.meta.description");
  const image = new URL("/social-preview.png", publicUrl).href;
  const tags = [
    `<title>${escapeHtml(title)}</title>`,
    meta("name", "description", description),
    meta("property", "og:site_name", t("app.name")),
    meta("property", "og:type", "website"),
    meta("property", "og:title", t("landing.meta.title")),
    meta("property", "og:description", description),
    meta("property", "og:image", image),
    meta("property", "og:locale", LOCALES[t.mode]),
    meta("name", "twitter:card", "summary_large_image"),
    // Read by the web app: a setting of the running site, for which nobody should have to build it anew.
    ...(adFrameUrl ? [meta("name", AD_FRAME_NAME, adFrameUrl.href)] : []),
    ...(landing === undefined ? [] : landingTags(publicUrl, landing)),
  ];
  if (landing !== undefined) tags.push(structuredData({ name: t("app.name"), description, image, publicUrl, landing }));
  // As functions: a `$` in a text must not be read as a reference to the match.
  return indexHtml
    .replace(HEAD, () => tags.join("\n    "))
    .replace(/<html lang="\w+"/, () => `<html lang="${t.pageLang}"`);
}

export type Shown = { claims: string | null; ads: string };

/** Read by the web app, which must not draw claims or ask for consent first and take it back. */
export function withShown(html: string, shown: Shown | undefined): string {
  if (!shown) return html;
  const { claims, ads } = shown;
  const page = claims ? html.replace(/<html\b/, () => `<html data-claims="${escapeHtml(claims)}"`) : html;
  // Empty, not left out: without it the web app would ask the setting of its build.
  if (ads !== "house") return page;
  return page.replace(AD_FRAME, "").replace("</head>", `${meta("name", AD_FRAME_NAME, "")}</head>`);
}

/** The landing page in one language; the mixture of both stands at the bare address. */
export function landingUrl(publicUrl: URL, mode: Mode): string {
  const url = new URL("/", publicUrl);
  if (mode !== "mix") url.searchParams.set("lang", mode);
  return url.href;
}

/** Which landing page this address asks for. */
export function landingMode(query: URLSearchParams): Mode {
  const asked = query.get("lang");
  return asked === "tr" || asked === "en" ? asked : "mix";
}

function landingTags(publicUrl: URL, landing: Mode): string[] {
  const own = landingUrl(publicUrl, landing);
  const alternates = [
    ["x-default", "mix"],
    ["tr", "tr"],
    ["en", "en"],
  ] as const;
  return [
    meta("property", "og:url", own),
    `<link rel="canonical" href="${escapeHtml(own)}" />`,
    ...alternates.map(
      ([language, mode]) =>
        `<link rel="alternate" hreflang="${language}" href="${escapeHtml(landingUrl(publicUrl, mode))}" />`,
    ),
  ];
}

type Facts = { name: string; description: string; image: string; publicUrl: URL; landing: Mode };

function structuredData({ name, description, image, publicUrl, landing }: Facts): string {
  const facts = {
    "@context": "https://schema.org",
    "@type": "WebApplication",
    name,
    description,
    image,
    url: landingUrl(publicUrl, landing),
    applicationCategory: "MultimediaApplication",
    operatingSystem: "Any",
    inLanguage: landing === "mix" ? ["tr", "en"] : landing,
    offers: { "@type": "Offer", price: "0", priceCurrency: "TRY" },
  };
  // A `<` inside would let a text end the element.
  return `<script type="application/ld+json">${JSON.stringify(facts).replaceAll("<", String.raw`\u003c`)}</script>`;
}

function meta(kind: "name" | "property", key: string, content: string): string {
  return `<meta ${kind}="${key}" content="${escapeHtml(content)}" />`;
}

function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
