import type { Image } from "@sahne/contract/videos/images";
import { ArrowDown, ArrowUp, X } from "lucide-react";
import { apiAddress } from "#lib/api.ts";
import { T, useT } from "#lib/messages.tsx";
import { Button, IconButton } from "#ui/button.tsx";

type ImageListProps = {
  isOpen: boolean;
  images: readonly Image[];
  /** A vendor takes the first alone. */
  isFirstOnly: boolean;
  /** To choose another instead. */
  onOpen: () => void;
  onChange: (imageIds: string[]) => void;
};

/** The chosen picture, or several in the order in which the film gets them. */
export function ImageList(props: ImageListProps) {
  const [image] = props.images;
  if (props.images.length !== 1 || image === undefined) return <SeveralImages {...props} />;
  return <OnePicture image={image} onOpen={props.onOpen} onRemove={() => props.onChange([])} />;
}

function SeveralImages({ images, isFirstOnly, onChange }: ImageListProps) {
  const t = useT();
  const ids = images.map(({ _id }) => _id);
  function move(from: number, to: number) {
    const moved = ids.toSpliced(from, 1);
    onChange(moved.toSpliced(to, 0, ids[from] ?? ""));
  }
  return (
    <>
      <ol className="flex flex-col gap-2">
        {images.map(({ _id, userName: name, thumbUrl }, index) => (
          <li key={_id} className="flex items-center gap-3 rounded-md border border-line p-2">
            <span aria-hidden="true" className="tabular w-5 shrink-0 text-center text-sm text-text-3">
              {index + 1}
            </span>
            <img
              src={apiAddress(thumbUrl)}
              alt={t("told.image.place", { number: String(index + 1), name })}
              className="h-12 w-16 shrink-0 rounded-sm bg-film object-cover"
            />
            <span className="min-w-0 flex-1 truncate text-base font-medium">{name}</span>
            <IconButton
              size="sm"
              label={t("told.image.earlier", { name })}
              aria-disabled={index === 0}
              onClick={() => index > 0 && move(index, index - 1)}
            >
              <ArrowUp aria-hidden="true" className="size-4" />
            </IconButton>
            <IconButton
              size="sm"
              label={t("told.image.later", { name })}
              aria-disabled={index === images.length - 1}
              onClick={() => index < images.length - 1 && move(index, index + 1)}
            >
              <ArrowDown aria-hidden="true" className="size-4" />
            </IconButton>
            <IconButton
              size="sm"
              label={t("told.image.removeNamed", { name })}
              onClick={() => onChange(ids.toSpliced(index, 1))}
            >
              <X aria-hidden="true" className="size-4" />
            </IconButton>
          </li>
        ))}
      </ol>
      {isFirstOnly && (
        <p className="text-sm text-text-2">
          <T k="told.image.firstOnly" />
        </p>
      )}
    </>
  );
}

type OnePictureProps = { image: Image; onOpen: () => void; onRemove: () => void };

function OnePicture({ image, onOpen, onRemove }: OnePictureProps) {
  const t = useT();
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-md border border-line p-3">
      <img
        src={apiAddress(image.thumbUrl)}
        alt={t("create.image.selected", { name: image.userName })}
        className="h-18 w-28 shrink-0 rounded-sm bg-film object-cover"
      />
      <p className="min-w-0 flex-1 basis-32 text-base">
        <span className="block truncate font-medium">{image.userName}</span>
        <span className="tabular text-sm text-text-3">
          {image.width} × {image.height}
        </span>
      </p>
      <Button size="sm" onClick={onOpen}>
        <T k="create.image.change" />
      </Button>
      <IconButton size="sm" label={t("create.image.remove")} onClick={onRemove}>
        <X aria-hidden="true" className="size-4" />
      </IconButton>
    </div>
  );
}
