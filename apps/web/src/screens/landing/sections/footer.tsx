import { Globe, LockKeyhole, ServerCog, ShieldCheck } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { COPYRIGHT_YEAR, socialLinks, trustBadges, uptimeFigure } from "#content/claims.ts";
import { footerGroups, type FooterLink } from "#content/footer-links.ts";
import { T, useT } from "#lib/messages.tsx";
import { AdChoice } from "#screens/landing/ads/ad-choice.tsx";
import { Logo } from "#ui/appearance/logo.tsx";
import { NewsletterForm } from "./newsletter-form.tsx";
import { shownClaims } from "./shown-claims.ts";

export function Footer() {
  const t = useT();
  return (
    <footer className="border-t border-line bg-surface-sunken/50">
      <div className="page-width grid grid-cols-2 gap-x-6 gap-y-10 py-14 sm:grid-cols-3 lg:grid-cols-[1.5fr_repeat(3,0.75fr)_1.7fr]">
        <div className="col-span-2 max-w-sm sm:col-span-3 lg:col-span-1">
          <Logo />
          <p className="mt-4 text-base text-text-2">
            <T k="footer.about" />
          </p>
        </div>
        {footerGroups.map((group) => (
          <nav key={group.title} aria-label={t(group.title)}>
            <p className="text-sm font-semibold text-text">
              <T k={group.title} />
            </p>
            <ul className="mt-3 flex flex-col">
              {group.links.map((link) => (
                <li key={link.to}>
                  <FooterAnchor link={link} />
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <div className="col-span-2 max-w-md sm:col-span-3 lg:col-span-1">
          <NewsletterForm />
        </div>
      </div>
      <div className="page-width">
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-5 border-t border-line py-6">
          <ul aria-label={t("footer.badges.label")} className="flex flex-wrap gap-x-6 gap-y-3">
            {BADGES.map((badge) => (
              <li key={badge} className="flex items-center gap-2 text-sm text-text-2 [&_svg]:size-4">
                {BADGE_ICONS[badge]}
                {badge === "uptime" ? (
                  <T k="footer.badge.uptime" v={{ figure: uptimeFigure[t.lang("footer.badge.uptime")] }} />
                ) : (
                  <T k={`footer.badge.${badge}`} />
                )}
              </li>
            ))}
          </ul>
          {socialLinks.length > 0 && (
            <nav aria-label={t("footer.social.label")} className="flex flex-wrap gap-x-5 gap-y-2">
              {socialLinks.map((link) => (
                <a key={link.url} href={link.url} rel="noopener me" className={ANCHOR}>
                  {link.name}
                </a>
              ))}
            </nav>
          )}
        </div>
      </div>
      <div className="page-width flex flex-wrap items-center justify-between gap-4 pb-10 text-sm text-text-3">
        <p>
          <T k="footer.copyright" v={{ year: String(COPYRIGHT_YEAR) }} /> <T k="footer.free" />
        </p>
        <AdChoice />
      </div>
    </footer>
  );
}

const ANCHOR = "moves inline-flex min-h-9 items-center text-base text-text-2 hover:text-text hover:underline";

function FooterAnchor({ link }: { link: FooterLink }) {
  const text = <T k={link.text} />;
  if (link.isServerPage === true) {
    return (
      <a href={link.to} className={ANCHOR}>
        {text}
      </a>
    );
  }
  return (
    <Link to={link.to} className={ANCHOR}>
      {text}
    </Link>
  );
}

// A figure that is the operator's own word stands only where those are shown.
const BADGES = trustBadges.filter((badge) => badge !== "uptime" || shownClaims() === "sample");

const BADGE_ICONS: Record<(typeof trustBadges)[number], ReactNode> = {
  ssl: <LockKeyhole aria-hidden="true" />,
  uptime: <ServerCog aria-hidden="true" />,
  gdpr: <ShieldCheck aria-hidden="true" />,
  cdn: <Globe aria-hidden="true" />,
};
