import { Clapperboard, Menu as MenuIcon, Search, Tv } from "lucide-react";
import { useSyncExternalStore } from "react";
import { useSectionTitle, useTitleKey } from "#app/route-handle.ts";
import { isConnected, useYoutubeStatus } from "#data/publishing/youtube.ts";
import { lazyPart } from "#lib/lazy-part.tsx";
import { loadMessages, T, useT } from "#lib/messages.tsx";
import { readStored } from "#lib/storage.ts";
import { AppearanceTools } from "#ui/appearance/appearance-tools.tsx";
import { Button, IconButton } from "#ui/button.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { SandboxBadge } from "#ui/video/status-badge.tsx";
import { NotificationBell } from "./notification-bell.tsx";

const HeaderDuties = lazyPart(async () => {
  const [part] = await Promise.all([import("./header-duties.tsx"), loadMessages(["notifications"])]);
  return part.HeaderDuties;
});

/** Chosen in the settings, for this browser. */
const hasNotices = () => readStored("browser-notices") === "on";
const onStorage = (listen: () => void) => {
  window.addEventListener("storage", listen);
  return () => window.removeEventListener("storage", listen);
};

type HeaderProps = { onOpenMenu: () => void; onOpenPalette: () => void; onAddYoutube: () => void };

export function Header({ onOpenMenu, onOpenPalette, onAddYoutube }: HeaderProps) {
  const t = useT();
  const title = useSectionTitle();
  const titleKey = useTitleKey();
  const status = useYoutubeStatus();
  const isTelling = useSyncExternalStore(onStorage, hasNotices);
  const isMissing = status.isSuccess && !isConnected(status.data);
  return (
    <header className="sticky top-0 z-30 flex h-16 items-center gap-1 border-b border-line bg-bg/95 px-3 backdrop-blur-sm md:gap-2 md:px-6">
      <IconButton label={t("nav.open")} lang={t.attr("nav.open")} className="md:hidden" onClick={onOpenMenu}>
        <MenuIcon aria-hidden="true" className="size-5" />
      </IconButton>
      <h1
        lang={titleKey === undefined ? undefined : t.attr(titleKey)}
        className="min-w-0 flex-1 truncate text-lg font-semibold md:text-xl"
      >
        {title}
      </h1>
      {status.data?.channel?.isSandbox === true && (
        <span className="hidden lg:inline-flex" title={t("common.sandboxHint")}>
          <SandboxBadge label={t("common.sandbox")} />
        </span>
      )}
      {/* First: whatever comes with an answer of the server pushes nothing aside that may be pressed. */}
      <HeaderDuties isOpen isTelling={isTelling} />
      {isMissing && (
        // On a phone there is room for one of the two beside the title, and duties go first.
        <Button
          size="sm"
          className="max-sm:[a~&]:hidden"
          icon={<Tv aria-hidden="true" className="size-4" />}
          onClick={onAddYoutube}
        >
          <span className="max-sm:sr-only">
            <T k="header.addYoutube" />
          </span>
        </Button>
      )}
      {/* Not on its own screen. */}
      {titleKey !== "nav.create" && (
        <ButtonLink to="/dashboard/create" size="sm" icon={<Clapperboard aria-hidden="true" className="size-4" />}>
          <span className="max-sm:sr-only">
            <T k="header.create" />
          </span>
        </ButtonLink>
      )}
      <span className="hidden md:inline-flex">
        <IconButton
          label={t("palette.open")}
          lang={t.attr("palette.open")}
          aria-keyshortcuts="Control+K Meta+K"
          onClick={onOpenPalette}
        >
          <Search aria-hidden="true" className="size-5" />
        </IconButton>
      </span>
      {/* On a phone the section's title needs the room of the language's short name. */}
      <div className="contents max-sm:[&>span>span]:hidden">
        <AppearanceTools />
      </div>
      <NotificationBell />
    </header>
  );
}
