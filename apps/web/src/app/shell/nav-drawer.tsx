import { BrandLink } from "#app/brand-link.tsx";
import { T, useT } from "#lib/messages.tsx";
import type { StoredUser } from "#lib/session.ts";
import { Drawer } from "#ui/overlay/drawer.tsx";
import { NavList } from "./nav-list.tsx";
import { UserBlock } from "./user-block.tsx";

type NavDrawerProps = { user: StoredUser; isOpen: boolean; onOpenChange: (isOpen: boolean) => void };

/** The sidebar of screens up to 768 px. */
export function NavDrawer({ user, isOpen, onOpenChange }: NavDrawerProps) {
  const t = useT();
  return (
    <Drawer
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      side="left"
      size="nav"
      title={<T k="nav.label" />}
      isTitleHidden
      closeLabel={t("nav.close")}
    >
      <div className="flex min-h-full flex-col">
        <div className="flex h-16 items-center px-5">
          <BrandLink to="/dashboard" />
        </div>
        <div className="flex-1 py-3">
          <NavList onGo={() => onOpenChange(false)} />
        </div>
        <UserBlock user={user} />
      </div>
    </Drawer>
  );
}
