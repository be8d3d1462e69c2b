import { IMAGE_TYPES } from "@sahne/contract/limits";
import { useMutation } from "@tanstack/react-query";
import { ImageUp, X } from "lucide-react";
import { useRef } from "react";
import { useImages, useSendImage } from "#data/videos/images.ts";
import { apiAddress } from "#lib/api.ts";
import { T, useT } from "#lib/messages.tsx";
import { Button, IconButton } from "#ui/button.tsx";
import { FieldError } from "#ui/form/field.tsx";

type LogoFieldProps = { value: string | null; onChange: (imageId: string | null) => void };

/** A file of one's own; it lies among the account's images. */
export function LogoField({ value, onChange }: LogoFieldProps) {
  const t = useT();
  const images = useImages({ isNeeded: true });
  const input = useRef<HTMLInputElement>(null);
  const sendImage = useSendImage();
  const send = useMutation({
    mutationFn: (file: File) => sendImage(file, { onProgress: () => undefined, signal: new AbortController().signal }),
    onSuccess: (image) => onChange(image._id),
  });
  const chosen = images.data?.images.find(({ _id }) => _id === value);
  const isGone = value !== null && images.isSuccess && chosen === undefined;
  return (
    <div className="flex flex-col gap-1.5">
      <span className="text-sm font-medium">
        <T k="brand.logo" />
      </span>
      <div className="flex items-center gap-3">
        {chosen && (
          <img
            src={apiAddress(chosen.thumbUrl)}
            alt={chosen.userName}
            className="size-14 rounded-md border border-line bg-surface-3 object-contain"
          />
        )}
        <input
          ref={input}
          type="file"
          accept={IMAGE_TYPES.join(",")}
          aria-label={t("brand.logo.choose")}
          className="sr-only"
          tabIndex={-1}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) send.mutate(file);
            target.value = "";
          }}
        />
        <Button
          icon={<ImageUp aria-hidden="true" className="size-4" />}
          isLoading={send.isPending}
          onClick={() => input.current?.click()}
        >
          <T k="brand.logo.choose" />
        </Button>
        {value !== null && (
          <IconButton label={t("brand.logo.remove")} onClick={() => onChange(null)}>
            <X aria-hidden="true" className="size-5" />
          </IconButton>
        )}
      </div>
      {isGone && (
        <FieldError>
          <T k="brand.logo.gone" />
        </FieldError>
      )}
      {send.isError && <FieldError>{send.error.message}</FieldError>}
    </div>
  );
}
