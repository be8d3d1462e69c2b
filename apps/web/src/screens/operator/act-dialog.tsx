import { useState, type ReactNode, type SubmitEvent } from "react";
import { ApiError } from "#lib/api-error.ts";
import { T, useT } from "#lib/messages.tsx";
import { Button } from "#ui/button.tsx";
import { PasswordField } from "#ui/form/password-field.tsx";
import { Notice } from "#ui/notice.tsx";
import { useNotification } from "#ui/notifications/notifications.tsx";
import { Dialog } from "#ui/overlay/dialog.tsx";

type ActDialogProps = {
  title: ReactNode;
  text: ReactNode;
  action: ReactNode;
  /** Told once it is done, and it closes; without it, it stays open for what comes of it. */
  done?: string;
  isDanger: boolean;
  canSend: boolean;
  error: Error | null;
  onSend: () => Promise<unknown>;
  onClose: () => void;
  children: ReactNode;
};

/** One act that is confirmed, and stays open with what was wrong. */
export function ActDialog({
  title,
  text,
  action,
  done,
  isDanger,
  canSend,
  error,
  onSend,
  onClose,
  children,
}: ActDialogProps) {
  const t = useT();
  const { notify } = useNotification();
  const [isSending, setIsSending] = useState(false);

  async function send(): Promise<void> {
    setIsSending(true);
    try {
      await onSend();
      if (done === undefined) return setIsSending(false);
      notify({ type: "success", message: done });
      onClose();
    } catch {
      // The dialog shows it.
      setIsSending(false);
    }
  }

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    if (canSend && !isSending) void send();
  }

  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => isOpen || isSending || onClose()}
      size="sm"
      title={title}
      description={text}
      closeLabel={t("common.close")}
      footer={
        <>
          <Button onClick={onClose}>
            <T k="common.cancel" />
          </Button>
          <Button
            type="submit"
            form="operator-act"
            variant={isDanger ? "danger" : "primary"}
            disabled={!canSend}
            isLoading={isSending}
          >
            {action}
          </Button>
        </>
      }
    >
      <form id="operator-act" noValidate onSubmit={handleSubmit} className="flex flex-col gap-5">
        {children}
        {error !== null && Object.keys(fieldsOf(error)).length === 0 && <Notice tone="danger" title={error.message} />}
      </form>
    </Dialog>
  );
}

type OwnPasswordProps = { value: string; error: ReactNode; onChange: (password: string) => void };

/** A second confirmation, for acts that cannot be taken back. */
export function OwnPassword({ value, error, onChange }: OwnPasswordProps) {
  const t = useT();
  return (
    <PasswordField
      label={<T k="operator.password" />}
      showLabel={t("operator.showPassword")}
      capsLockLabel={t("operator.capsLock")}
      autoComplete="current-password"
      value={value}
      error={error}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

export function fieldsOf(error: Error | null): ApiError["fields"] {
  return error instanceof ApiError ? error.fields : {};
}
