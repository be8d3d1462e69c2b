import { Menu as MenuIcon } from "lucide-react";
import { lazy, Suspense, useState, type ReactNode } from "react";
import { Link } from "react-router";
import { loadChunk } from "#lib/chunk.ts";
import { T, useT } from "#lib/messages.tsx";
import { AppearanceTools } from "#ui/appearance/appearance-tools.tsx";
import { EnglishOffer } from "#ui/appearance/english-offer.tsx";
import { Logo } from "#ui/appearance/logo.tsx";
import { IconButton } from "#ui/button.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { RotatingPhrase } from "./rotating-phrase.tsx";

// Exactly 1024 px still gets the desktop header (R1.2), so this is not the 1025 px step of the tokens.
const ONLY_DESKTOP = "hidden min-[64rem]:flex";
const ONLY_MOBILE = "min-[64rem]:hidden";

// Closed at first, and never open on a desk: it need not hold up the first screen.
const MobileMenu = lazy(async () => ({
  default: (await loadChunk(() => import("./mobile-menu.tsx"))).MobileMenu,
}));

export function LandingHeader() {
  const t = useT();
  const [isMenuOpen, setIsMenuOpen] = useState(false);

  return (
    <>
      <header className="fixed inset-x-0 top-0 z-40 border-b border-line/60 bg-bg/85 backdrop-blur-md">
        <div className="page-width flex h-18 items-center gap-4">
          <Link to="/" className="inline-flex rounded-md">
            <Logo />
          </Link>
          <RotatingPhrase className="hidden border-l border-line pl-4 sm:grid" />
          <nav aria-label={t("landing.nav.label")} className={`${ONLY_DESKTOP} ml-auto items-center gap-1`}>
            <NavLink href="#features">
              <T k="landing.nav.features" />
            </NavLink>
            <NavLink href="#pricing">
              <T k="landing.nav.pricing" />
            </NavLink>
            <Link to="/youtube/theme" className={NAV_LINK}>
              <T k="landing.nav.demo" />
            </Link>
          </nav>
          <div className={`${ONLY_DESKTOP} items-center gap-1`}>
            <AppearanceTools />
            <ButtonLink to="/auth/login" variant="ghost" className="ml-1">
              <T k="landing.nav.login" />
            </ButtonLink>
            <ButtonLink to="/auth/signup" variant="primary" className="ml-1">
              <T k="landing.nav.signup" />
            </ButtonLink>
          </div>
          <IconButton
            label={t("landing.menu.open")}
            aria-expanded={isMenuOpen}
            aria-haspopup="dialog"
            onClick={() => setIsMenuOpen(true)}
            className={`${ONLY_MOBILE} -mr-2 ml-auto`}
          >
            <MenuIcon aria-hidden="true" className="size-6" />
          </IconButton>
        </div>
        <Suspense>
          <MobileMenu isOpen={isMenuOpen} onClose={() => setIsMenuOpen(false)} />
        </Suspense>
      </header>
      {/* In the flow below the header, which lies over the page: it moves the page down instead of covering it. */}
      <div className="relative z-10 mt-18 -mb-18">
        <EnglishOffer />
      </div>
    </>
  );
}

const NAV_LINK =
  "moves inline-flex h-10 items-center rounded-md px-3 text-base font-medium text-text-2 hover:text-text";

function NavLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} className={NAV_LINK}>
      {children}
    </a>
  );
}
