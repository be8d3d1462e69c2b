import type { OwnFile } from "@sahne/contract/videos/own-files";
import { FileVideo, RotateCw, Upload, X } from "lucide-react";
import { useRef, useState, type ReactNode } from "react";
import { useDropOwnFile, useOwnFiles } from "#data/studio/own-files.ts";
import { T, TextFor, useT } from "#lib/messages.tsx";
import { Button, IconButton } from "#ui/button.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { Card } from "#ui/card.tsx";
import { classNames } from "#ui/class-names.ts";
import { FieldError } from "#ui/form/field.tsx";
import { Notice } from "#ui/notice.tsx";
import { Dialog } from "#ui/overlay/dialog.tsx";
import { Progress } from "#ui/progress.tsx";
import { Skeleton, SkeletonGroup } from "#ui/skeleton.tsx";
import { isSame, useSending, type Sending } from "./use-sending.ts";

const TYPES = "video/mp4,video/quicktime,.mp4,.mov,.m4v";
const MEGABYTE = 1_000_000;

/** R18.8: films somebody already has join My Videos. Closing it stops what is being sent; what has arrived stays. */
export function OwnFilesDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useT();
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(stays) => {
        if (!stays) onClose();
      }}
      title={<T k="adding.title" />}
      description={<T k="adding.text" />}
      closeLabel={t("videos.close")}
    >
      <Files />
    </Dialog>
  );
}

function Files() {
  const t = useT();
  const files = useOwnFiles();
  const sending = useSending();
  // What this page sends is told by this page; the rest waits for somebody to choose it again.
  const resting = (files.data ?? []).filter(
    ({ name, bytes }) => !sending.files.some(({ file }) => isSame(file, { name, size: bytes })),
  );
  return (
    <div className="flex flex-col gap-5 pb-4">
      <DropZone onChosen={sending.add} />
      {files.isPending && (
        <SkeletonGroup label={t("adding.loading")}>
          <Skeleton className="h-16" />
        </SkeletonGroup>
      )}
      {files.isError && files.data === undefined && (
        <Notice
          tone="danger"
          title={<T k="adding.error" />}
          action={
            <Button size="sm" isLoading={files.isFetching} onClick={() => void files.refetch()}>
              <T k="common.retry" />
            </Button>
          }
        >
          {files.error.message}
        </Notice>
      )}
      {sending.files.length + resting.length > 0 && (
        <ul aria-label={t("adding.list")} className="flex flex-col gap-3">
          {sending.files.map((one) => (
            <SendingRow
              key={`${one.file.name} ${one.file.size}`}
              sending={one}
              onGoOn={() => sending.goOn(one.file)}
              onRemove={() => sending.remove(one.file)}
            />
          ))}
          {resting.map((file) => (
            <RestingRow key={file._id} file={file} />
          ))}
        </ul>
      )}
    </div>
  );
}

function DropZone({ onChosen }: { onChosen: (files: File[]) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const t = useT();
  const [isOver, setIsOver] = useState(false);
  return (
    <Card
      className={classNames("flex flex-col items-center gap-3 border-dashed text-center", isOver && "bg-surface-3")}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        onChosen([...event.dataTransfer.files]);
      }}
    >
      <FileVideo aria-hidden="true" className="size-8 text-text-3" />
      <input
        ref={input}
        type="file"
        multiple
        accept={TYPES}
        aria-label={t("adding.choose")}
        className="sr-only"
        tabIndex={-1}
        onChange={(event) => {
          onChosen([...(event.currentTarget.files ?? [])]);
          // So that the same file can be chosen once more.
          event.currentTarget.value = "";
        }}
      />
      <Button
        variant="primary"
        icon={<Upload aria-hidden="true" className="size-4" />}
        onClick={() => input.current?.click()}
      >
        <T k="adding.choose" />
      </Button>
      <p className="text-sm text-text-2">
        <T k="adding.drop" />
      </p>
      <p className="text-sm text-text-3">
        <T k="adding.limits" />
      </p>
    </Card>
  );
}

type SendingRowProps = { sending: Sending; onGoOn: () => void; onRemove: () => void };

function SendingRow({ sending: { file, state, known, problem }, onGoOn, onRemove }: SendingRowProps) {
  const t = useT();
  const sent = known?.receivedBytes ?? 0;
  return (
    <Row
      name={file.name}
      actions={
        state === "failed" && (
          <>
            <IconButton size="sm" label={t("adding.goOn")} onClick={onGoOn}>
              <RotateCw aria-hidden="true" className="size-4" />
            </IconButton>
            <IconButton size="sm" label={t("adding.remove", { name: file.name })} onClick={onRemove}>
              <X aria-hidden="true" className="size-4" />
            </IconButton>
          </>
        )
      }
    >
      {state === "failed" ? (
        <div role="alert" className="text-sm">
          <FieldError>{problem}</FieldError>
        </div>
      ) : (
        <Progress label={file.name} value={state === "waiting" ? 0 : (100 * sent) / file.size}>
          {state === "waiting" ? <T k="adding.waiting" /> : <T k="adding.sending" v={megabytes(sent, file.size)} />}
        </Progress>
      )}
    </Row>
  );
}

/** Nothing of it leaves this page now: it is being checked, is done, was not taken, or waits to be chosen again. */
function RestingRow({ file }: { file: OwnFile }) {
  const t = useT();
  const drop = useDropOwnFile();
  const isDroppable = file.status === "receiving" || file.status === "failed";
  return (
    <Row
      name={file.name}
      actions={
        <>
          {file.videoId !== null && (
            <ButtonLink size="sm" to={`/dashboard/videos?video=${encodeURIComponent(file.videoId)}`}>
              <T k="adding.open" />
            </ButtonLink>
          )}
          {isDroppable && (
            <IconButton
              size="sm"
              label={t("adding.remove", { name: file.name })}
              disabled={drop.isPending}
              onClick={() => drop.mutate(file._id)}
            >
              <X aria-hidden="true" className="size-4" />
            </IconButton>
          )}
        </>
      }
    >
      <div className="text-sm text-text-2">
        {file.status === "checking" && (
          <Progress label={file.name} value={null}>
            <T k="adding.checking" />
          </Progress>
        )}
        {file.status === "receiving" && <T k="adding.paused" v={megabytes(file.receivedBytes, file.bytes)} />}
        {file.status === "ready" && <T k="adding.ready" />}
        {file.status === "failed" && file.errorCode !== null && (
          <FieldError>
            <TextFor code={`error.${file.errorCode}`} /> <TextFor code={`error.${file.errorCode}.action`} />
          </FieldError>
        )}
      </div>
    </Row>
  );
}

function Row({ name, actions, children }: { name: string; actions: ReactNode; children: ReactNode }) {
  return (
    <li className="flex items-center gap-3 rounded-lg border border-line bg-surface-1 p-4">
      <div className="flex min-w-0 flex-1 flex-col gap-2">
        <p className="truncate text-base font-medium">{name}</p>
        {children}
      </div>
      <div className="flex shrink-0 items-center gap-2">{actions}</div>
    </li>
  );
}

function megabytes(sent: number, all: number): { sent: string; all: string } {
  return { sent: String(Math.floor(sent / MEGABYTE)), all: String(Math.max(1, Math.round(all / MEGABYTE))) };
}
