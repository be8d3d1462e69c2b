import type { Image } from "@sahne/contract/images";
import { ArrowDown, ArrowUp, X } from "lucide-react";
import { apiAddress } from "#lib/api.ts";
import { T, useT } from "#lib/messages.tsx";
import { IconButton } from "#ui/button.tsx";

type PictureListProps = {
  isOpen: boolean;
  images: readonly Image[];
  /** A vendor takes the first alone. */
  isFirstOnly: boolean;
  onChange: (imageIds: string[]) => void;
};

/** Several pictures in the order in which the film gets them. */
export function PictureList({ images, isFirstOnly, onChange }: PictureListProps) {
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
