import { PanelLeftClose, PanelLeftOpen } from "lucide-react";
import { BrandLink } from "#app/brand-link.tsx";
import { T, useT } from "#lib/messages.tsx";
import type { StoredUser } from "#lib/session.ts";
import { classNames } from "#ui/class-names.ts";
import { NavList } from "./nav-list.tsx";
import { UserBlock } from "./user-block.tsx";

type SidebarProps = { user: StoredUser; isCollapsed: boolean; onToggle: () => void };

/** 280 px, or 80 px collapsed; from 769 px on. Narrower screens get the drawer. */
export function Sidebar({ user, isCollapsed, onToggle }: SidebarProps) {
  const t = useT();
  const toggleKey = isCollapsed ? "nav.expand" : "nav.collapse";
  const Icon = isCollapsed ? PanelLeftOpen : PanelLeftClose;
  return (
    <aside
      aria-label={t("app.name")}
      className={classNames(
        "sticky top-0 hidden h-dvh shrink-0 flex-col border-r border-line bg-surface-1 md:flex",
        isCollapsed ? "w-20" : "w-70",
      )}
    >
      <div className="flex h-16 shrink-0 items-center px-6">
        <BrandLink to="/dashboard" isMarkOnly={isCollapsed} />
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto py-3">
        <NavList isCollapsed={isCollapsed} />
      </div>
      <div className="px-3 pb-3">
        <button
          type="button"
          onClick={onToggle}
          aria-expanded={!isCollapsed}
          title={isCollapsed ? t(toggleKey) : undefined}
          className="moves flex h-11 w-full items-center gap-3 rounded-md px-4.5 text-sm text-text-3 hover:bg-surface-3 hover:text-text"
        >
          <Icon aria-hidden="true" className="size-5 shrink-0" />
          <span className={isCollapsed ? "sr-only" : "truncate"}>
            <T k={toggleKey} />
          </span>
        </button>
      </div>
      <UserBlock user={user} isCollapsed={isCollapsed} />
    </aside>
  );
}
