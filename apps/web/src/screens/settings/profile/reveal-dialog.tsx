import type { KeyService } from "@sahne/contract/services/services";
import { useState, type SubmitEvent } from "react";
import { useRevealKey } from "#data/accounts/api-keys.ts";
import { T, useT } from "#lib/messages.tsx";
import { Button } from "#ui/button.tsx";
import { PasswordField } from "#ui/form/password-field.tsx";
import { Dialog } from "#ui/overlay/dialog.tsx";

type RevealDialogProps = {
  service: KeyService;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onRevealed: (key: string) => void;
};

/** A session alone does not show a key: whoever sits down at an open screen does not know the password. */
export function RevealDialog({ service, isOpen, onOpenChange, onRevealed }: RevealDialogProps) {
  const t = useT();
  const reveal = useRevealKey(service);
  const [password, setPassword] = useState("");

  function handleOpenChange(next: boolean) {
    setPassword("");
    reveal.reset();
    onOpenChange(next);
  }

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    // React passes events through portals: without this the profile form around the field would be saved.
    event.stopPropagation();
    if (password === "" || reveal.isPending) return;
    reveal.mutate(password, {
      onSuccess: ({ key }) => {
        onRevealed(key);
        handleOpenChange(false);
      },
    });
  }

  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={handleOpenChange}
      size="sm"
      title={<T k={`keys.${service}`} />}
      description={<T k="keys.reveal.text" />}
      closeLabel={t("common.close")}
      footer={
        <>
          <Button onClick={() => handleOpenChange(false)}>
            <T k="common.cancel" />
          </Button>
          <Button
            type="submit"
            form={`reveal-${service}`}
            variant="primary"
            disabled={password === ""}
            isLoading={reveal.isPending}
          >
            <T k="keys.reveal.submit" />
          </Button>
        </>
      }
    >
      <form id={`reveal-${service}`} noValidate onSubmit={handleSubmit}>
        <PasswordField
          label={<T k="keys.reveal.password" />}
          showLabel={t("auth.showPassword")}
          capsLockLabel={t("auth.capsLock")}
          autoComplete="current-password"
          value={password}
          error={reveal.isError ? reveal.error.message : undefined}
          onChange={(event) => {
            setPassword(event.currentTarget.value);
            if (reveal.isError) reveal.reset();
          }}
        />
      </form>
    </Dialog>
  );
}
