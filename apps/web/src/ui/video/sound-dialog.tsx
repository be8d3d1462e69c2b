import { SOUND_MAX_BYTES } from "@sahne/contract/limits";
import { Trash2, Upload } from "lucide-react";
import { useRef, useState } from "react";
import { T, useT } from "#lib/messages.tsx";
import { Button, IconButton } from "#ui/button.tsx";
import { Checkbox } from "#ui/form/checkbox.tsx";
import { FieldError } from "#ui/form/field.tsx";
import { Notice } from "#ui/notice.tsx";
import { ConfirmDialog } from "#ui/overlay/confirm-dialog.tsx";
import { Dialog } from "#ui/overlay/dialog.tsx";
import { Progress } from "#ui/progress.tsx";
import { Skeleton, SkeletonGroup } from "#ui/skeleton.tsx";

type ShownSound = { _id: string; name: string; seconds: number; url: string };

/** Somebody's sound files and what can be done with them, as the data layer hands them in. */
export type SoundShelf = {
  /** Undefined until they are known. */
  sounds: readonly ShownSound[] | undefined;
  list: { isPending: boolean; isError: boolean; isFetching: boolean; refetch: () => unknown };
  add: {
    isPending: boolean;
    error: Error | null;
    variables: { name: string } | undefined;
    mutate: (file: { name: string; body: Blob }, options: { onSuccess: (sound: { _id: string }) => void }) => void;
    reset: () => void;
  };
  remove: { isPending: boolean; error: Error | null; mutate: (id: string, options: { onSuccess: () => void }) => void };
  /** How much of the file that is being sent has left. */
  percent: number;
};

type SoundDialogProps = {
  isOpen: boolean;
  kind: "music" | "speech";
  shelf: SoundShelf;
  chosenId: string | null;
  onChoose: (soundId: string) => void;
  onDeleted: (soundId: string) => void;
  onClose: () => void;
};

/** R17.8, R17.9. A file is only sent by somebody who says that they may use it; what was sent last is chosen by itself. */
export function SoundDialog({ isOpen, kind, shelf, chosenId, onChoose, onDeleted, onClose }: SoundDialogProps) {
  const t = useT();
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(stays) => {
        if (!stays) onClose();
      }}
      title={<T k={`sounds.${kind}.title`} />}
      description={<T k={`sounds.${kind}.text`} />}
      closeLabel={t("common.close")}
    >
      <div className="flex flex-col gap-5 pb-4">
        <AddSound kind={kind} add={shelf.add} percent={shelf.percent} onAdded={onChoose} />
        <Shelf kind={kind} shelf={shelf} chosenId={chosenId} onChoose={onChoose} onDeleted={onDeleted} />
      </div>
    </Dialog>
  );
}

type AddSoundProps = Pick<SoundShelf, "add" | "percent"> &
  Pick<SoundDialogProps, "kind"> & { onAdded: (soundId: string) => void };

function AddSound({ kind, add, percent, onAdded }: AddSoundProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isMine, setIsMine] = useState(false);
  const [isTooLarge, setIsTooLarge] = useState(false);

  function send(file: File | undefined): void {
    if (!file) return;
    setIsTooLarge(file.size > SOUND_MAX_BYTES);
    add.reset();
    if (file.size <= SOUND_MAX_BYTES)
      add.mutate({ name: file.name, body: file }, { onSuccess: ({ _id }) => onAdded(_id) });
  }

  return (
    <div className="flex flex-col gap-3 rounded-lg border border-line bg-surface-1 p-4">
      <Checkbox
        label={<T k={`sounds.${kind}.right`} />}
        hint={<T k={`sounds.${kind}.rightHint`} />}
        checked={isMine}
        onChange={({ currentTarget }) => setIsMine(currentTarget.checked)}
      />
      <input
        ref={input}
        type="file"
        accept="audio/*,.mp3,.wav,.m4a"
        hidden
        onChange={({ currentTarget }) => {
          send(currentTarget.files?.[0]);
          // So that the same file can be chosen once more.
          currentTarget.value = "";
        }}
      />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          variant="primary"
          disabled={!isMine}
          isLoading={add.isPending}
          icon={<Upload aria-hidden="true" className="size-4" />}
          onClick={() => input.current?.click()}
        >
          <T k={`sounds.${kind}.choose`} />
        </Button>
        <p className="min-w-0 flex-1 basis-48 text-sm text-text-3">
          <T k={`sounds.${kind}.limits`} />
        </p>
      </div>
      {add.isPending && add.variables && (
        // All of it has left before it is looked into: then nobody knows how long it still takes.
        <Progress label={add.variables.name} value={percent >= 100 ? null : percent}>
          <T k="sounds.sending" v={{ name: add.variables.name }} />
        </Progress>
      )}
      {(isTooLarge || add.error) && (
        <div className="text-sm">
          <FieldError>{isTooLarge ? <T k="sounds.tooLarge" /> : add.error?.message}</FieldError>
        </div>
      )}
    </div>
  );
}

