import { useCallback, useEffect, useState, type ReactNode } from "react";
import { Outlet } from "react-router";
import { OfflineNotice } from "#app/offline-notice.tsx";
import { PageLoading } from "#app/page-loading.tsx";
import { useLiveChanges } from "#data/live/live.ts";
import { useDashboardProfile } from "#data/accounts/profile.ts";
import { ApiError } from "#lib/api-error.ts";
import { lazyPart } from "#lib/lazy-part.tsx";
import { T } from "#lib/messages.tsx";
import { expireSession, saveUser, useSession, type StoredUser } from "#lib/session.ts";
import { readStored, writeStored } from "#lib/storage.ts";
import { forgetWork, setWorkInProgress } from "#lib/title.ts";
import { Header } from "./header.tsx";
import { Sidebar } from "./sidebar.tsx";
import { useKeptAppearance } from "./use-kept-appearance.ts";
import { useKeptTimeZone } from "./use-kept-time-zone.ts";
import { useShortcuts } from "./use-shortcuts.ts";

// It floats beside the work, so nothing moves when it comes.
const ConnectPrompt = lazyPart(async () => (await import("./connect-prompt.tsx")).ConnectPrompt);
const NavDrawer = lazyPart(async () => (await import("./nav-drawer.tsx")).NavDrawer);
const Palette = lazyPart(async () => (await import("./palette.tsx")).Palette);
const ShortcutList = lazyPart(async () => (await import("./shortcut-list.tsx")).ShortcutList);

/** Nothing private is drawn before there is a token and a user; the profile call decides the rest (R2.3). */
export function DashboardShell({ children }: { children?: ReactNode }) {
  const { token, user } = useSession();
  const profile = useDashboardProfile();
  useLiveChanges();
  // Before the stored user is brought up to date: it tells which hours this browser has shown so far.
  useKeptTimeZone(profile.data?.user.preferences.timeZone);
  useStoredUser(profile.data?.user, profile.error);
  useWorkInTitle(profile.data?.working ?? 0);
  if (token === null || user === null) return <PageLoading />;
  return <Frame user={user}>{children ?? <Outlet />}</Frame>;
}

function Frame({ user, children }: { user: StoredUser; children: ReactNode }) {
  const [isCollapsed, setIsCollapsed] = useState(() => readStored("sidebar-collapsed") === "true");
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const [isPaletteOpen, setIsPaletteOpen] = useState(false);
  const [areShortcutsOpen, setAreShortcutsOpen] = useState(false);
  const [isConnectAskedFor, setIsConnectAskedFor] = useState(false);
  const openPalette = useCallback(() => setIsPaletteOpen(true), []);
  const openShortcuts = useCallback(() => setAreShortcutsOpen(true), []);
  useKeptAppearance();
  useShortcuts({ onPalette: openPalette, onHelp: openShortcuts });

  function handleToggle() {
    writeStored("sidebar-collapsed", String(!isCollapsed));
    setIsCollapsed(!isCollapsed);
  }

  return (
    <div className="flex min-h-dvh">
      <a
        href="#content"
        className="sr-only z-100 rounded-md bg-accent px-4 py-3 text-on-accent focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
      >
        <T k="common.skipToContent" />
      </a>
      <Sidebar user={user} isCollapsed={isCollapsed} onToggle={handleToggle} />
      <NavDrawer user={user} isOpen={isMenuOpen} onOpenChange={setIsMenuOpen} />
      <div className="flex min-w-0 flex-1 flex-col">
        <Header
          onOpenMenu={() => setIsMenuOpen(true)}
          onOpenPalette={openPalette}
          onAddYoutube={() => setIsConnectAskedFor(true)}
        />
        <OfflineNotice />
        <main id="content" tabIndex={-1} className="page-width flex-1 py-6 outline-none md:py-8">
          {children}
        </main>
      </div>
      <ConnectPrompt isOpen isAskedFor={isConnectAskedFor} onClose={() => setIsConnectAskedFor(false)} />
      <Palette
        isOpen={isPaletteOpen}
        onOpenChange={setIsPaletteOpen}
        onAddYoutube={() => setIsConnectAskedFor(true)}
        onShortcuts={openShortcuts}
      />
      <ShortcutList isOpen={areShortcutsOpen} onOpenChange={setAreShortcutsOpen} />
    </div>
  );
}

/** The stored user follows the server's; a token whose user cannot be found is no session. */
function useStoredUser(fresh: Parameters<typeof saveUser>[0] | undefined, error: Error | null): void {
  const { user } = useSession();
  useEffect(() => {
    if (fresh !== undefined && isOutdated(user, fresh)) saveUser(fresh);
  }, [fresh, user]);
  useEffect(() => {
    if (user === null && error instanceof ApiError && error.status === 404) expireSession();
  }, [user, error]);
}

/** A change of zone, language or theme on another device leaves the date of the last change alone. */
function isOutdated(stored: StoredUser | null, fresh: StoredUser): boolean {
  if (stored?.updatedAt !== fresh.updatedAt || stored.isOperator !== fresh.isOperator) return true;
  return JSON.stringify(stored.preferences) !== JSON.stringify(fresh.preferences);
}

function useWorkInTitle(count: number): void {
  useEffect(() => setWorkInProgress(count), [count]);
  useEffect(() => forgetWork, []);
}
