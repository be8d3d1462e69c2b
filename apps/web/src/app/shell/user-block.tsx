import { LogOut } from "lucide-react";
import { useSignOut } from "#data/accounts/accounts.ts";
import { T, useT } from "#lib/messages.tsx";
import type { StoredUser } from "#lib/session.ts";
import { Avatar } from "#ui/avatar.tsx";
import { Button, IconButton } from "#ui/button.tsx";

export function UserBlock({ user, isCollapsed = false }: { user: StoredUser; isCollapsed?: boolean }) {
  const t = useT();
  const signOut = useSignOut();
  if (isCollapsed) {
    return (
      <div className="flex flex-col items-center gap-2 border-t border-line py-4">
        <Avatar name={user.fullname} size="sm" />
        <IconButton label={t("nav.signOut")} lang={t.attr("nav.signOut")} onClick={() => void signOut()}>
          <LogOut aria-hidden="true" className="size-5" />
        </IconButton>
      </div>
    );
  }
  return (
    <div className="flex flex-col gap-3 border-t border-line p-4">
      <div className="flex min-w-0 items-center gap-3">
        <Avatar name={user.fullname} />
        <div className="min-w-0">
          <p className="truncate text-base font-medium">{user.fullname}</p>
          <p className="truncate text-sm text-text-3">{user.email}</p>
        </div>
      </div>
      <Button size="sm" isWide icon={<LogOut aria-hidden="true" className="size-4" />} onClick={() => void signOut()}>
        <T k="nav.signOut" />
      </Button>
    </div>
  );
}
