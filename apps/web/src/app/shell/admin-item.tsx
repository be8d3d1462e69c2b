import { ShieldCheck } from "lucide-react";
import { NavItem } from "./nav-item.tsx";

type AdminItemProps = { isOpen: boolean; isCollapsed: boolean; onGo: (() => void) | undefined };

/** For operators only, so it is fetched for them only. */
export function AdminItem({ isOpen, isCollapsed, onGo }: AdminItemProps) {
  if (!isOpen) return null;
  return (
    <li>
      <NavItem
        destination={{ to: "/admin", labelKey: "nav.admin", icon: ShieldCheck }}
        isCollapsed={isCollapsed}
        onGo={onGo}
      />
    </li>
  );
}
