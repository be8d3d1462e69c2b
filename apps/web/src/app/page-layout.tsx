import { Link, Outlet } from "react-router";
import { T, useT } from "#lib/messages.tsx";
import { AppearanceTools } from "#ui/appearance/appearance-tools.tsx";
import { EnglishOffer } from "#ui/appearance/english-offer.tsx";
import { BrandLink } from "./brand-link.tsx";
import { OfflineNotice } from "./offline-notice.tsx";

/** The quiet frame of pages that anyone may read: legal texts, contact, the outbox, and what mailed links lead to. */
export function PageLayout() {
  const t = useT();
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="border-b border-line">
        <div className="page-width flex h-16 items-center justify-between gap-4">
          <BrandLink to="/" />
          <div className="flex items-center gap-1">
            <AppearanceTools />
          </div>
        </div>
      </header>
      <EnglishOffer />
      <OfflineNotice />
      <main className="page-width flex-1 pt-8 pb-16 md:pt-12">
        <Outlet />
      </main>
      <footer className="border-t border-line">
        <nav aria-label={t("app.name")} className="page-width flex flex-wrap gap-x-6 gap-y-1 py-5">
          {LINKS.map(([path, text]) => (
            <Link
              key={path}
              to={path}
              className="moves inline-flex min-h-9 items-center text-sm text-text-2 hover:text-text hover:underline"
            >
              <T k={text} />
            </Link>
          ))}
        </nav>
      </footer>
    </div>
  );
}

const LINKS = [
  ["/privacy", "privacy.title"],
  ["/terms", "terms.title"],
  ["/contact", "contact.title"],
] as const;
