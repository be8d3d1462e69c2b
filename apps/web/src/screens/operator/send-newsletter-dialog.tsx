import { useState } from "react";
import { T, useT } from "#lib/messages.tsx";
import { ActDialog, fieldsOf, OwnPassword } from "./act-dialog.tsx";

type SendNewsletterDialogProps = {
  isOpen: boolean;
  subject: string;
  readers: number;
  error: Error | null;
  onSend: (password: string) => Promise<unknown>;
  onSent: () => void;
  onClose: () => void;
};

/** Says to how many it goes: a mail that went out cannot be taken back. */
export function SendNewsletterDialog({ subject, readers, error, onSend, onSent, onClose }: SendNewsletterDialogProps) {
  const t = useT();
  const [password, setPassword] = useState("");
  return (
    <ActDialog
      title={<T k="operator.newsletter.sendTitle" v={{ count: readers }} />}
      text={<T k="operator.newsletter.sendText" v={{ subject }} />}
      action={<T k="operator.newsletter.send" />}
      done={t("operator.newsletter.done")}
      isDanger={false}
      canSend={password !== ""}
      error={error}
      onSend={async () => {
        await onSend(password);
        onSent();
      }}
      onClose={onClose}
    >
      <OwnPassword value={password} error={fieldsOf(error)["password"]} onChange={setPassword} />
    </ActDialog>
  );
}
