import { useResendConfirmation } from "#data/accounts/profile.ts";
import { T, useT } from "#lib/messages.tsx";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { useNotification } from "#ui/notifications/notifications.tsx";

type UnconfirmedEmailProps = { isOpen: boolean; email: string; recoveryEmail: string };

/** Stands while a new address waits to be confirmed: it says where reset links go meanwhile. */
export function UnconfirmedEmail({ email, recoveryEmail }: UnconfirmedEmailProps) {
  const t = useT();
  const { notify } = useNotification();
  const resend = useResendConfirmation();

  function handleResend() {
    resend.mutate(undefined, {
      onSuccess: () =>
        notify({ type: "success", message: t("profile.emailResent"), lang: t.attr("profile.emailResent") }),
      onError: (error) => notify({ type: "error", message: error.message }),
    });
  }

  return (
    <Notice
      tone="info"
      title={<T k="profile.emailPending" v={{ email }} />}
      action={
        <Button size="sm" isLoading={resend.isPending} onClick={handleResend}>
          <T k="profile.emailResend" />
        </Button>
      }
      className="mt-5"
    >
      <T k="profile.emailPendingText" v={{ recovery: recoveryEmail }} />
    </Notice>
  );
}
