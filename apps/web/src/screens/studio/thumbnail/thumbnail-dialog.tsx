import { TITLE_MAX } from "@sahne/contract/limits";
import { useMutation } from "@tanstack/react-query";
import { Download, Images } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useSendImage } from "#data/videos/images.ts";
import { T, useT } from "#lib/messages.tsx";
import { saveBlob } from "#lib/save-file.ts";
import type { Content } from "#screens/studio/edits/content.ts";
import type { Material } from "#screens/studio/preview/open-film.ts";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/form/text-field.tsx";
import { Notice } from "#ui/notice.tsx";
import { useNotification } from "#ui/notifications/notifications.tsx";
import { Dialog } from "#ui/overlay/dialog.tsx";
import { PROPOSALS } from "./proposals.ts";
import { useProposals } from "./use-proposals.ts";

type ThumbnailDialogProps = {
  isOpen: boolean;
  base: string;
  content: Content;
  material: Material;
  onClose: () => void;
};

/** Three thumbnails in the film's own style, with words of one's own. */
export function ThumbnailDialog({ isOpen, onClose, ...rest }: ThumbnailDialogProps) {
  const t = useT();
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(stays) => {
        if (!stays) onClose();
      }}
      size="lg"
      title={<T k="thumbnail.title" />}
      description={<T k="thumbnail.text" />}
      closeLabel={t("common.close")}
    >
      {isOpen && <Proposals {...rest} />}
    </Dialog>
  );
}

function Proposals({ base, content, material }: Omit<ThumbnailDialogProps, "isOpen" | "onClose">) {
  const [words, setWords] = useState(() => firstWords(content));
  const { files, hasFailed } = useProposals({ base, content, material, words: words.trim() });
  return (
    <div className="flex flex-col gap-4">
      <TextField
        label={<T k="thumbnail.words" />}
        maxLength={TITLE_MAX}
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      {hasFailed && (
        <Notice tone="danger">
          <T k="studio.preview.failed" />
        </Notice>
      )}
      <ul className="grid gap-4 sm:grid-cols-3">
        {Array.from({ length: PROPOSALS }, (_, place) => (
          <li key={place}>
            <Proposal number={place + 1} file={files[place] ?? null} name={content.title} />
          </li>
        ))}
      </ul>
    </div>
  );
}

type ProposalProps = { number: number; file: Blob | null; name: string };

function Proposal({ number, file, name }: ProposalProps) {
  const t = useT();
  const { notify } = useNotification();
  const sendImage = useSendImage();
  const fileName = `${name || "video"}-${number}.jpg`;
  const keep = useMutation({
    mutationFn: (blob: Blob) =>
      sendImage(new File([blob], fileName, { type: blob.type }), {
        onProgress: () => undefined,
        signal: new AbortController().signal,
      }),
    onSuccess: () => notify({ type: "success", message: t("thumbnail.kept") }),
    onError: (error) => notify({ type: "error", message: error.message }),
  });
  return (
    <div className="flex flex-col gap-2">
      <Picture file={file} label={t("thumbnail.proposal", { number })} />
      <div className="flex flex-wrap gap-2">
        <Button
          size="sm"
          icon={<Download aria-hidden="true" className="size-4" />}
          disabled={file === null}
          onClick={() => file && saveBlob(file, fileName)}
        >
          <T k="thumbnail.save" />
        </Button>
        <Button
          size="sm"
          icon={<Images aria-hidden="true" className="size-4" />}
          disabled={file === null}
          isLoading={keep.isPending}
          onClick={() => file && keep.mutate(file)}
        >
          <T k="thumbnail.keep" />
        </Button>
      </div>
    </div>
  );
}

function Picture({ file, label }: { file: Blob | null; label: string }) {
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    if (!file || !image.current) return undefined;
    const address = URL.createObjectURL(file);
    image.current.src = address;
    return () => URL.revokeObjectURL(address);
  }, [file]);
  return (
    <div className="aspect-video overflow-hidden rounded-md bg-film">
      {file && <img ref={image} alt={label} data-bytes={file.size} className="size-full object-cover" />}
    </div>
  );
}

/** A thumbnail says little: the title, or the first words of the film. */
function firstWords({ title, film }: Content): string {
  return (title.trim() || (film.scenes.find(({ text }) => text.trim() !== "")?.text ?? "")).slice(0, TITLE_MAX);
}
