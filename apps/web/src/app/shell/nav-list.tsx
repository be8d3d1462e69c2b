import { useT } from "#lib/messages.tsx";
import { useSession } from "#lib/session.ts";
import { lazyPart } from "#lib/lazy-part.tsx";
import { NavItem } from "./nav-item.tsx";
import { destinations } from "./navigation.ts";

const AdminItem = lazyPart(async () => (await import("./admin-item.tsx")).AdminItem);

export function NavList({ isCollapsed = false, onGo }: { isCollapsed?: boolean; onGo?: () => void }) {
  const t = useT();
  const { user } = useSession();
  return (
    <nav aria-label={t("nav.label")} lang={t.attr("nav.label")}>
      <ul className="flex flex-col gap-1 px-3">
        {destinations.map((destination) => (
          <li key={destination.to}>
            <NavItem destination={destination} isCollapsed={isCollapsed} onGo={onGo} />
          </li>
        ))}
        <AdminItem isOpen={user?.isOperator === true} isCollapsed={isCollapsed} onGo={onGo} />
      </ul>
    </nav>
  );
}
