import type { Person } from "@sahne/contract/operator/people";
import { useState } from "react";
import { isBeingMade } from "#data/accounts/account-data.ts";
import { useBlockPerson, useDeletePerson, useExportOf, useExportPerson, useLimitPerson } from "#data/operator.ts";
import { apiAddress } from "#lib/api.ts";
import { T, useT } from "#lib/messages.tsx";
import { buttonStyle } from "#ui/button-style.ts";
import { TextField } from "#ui/form/text-field.tsx";
import { Notice } from "#ui/notice.tsx";
import { Progress } from "#ui/progress.tsx";
import { ActDialog, fieldsOf, OwnPassword } from "./act-dialog.tsx";

type PersonDialogProps = { person: Person; onClose: () => void };

const DIALOGS = { block: BlockDialog, limits: LimitsDialog, export: ExportPersonDialog, delete: DeletePersonDialog };

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

/** Stays open until the file is there: it is what one waits for before an account is deleted. */
function ExportPersonDialog({ person, onClose }: PersonDialogProps) {
  const t = useT();
  const current = useExportOf(person._id);
  const start = useExportPerson();
  const [password, setPassword] = useState("");
  const made = current.data ?? null;
  const isWorking = isBeingMade(made);
  return (
    <ActDialog
      title={<T k="operator.export.title" v={{ name: person.username }} />}
      text={<T k="operator.export.text" />}
      action={isWorking ? <T k="operator.export.working" /> : <T k="operator.export.start" />}
      isDanger={false}
      canSend={password !== "" && !isWorking}
      error={start.error}
      onSend={() => start.mutateAsync({ personId: person._id, password })}
      onClose={onClose}
    >
      <OwnPassword value={password} error={fieldsOf(start.error)["password"]} onChange={setPassword} />
      <div aria-live="polite" className="empty:hidden">
        {isWorking && made !== null && (
          <Progress label={t("operator.export.working")} value={made.progress === 0 ? null : made.progress}>
            %{made.progress}
          </Progress>
        )}
        {made?.status === "failed" && <Notice tone="danger" title={<T k="operator.export.failed" />} />}
        {made?.status === "ready" && made.url !== null && (
          <Notice
            tone="success"
            title={<T k="operator.export.ready" />}
            action={
              <a href={apiAddress(made.url)} download={`${person.username}.zip`} className={buttonStyle({})}>
                <T k="operator.export.download" />
              </a>
            }
          />
        )}
      </div>
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
