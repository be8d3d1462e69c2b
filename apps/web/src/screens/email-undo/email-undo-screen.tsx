import { Undo2 } from "lucide-react";
import { useUndoEmail } from "#data/profile.ts";
import { ApiError } from "#lib/api-error.ts";
import { useLinkToken } from "#lib/link-token.ts";
import { T } from "#lib/messages.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { MailedLink } from "#ui/mailed-link.tsx";

export function EmailUndoScreen() {
  const token = useLinkToken();
  const undo = useUndoEmail();
  const isUseless = token === undefined || (undo.error instanceof ApiError && undo.error.code === "link_invalid");
  const otherProblem = undo.isError ? undo.error.message : undefined;
  return (
    <MailedLink
      icon={Undo2}
      title={<T k="emailUndo.title" />}
      text={<T k="emailUndo.text" />}
      submitLabel={undo.isPending ? <T k="mailedLink.pending" /> : <T k="emailUndo.submit" />}
      isPending={undo.isPending}
      done={undo.isSuccess ? <T k="emailUndo.done" /> : undefined}
      problem={isUseless ? <T k="mailedLink.invalid" /> : otherProblem}
      canSubmit={!isUseless}
      onSubmit={() => {
        if (token !== undefined) undo.mutate(token);
      }}
      next={
        <ButtonLink to="/auth/login" size="lg">
          <T k="emailUndo.toLogin" />
        </ButtonLink>
      }
    />
  );
}
