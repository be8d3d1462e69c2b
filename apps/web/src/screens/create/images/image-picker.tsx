import type { Image } from "@sahne/contract/videos/images";
import { CloudUpload } from "lucide-react";
import { useRef, useState, type ChangeEvent } from "react";
import { useImages } from "#data/videos/images.ts";
import { T, useT } from "#lib/messages.tsx";
import { useMediaQuery } from "#ui/appearance/use-media-query.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/overlay/dialog.tsx";
import { DeleteImageDialog } from "./delete-image-dialog.tsx";
import { ImageShelf } from "./image-shelf.tsx";
import { RefusedFiles, UploadList } from "./upload-list.tsx";
import { useFileIntake } from "./use-file-intake.ts";
import { useUploads } from "./use-uploads.ts";

type ImagePickerProps = {
  isOpen: boolean;
  chosenId: string | null;
  onClose: () => void;
  onChoose: (imageId: string) => void;
};

/** R7.3. What is sent goes on when the panel is closed; the newest picture is chosen by itself. */
export function ImagePicker({ isOpen, chosenId, onClose, onChoose }: ImagePickerProps) {
  const t = useT();
  const [markedId, setMarkedId] = useState(chosenId);
  const [deleting, setDeleting] = useState<Image | null>(null);
  const { refused, uploads, add, remove, retry } = useUploads((image) => setMarkedId(image._id));
  const isOver = useFileIntake(isOpen, deleting === null ? add : null);
  const isTouch = useMediaQuery("(pointer: coarse)");
  const isKnown = useImages({ isNeeded: isOpen }).data?.images.some(({ _id }) => _id === markedId) === true;

  // Opened again it starts from what the form holds, not from what was marked and then left.
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (wasOpen !== isOpen) {
    setWasOpen(isOpen);
    if (isOpen) setMarkedId(chosenId);
  }

  function confirm(imageId: string) {
    onChoose(imageId);
    onClose();
  }

  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(stays) => {
        if (!stays) onClose();
      }}
      size="lg"
      title={<T k="picker.title" />}
      description={isTouch ? undefined : <T k="picker.description" />}
      closeLabel={t("common.close")}
      // The button that opened it is another one once a picture is chosen.
      finalFocus={() => document.querySelector<HTMLElement>("#create-image button")}
      footer={
        <>
          <Button onClick={onClose}>
            <T k="common.cancel" />
          </Button>
          <Button
            variant="primary"
            disabled={!isKnown}
            onClick={() => {
              if (markedId !== null) confirm(markedId);
            }}
          >
            <T k="picker.confirm" />
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5 pb-2">
        <FileRow isOver={isOver} isTouch={isTouch} onFiles={add} />
        <RefusedFiles problems={refused} />
        {uploads.length > 0 && <UploadList uploads={uploads} onRemove={remove} onRetry={retry} />}
        <ImageShelf chosenId={markedId} onChoose={setMarkedId} onConfirm={confirm} onDelete={setDeleting} />
      </div>
      <DeleteImageDialog image={deleting} onClose={() => setDeleting(null)} />
    </Dialog>
  );
}

type FileRowProps = { isOver: boolean; isTouch: boolean; onFiles: (files: File[]) => void };

function FileRow({ isOver, isTouch, onFiles }: FileRowProps) {
  const input = useRef<HTMLInputElement>(null);

  function handleChange({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    onFiles([...(currentTarget.files ?? [])]);
    // The same file may be picked again after a mistake.
    currentTarget.value = "";
  }

  return (
    <div
      className={`moves flex flex-wrap items-center gap-x-4 gap-y-3 rounded-lg border border-dashed p-4 ${
        isOver ? "border-accent-graphic bg-accent-tint" : "border-line-strong bg-surface-sunken/40"
      }`}
    >
      <CloudUpload aria-hidden="true" className="size-6 shrink-0 text-text-3" />
      <div className="min-w-0 flex-1 basis-48">
        <p className="text-base font-medium">
          <T k={isOver ? "create.image.dropNow" : isTouch ? "picker.fromGallery" : "picker.drop"} />
        </p>
        <p className="text-sm text-text-3">
          <T k="picker.hint" />
        </p>
      </div>
      <Button size="sm" onClick={() => input.current?.click()}>
        <T k="picker.browse" />
      </Button>
      <input ref={input} type="file" hidden multiple accept="image/*" onChange={handleChange} />
    </div>
  );
}
