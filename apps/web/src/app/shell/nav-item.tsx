import { NavLink } from "react-router";
import { T, useT } from "#lib/messages.tsx";
import { classNames } from "#ui/class-names.ts";
import type { Destination } from "./navigation.ts";

type NavItemProps = { destination: Destination; isCollapsed: boolean; onGo: (() => void) | undefined };

/** The active place is told by a bar, the weight and `aria-current`, never by colour alone. */
export function NavItem({ destination: { to, labelKey, icon: Icon }, isCollapsed, onGo }: NavItemProps) {
  const t = useT();
  return (
    <NavLink
      to={to}
      end={to === "/dashboard"}
      title={isCollapsed ? t(labelKey) : undefined}
      onClick={onGo}
      className={({ isActive }) =>
        classNames(
          "moves relative flex h-11 items-center gap-3 rounded-md px-4.5 text-base",
          isActive
            ? "bg-surface-3 font-semibold text-text before:absolute before:inset-y-2.5 before:left-0 before:w-1 before:rounded-full before:bg-accent-graphic"
            : "text-text-2 hover:bg-surface-3 hover:text-text",
        )
      }
    >
      <Icon aria-hidden="true" className="size-5 shrink-0" />
      <span className={isCollapsed ? "sr-only" : "truncate"}>
        <T k={labelKey} />
      </span>
    </NavLink>
  );
}
