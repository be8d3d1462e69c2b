import { Clapperboard, Menu as MenuIcon, Search, Tv } from "lucide-react";
import { useSectionTitle, useTitleKey } from "#app/route-handle.ts";
import { isConnected, useYoutubeStatus } from "#data/publishing/youtube.ts";
import { T, useT } from "#lib/messages.tsx";
import { AppearanceTools } from "#ui/appearance/appearance-tools.tsx";
import { Button, IconButton } from "#ui/button.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { SandboxBadge } from "#ui/video/status-badge.tsx";
import { NotificationBell } from "./notification-bell.tsx";

type HeaderProps = { onOpenMenu: () => void; onOpenPalette: () => void; onAddYoutube: () => void };

export function Header({ onOpenMenu, onOpenPalette, onAddYoutube }: HeaderProps) {
  const t = useT();
  const title = useSectionTitle();
  const titleKey = useTitleKey();
  const status = useYoutubeStatus();
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
      {isMissing && (
        <Button size="sm" icon={<Tv aria-hidden="true" className="size-4" />} onClick={onAddYoutube}>
          <span className="max-sm:sr-only">
            <T k="header.addYoutube" />
          </span>
        </Button>
      )}
      {/* Behind what comes with an answer of the server, which would push it aside; not on its own screen. */}
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
