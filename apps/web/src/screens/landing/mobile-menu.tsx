import { X } from "lucide-react";
import { useEffect, useRef, type ReactNode } from "react";
import { Link } from "react-router";
import { T, useT } from "#lib/messages.tsx";
import { AppearanceTools } from "#ui/appearance/appearance-tools.tsx";
import { useMediaQuery } from "#ui/appearance/use-media-query.ts";
import { IconButton } from "#ui/button.tsx";
import { ButtonLink } from "#ui/button-link.tsx";

export type MobileMenuProps = { isOpen: boolean; onClose: () => void };

/**
 * The browser's own modal dialog: it traps the focus, gives it back, closes on Escape and lies above everything.
 * Its panel fills it, so a press whose target is the dialog itself was a press on the shade beside it.
 */
export function MobileMenu({ isOpen, onClose }: MobileMenuProps) {
  const t = useT();
  const dialog = useRef<HTMLDialogElement>(null);
  const isDesktop = useMediaQuery("(min-width: 64rem)");

  useEffect(() => {
    if (isOpen && !isDesktop) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen, isDesktop]);
  useEffect(() => {
    if (isDesktop && isOpen) onClose();
  }, [isDesktop, isOpen, onClose]);

  return (
    <dialog
      ref={dialog}
      aria-label={t("landing.menu.title")}
      onClose={onClose}
      onPointerDown={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
      className="mobile-menu"
    >
      <div className="flex min-h-full flex-col p-5">
        <div className="flex items-center justify-between">
          <p className="text-base font-semibold text-text-2">
            <T k="landing.menu.title" />
          </p>
          <IconButton label={t("landing.menu.close")} onClick={onClose} className="-mr-2">
            <X aria-hidden="true" className="size-6" />
          </IconButton>
        </div>
        <nav aria-label={t("landing.nav.label")} className="mt-4 flex flex-col" onClick={onClose}>
          <a href="#features" className={ROW}>
            <T k="landing.nav.features" />
          </a>
          <a href="#pricing" className={ROW}>
            <T k="landing.nav.pricing" />
          </a>
          <Row to="/youtube/theme">
            <T k="landing.nav.demo" />
          </Row>
        </nav>
        <div className="mt-auto flex flex-col gap-3 pt-8" onClick={(event) => closeOnLink(event.target, onClose)}>
          <div className="flex items-center justify-between">
            <AppearanceTools />
          </div>
          <ButtonLink to="/auth/login" isWide>
            <T k="landing.nav.login" />
          </ButtonLink>
          <ButtonLink to="/auth/signup" variant="primary" isWide>
            <T k="landing.nav.signup" />
          </ButtonLink>
        </div>
      </div>
    </dialog>
  );
}

const ROW = "moves flex h-13 items-center border-b border-line text-lg font-medium text-text hover:text-accent-text";

function Row({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className={ROW}>
      {children}
    </Link>
  );
}

function closeOnLink(target: EventTarget, onClose: () => void): void {
  if (target instanceof Element && target.closest("a") !== null) onClose();
}
