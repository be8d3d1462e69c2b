import { useState, type SubmitEvent } from "react";
import { useDeleteAccount } from "#data/accounts/account-data.ts";
import { ApiError } from "#lib/api-error.ts";
import { T, useT } from "#lib/messages.tsx";
import { Button } from "#ui/button.tsx";
import { PasswordField } from "#ui/form/password-field.tsx";
import { TextField } from "#ui/form/text-field.tsx";
import { Notice } from "#ui/notice.tsx";
import { useNotification } from "#ui/notifications/notifications.tsx";
import { Dialog } from "#ui/overlay/dialog.tsx";

type DeleteDialogProps = { username: string; isOpen: boolean; onOpenChange: (isOpen: boolean) => void };

/** The username is typed by hand and the password asked for: nobody loses an account by a slip or at an open screen. */
export function DeleteDialog({ username, isOpen, onOpenChange }: DeleteDialogProps) {
  const t = useT();
  const { notify } = useNotification();
  const deletion = useDeleteAccount();
  const [confirm, setConfirm] = useState("");
  const [password, setPassword] = useState("");
  const canDelete = confirm.trim() === username && password !== "";
  const fields = deletion.error instanceof ApiError ? deletion.error.fields : {};
  const hasFieldProblem = fields["confirm"] !== undefined || fields["password"] !== undefined;

  function handleOpenChange(next: boolean) {
    if (deletion.isPending) return;
    setConfirm("");
    setPassword("");
    deletion.reset();
    onOpenChange(next);
  }

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    if (!canDelete || deletion.isPending) return;
    deletion
      .mutateAsync({ confirm: confirm.trim(), password })
      .then(() => notify({ type: "success", message: t("data.deleted"), lang: t.attr("data.deleted") }))
      // The dialog shows it.
      .catch(() => undefined);
  }

  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={handleOpenChange}
      size="sm"
      title={<T k="data.deleteTitle" />}
      description={<T k="data.deleteText" />}
      closeLabel={t("common.close")}
      footer={
        <>
          <Button onClick={() => handleOpenChange(false)}>
            <T k="common.cancel" />
          </Button>
          <Button
            type="submit"
            form="delete-account"
            variant="danger"
            disabled={!canDelete}
            isLoading={deletion.isPending}
          >
            {deletion.isPending ? <T k="data.deleting" /> : <T k="data.deleteSubmit" />}
          </Button>
        </>
      }
    >
      <form id="delete-account" noValidate onSubmit={handleSubmit} className="flex flex-col gap-5">
        <TextField
          label={<T k="data.deleteConfirm" v={{ username }} />}
          name="confirm"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={confirm}
          error={fields["confirm"]}
          onChange={(event) => setConfirm(event.currentTarget.value)}
        />
        <PasswordField
          label={<T k="keys.reveal.password" />}
          name="password"
          showLabel={t("auth.showPassword")}
          capsLockLabel={t("auth.capsLock")}
          autoComplete="current-password"
          value={password}
          error={fields["password"]}
          onChange={(event) => {
            setPassword(event.currentTarget.value);
            if (deletion.isError) deletion.reset();
          }}
        />
        {deletion.isError && !hasFieldProblem && <Notice tone="danger" title={deletion.error.message} />}
      </form>
    </Dialog>
  );
}
