import { IMAGE_MAX_BYTES, IMAGE_TYPES } from "@sahne/contract/limits";
import { ImagePlus } from "lucide-react";
import { useEffect, useId, useRef, useState, type ChangeEvent } from "react";
import { useImages, useSendImage } from "#data/videos/images.ts";
import { apiAddress } from "#lib/api.ts";
import { T, TextFor, useT } from "#lib/messages.tsx";
import { UploadCancelled } from "#lib/upload.ts";
import { Button } from "#ui/button.tsx";
import { FieldError } from "#ui/form/field.tsx";
import { sortFiles } from "#ui/form/file-rules.ts";

type ThumbnailImagesProps = { imageId: string; onChange: (imageId: string) => void };

/** One of the user's pictures, or a file that becomes one. */
export function ThumbnailImages({ imageId, onChange }: ThumbnailImagesProps) {
  const t = useT();
  const name = useId();
  const images = useImages({ isNeeded: true });
  const { send, percent, problem } = useSendOne(onChange);
  const input = useRef<HTMLInputElement>(null);
  const isSending = percent !== null;

  function handleChange({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const [file] = currentTarget.files ?? [];
    if (file !== undefined) void send(file);
    // The same file may be picked again after a mistake.
    currentTarget.value = "";
  }

  return (
    <div className="flex flex-col gap-3">
      {images.data?.images.length === 0 && (
        <p className="text-sm text-text-3">
          <T k="publish.thumbnail.noImages" />
        </p>
      )}
      <div
        role="radiogroup"
        aria-label={t("publish.thumbnail.choice")}
        className="grid max-h-56 grid-cols-3 gap-2 overflow-y-auto p-1 empty:hidden sm:grid-cols-4"
      >
        {images.data?.images.map((image) => (
          <label
            key={image._id}
            className="moves relative overflow-hidden rounded-md border border-line has-checked:border-text has-checked:shadow-[0_0_0_2px_var(--c-text)] has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={name}
              checked={image._id === imageId}
              onChange={() => onChange(image._id)}
              className="sr-only"
            />
            <img
              src={apiAddress(image.thumbUrl)}
              alt={image.userName}
              loading="lazy"
              className="aspect-video w-full bg-film object-cover"
            />
          </label>
        ))}
      </div>
      <Button
        size="sm"
        className="self-start"
        icon={<ImagePlus aria-hidden="true" className="size-4" />}
        isLoading={isSending}
        onClick={() => input.current?.click()}
      >
        {isSending ? <T k="publish.thumbnail.sending" /> : <T k="publish.thumbnail.file" />}
      </Button>
      <input ref={input} type="file" hidden accept={IMAGE_TYPES.join(",")} onChange={handleChange} />
      {problem !== null && (
        <FieldError>
          <TextFor code={problem} />
        </FieldError>
      )}
    </div>
  );
}

/** Sends a picked file; it is chosen as soon as the server has it. */
function useSendOne(onSent: (imageId: string) => void) {
  const sendImage = useSendImage();
  const [percent, setPercent] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const abort = useRef(new AbortController());
  useEffect(() => {
    const controller = new AbortController();
    abort.current = controller;
    return () => controller.abort();
  }, []);

  async function send(file: File) {
    const [refused] = sortFiles([file], { accept: IMAGE_TYPES, maxBytes: IMAGE_MAX_BYTES }).refused;
    if (refused !== undefined) {
      setProblem(refused.reason === "type" ? "publish.thumbnail.wrongType" : "publish.thumbnail.tooLarge");
      return;
    }
    setProblem(null);
    setPercent(0);
    try {
      const image = await sendImage(file, { signal: abort.current.signal, onProgress: setPercent });
      onSent(image._id);
    } catch (error) {
      if (error instanceof UploadCancelled) return;
      setProblem(error instanceof Error ? error.message : String(error));
    }
    setPercent(null);
  }

  return { send, percent, problem };
}
