import { Undo2 } from "lucide-react";
import { useUndoEmail } from "#data/accounts/profile.ts";
import { T } from "#lib/messages.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { MailedLink } from "#ui/mailed-link.tsx";

export function EmailUndoScreen() {
  const next = (
    <ButtonLink to="/auth/login" size="lg">
      <T k="emailUndo.toLogin" />
    </ButtonLink>
  );
  return <MailedLink words="emailUndo" icon={Undo2} action={useUndoEmail()} next={next} />;
}
