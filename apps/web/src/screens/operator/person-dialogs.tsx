import type { Person } from "@sahne/contract/operator/people";
import { useState, type ReactNode, type SubmitEvent } from "react";
import { useBlockPerson, useDeletePerson, useLimitPerson } from "#data/operator.ts";
import { ApiError } from "#lib/api-error.ts";
import { T, useT } from "#lib/messages.tsx";
import { Button } from "#ui/button.tsx";
import { PasswordField } from "#ui/form/password-field.tsx";
import { TextField } from "#ui/form/text-field.tsx";
import { Notice } from "#ui/notice.tsx";
import { useNotification } from "#ui/notifications/notifications.tsx";
import { Dialog } from "#ui/overlay/dialog.tsx";

type PersonDialogProps = { person: Person; onClose: () => void };

const DIALOGS = { block: BlockDialog, limits: LimitsDialog, delete: DeletePersonDialog };

/** Fetched when a row asks for one of them. */
export function PersonDialog({
  what,
  person,
  onClose,
}: PersonDialogProps & { isOpen: boolean; what: keyof typeof DIALOGS }) {
  const Asked = DIALOGS[what];
  return <Asked person={person} onClose={onClose} />;
}

function BlockDialog({ person, onClose }: PersonDialogProps) {
  const t = useT();
  const block = useBlockPerson();
  const [password, setPassword] = useState("");
  const name = person.username;
  const isBlocked = !person.isBlocked;
  return (
    <ActDialog
      title={isBlocked ? <T k="operator.block.title" v={{ name }} /> : <T k="operator.unblock.title" v={{ name }} />}
      text={isBlocked ? <T k="operator.block.text" /> : <T k="operator.unblock.text" />}
      action={isBlocked ? <T k="operator.block" /> : <T k="operator.unblock" />}
      done={isBlocked ? t("operator.block.done", { name }) : t("operator.unblock.done", { name })}
      isDanger={isBlocked}
      canSend={password !== ""}
      error={block.error}
      onSend={() => block.mutateAsync({ personId: person._id, isBlocked, password })}
      onClose={onClose}
    >
      <OwnPassword value={password} error={fieldsOf(block.error)["password"]} onChange={setPassword} />
    </ActDialog>
  );
}

/** The username is typed by hand, as its owner would have to: nobody loses an account by a slip in a list. */
function DeletePersonDialog({ person, onClose }: PersonDialogProps) {
  const t = useT();
  const deletion = useDeletePerson();
  const [confirm, setConfirm] = useState("");
  const [password, setPassword] = useState("");
  const name = person.username;
  const fields = fieldsOf(deletion.error);
  return (
    <ActDialog
      title={<T k="operator.delete.title" v={{ name }} />}
      text={<T k="operator.delete.text" />}
      action={<T k="operator.delete" />}
      done={t("operator.delete.done")}
      isDanger
      canSend={confirm.trim() === name && password !== ""}
      error={deletion.error}
      onSend={() => deletion.mutateAsync({ personId: person._id, confirm: confirm.trim(), password })}
      onClose={onClose}
    >
      <TextField
        label={<T k="operator.delete.confirm" v={{ name }} />}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={confirm}
        error={fields["confirm"]}
        onChange={(event) => setConfirm(event.currentTarget.value)}
      />
      <OwnPassword value={password} error={fields["password"]} onChange={setPassword} />
    </ActDialog>
  );
}

function LimitsDialog({ person, onClose }: PersonDialogProps) {
  const t = useT();
  const limit = useLimitPerson();
  const [storage, setStorage] = useState(person.storageMb?.toString() ?? "");
  const [creates, setCreates] = useState(person.createsPerHour?.toString() ?? "");
  const isBad = (text: string): boolean => text.trim() !== "" && !/^\d{1,8}$/.test(text.trim());
  const read = (text: string): number | null => (text.trim() === "" ? null : Number(text));
  const bad = <T k="operator.limits.bad" />;
  return (
    <ActDialog
      title={<T k="operator.limits.title" v={{ name: person.username }} />}
      text={<T k="operator.limits.text" />}
      action={<T k="operator.save" />}
      done={t("operator.limits.done")}
      isDanger={false}
      canSend={!isBad(storage) && !isBad(creates)}
      error={limit.error}
      onSend={() =>
        limit.mutateAsync({ personId: person._id, storageMb: read(storage), createsPerHour: read(creates) })
      }
      onClose={onClose}
    >
      <TextField
        label={<T k="operator.limits.storage" />}
        optional={<T k="operator.invite.optional" />}
        inputMode="numeric"
        value={storage}
        error={isBad(storage) && bad}
        onChange={(event) => setStorage(event.currentTarget.value)}
      />
      <TextField
        label={<T k="operator.limits.creates" />}
        optional={<T k="operator.invite.optional" />}
        inputMode="numeric"
        value={creates}
        error={isBad(creates) && bad}
        onChange={(event) => setCreates(event.currentTarget.value)}
      />
    </ActDialog>
  );
}

type ActDialogProps = {
  title: ReactNode;
  text: ReactNode;
  action: ReactNode;
  /** Told once it is done. */
  done: string;
  isDanger: boolean;
  canSend: boolean;
  error: Error | null;
  onSend: () => Promise<unknown>;
  onClose: () => void;
  children: ReactNode;
};

function ActDialog({ title, text, action, done, isDanger, canSend, error, onSend, onClose, children }: ActDialogProps) {
  const t = useT();
  const { notify } = useNotification();
  const [isSending, setIsSending] = useState(false);

  async function send(): Promise<void> {
    setIsSending(true);
    try {
      await onSend();
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

function OwnPassword({ value, error, onChange }: OwnPasswordProps) {
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

function fieldsOf(error: Error | null): ApiError["fields"] {
  return error instanceof ApiError ? error.fields : {};
}