type ShelfProps = Omit<SoundDialogProps, "isOpen" | "onClose">;

function Shelf({ kind, shelf: { sounds, list, remove }, chosenId, onChoose, onDeleted }: ShelfProps) {
  const t = useT();
  const [leaving, setLeaving] = useState<ShownSound | null>(null);
  const [lastName, setLastName] = useState("");
  if (leaving !== null && leaving.name !== lastName) setLastName(leaving.name);

  function confirm(): void {
    if (!leaving) return;
    remove.mutate(leaving._id, {
      onSuccess: () => {
        onDeleted(leaving._id);
        setLeaving(null);
      },
    });
  }

  if (list.isPending)
    return (
      <SkeletonGroup label={t(`sounds.${kind}.loading`)}>
        <Skeleton className="h-16" />
      </SkeletonGroup>
    );
  if (sounds === undefined)
    return (
      <Notice
        tone="danger"
        title={<T k={`sounds.${kind}.error`} />}
        action={
          <Button size="sm" isLoading={list.isFetching} onClick={() => void list.refetch()}>
            <T k="common.retry" />
          </Button>
        }
      />
    );
  if (sounds.length === 0)
    return (
      <p className="text-sm text-text-3">
        <T k={`sounds.${kind}.none`} />
      </p>
    );
  return (
    <>
      <ul aria-label={t(`sounds.${kind}.list`)} className="flex flex-col gap-3">
        {sounds.map((sound) => (
          <Track
            key={sound._id}
            kind={kind}
            sound={sound}
            isChosen={sound._id === chosenId}
            onChoose={() => onChoose(sound._id)}
            onDelete={() => setLeaving(sound)}
          />
        ))}
      </ul>
      <ConfirmDialog
        isOpen={leaving !== null}
        onOpenChange={(stays) => {
          if (!stays) setLeaving(null);
        }}
        title={<T k={`sounds.${kind}.deleteTitle`} />}
        description={<T k={`sounds.${kind}.deleteText`} v={{ name: leaving?.name ?? lastName }} />}
        confirmLabel={<T k="common.delete" />}
        cancelLabel={<T k="common.cancel" />}
        isPending={remove.isPending}
        onConfirm={confirm}
      >
        {remove.error && (
          <div className="mt-3 text-sm">
            <FieldError>{remove.error.message}</FieldError>
          </div>
        )}
      </ConfirmDialog>
    </>
  );
}

type TrackProps = {
  kind: SoundDialogProps["kind"];
  sound: ShownSound;
  isChosen: boolean;
  onChoose: () => void;
  onDelete: () => void;
};

function Track({ kind, sound: { name, seconds, url }, isChosen, onChoose, onDelete }: TrackProps) {
  const t = useT();
  return (
    <li className="flex flex-col gap-3 rounded-lg border border-line bg-surface-1 p-4">
      <div className="flex items-center gap-3">
        <p className="min-w-0 flex-1 truncate text-base font-medium">{name}</p>
        <span className="text-sm text-text-3 tabular-nums">{clockOf(seconds)}</span>
        <Button size="sm" variant={isChosen ? "primary" : "secondary"} aria-pressed={isChosen} onClick={onChoose}>
          <T k={isChosen ? "sounds.used" : "sounds.use"} />
        </Button>
        <IconButton size="sm" label={t(`sounds.${kind}.delete`, { name })} onClick={onDelete}>
          <Trash2 aria-hidden="true" className="size-4" />
        </IconButton>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- music has no words, and what is said stands in the film. */}
      <audio
        controls
        preload="none"
        src={url}
        aria-label={t(`sounds.${kind}.listen`, { name })}
        className="h-10 w-full"
      />
    </li>
  );
}

function clockOf(seconds: number): string {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}
