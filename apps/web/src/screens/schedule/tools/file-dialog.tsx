import { FILE_MAX_BYTES, type ColumnMap } from "@sahne/contract/schedules/schedule-file";
import { useId, useState } from "react";
import { useCheckFile, useStoreFile } from "#data/schedules/schedule-file.ts";
import { ApiError } from "#lib/api-error.ts";
import { randomId } from "#lib/ids.ts";
import { T, useT } from "#lib/messages.tsx";
import { Button } from "#ui/button.tsx";
import { FileDrop } from "#ui/form/file-drop.tsx";
import { TextArea } from "#ui/form/text-area.tsx";
import { Notice } from "#ui/notice.tsx";
import { useNotification } from "#ui/notifications/notifications.tsx";
import { Dialog } from "#ui/overlay/dialog.tsx";
import { Skeleton, SkeletonGroup } from "#ui/skeleton.tsx";
import { Columns, Entries, Problems } from "./file-found.tsx";

/** Spreadsheets name their files in several ways, and some not at all. */
const TYPES = ["text/*", "application/csv", "application/vnd.ms-excel", ""];

type FileDialogProps = { isOpen: boolean; zone: string; onClose: () => void };

/** R13.3: a file is chosen, checked row by row, and stored whole or not at all. */
export function FileDialog({ isOpen, zone, onClose }: FileDialogProps) {
  const t = useT();
  const formId = useId();
  const { file, found, check, store, ask, write, restart, handleStore } = useFile(zone, onClose);
  const problem = store.error ?? check.error;
  const close = () => {
    restart();
    onClose();
  };
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(open) => !open && close()}
      title={<T k="file.title" />}
      closeLabel={t("calendar.close")}
      footer={
        found === undefined ? (
          <>
            <Button onClick={close}>
              <T k="planEditor.cancel" />
            </Button>
            <Button
              type="submit"
              form={formId}
              variant="primary"
              disabled={file.text.trim() === ""}
              isLoading={check.isPending}
            >
              <T k="file.check" />
            </Button>
          </>
        ) : (
          <>
            <Button onClick={restart}>
              <T k="file.another" />
            </Button>
            <Button
              variant="primary"
              disabled={found.problems.length > 0}
              isLoading={store.isPending}
              onClick={handleStore}
            >
              <T k="file.store" v={{ n: found.rows }} />
            </Button>
          </>
        )
      }
    >
      <div className="flex flex-col gap-5 pb-2">
        {problem !== null && <Notice tone="danger" title={wordsOf(problem)} />}
        {found === undefined ? (
          <ChooseFile id={formId} text={file.text} isChecking={check.isPending} onWrite={write} onText={ask} />
        ) : (
          <>
            {found.problems.length > 0 && <Problems problems={found.problems} />}
            {found.entries.length > 0 && <Entries entries={found.entries} />}
            <Columns found={found} isBusy={check.isPending} onChange={(map) => ask(file.text, map)} />
          </>
        )}
      </div>
    </Dialog>
  );
}

/** The text that was chosen, which columns were pointed elsewhere, and what the server made of them. */
function useFile(zone: string, onStored: () => void) {
  const t = useT();
  const { notify } = useNotification();
  const check = useCheckFile();
  const store = useStoreFile();
  const [file, setFile] = useState(noFile);

  function ask(text: string, map: ColumnMap = {}) {
    const asked = { ...file, text, columns: { ...(text === file.text && file.columns), ...map } };
    setFile(asked);
    store.reset();
    check.mutate({ text, columns: asked.columns, timeZone: zone });
  }
  function restart() {
    setFile(noFile());
    check.reset();
    store.reset();
  }
  function handleStore() {
    if (store.isPending) return;
    store.mutate(
      { ...file, timeZone: zone },
      {
        onSuccess: ({ isStored, rows }) => {
          // Something it needs has changed since it was checked: what, is told in its place.
          if (!isStored) return;
          notify({ type: "success", message: t("file.stored", { n: rows }) });
          restart();
          onStored();
        },
      },
    );
  }
  const write = (text: string) => setFile({ ...file, text });
  return { file, found: store.data ?? check.data, check, store, ask, write, restart, handleStore };
}

/** With a key of its own: however often it is sent, it is stored once. */
function noFile(): { text: string; columns: ColumnMap; idempotencyKey: string } {
  return { text: "", columns: {}, idempotencyKey: randomId() };
}

type ChooseFileProps = {
  id: string;
  text: string;
  isChecking: boolean;
  onWrite: (text: string) => void;
  onText: (text: string) => void;
};

function ChooseFile({ id, text, isChecking, onWrite, onText }: ChooseFileProps) {
  const t = useT();
  const { notify } = useNotification();
  return (
    <form
      id={id}
      noValidate
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== "" && !isChecking) onText(text);
      }}
    >
      <FileDrop
        title={<T k="file.choose" />}
        hint={<T k="file.choose.hint" />}
        browseLabel={<T k="file.browse" />}
        accept={TYPES}
        maxBytes={FILE_MAX_BYTES}
        onFiles={([file]) => void (file && textOf(file).then(onText))}
        onRefused={([refused]) =>
          notify({ type: "error", message: t(refused?.reason === "size" ? "file.large" : "file.unreadable") })
        }
      />
      <TextArea
        label={<T k="file.paste" />}
        rows={6}
        value={text}
        onChange={(event) => onWrite(event.currentTarget.value)}
      />
      {isChecking && (
        <SkeletonGroup label={t("file.checking")}>
          <Skeleton className="h-24" />
        </SkeletonGroup>
      )}
    </form>
  );
}

/** The reason stands at the file where there is one. */
function wordsOf(problem: Error): string {
  return (problem instanceof ApiError ? problem.fields["text"] : undefined) ?? problem.message;
}

/** Older spreadsheets write Turkish in a code page of their own. */
async function textOf(file: File): Promise<string> {
  const bytes = await file.arrayBuffer();
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1254").decode(bytes);
  }
}
