import { MailCheck } from "lucide-react";
import { useConfirmEmail } from "#data/accounts/profile.ts";
import { T } from "#lib/messages.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { MailedLink } from "#ui/mailed-link.tsx";

export function EmailConfirmScreen() {
  const next = (
    <ButtonLink to="/dashboard/settings" size="lg">
      <T k="emailConfirm.toSettings" />
    </ButtonLink>
  );
  return <MailedLink words="emailConfirm" icon={MailCheck} action={useConfirmEmail()} next={next} />;
}
