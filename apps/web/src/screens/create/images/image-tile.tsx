import type { Image } from "@sahne/contract/videos/images";
import { Check, Trash2 } from "lucide-react";
import { apiAddress } from "#lib/api.ts";
import { useT } from "#lib/messages.tsx";
import { IconButton } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";

type ImageTileProps = {
  image: Image;
  isChosen: boolean;
  onChoose: () => void;
  onConfirm: () => void;
  onDelete: () => void;
};

export function ImageTile({ image, isChosen, onChoose, onConfirm, onDelete }: ImageTileProps) {
  const t = useT();
  return (
    <div className="group relative">
      <label
        onDoubleClick={onConfirm}
        className={classNames(
          "moves relative block overflow-hidden rounded-md border border-line hover:border-line-strong",
          "has-checked:border-text has-checked:shadow-[0_0_0_1px_var(--c-text)]",
          "has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus",
        )}
      >
        <input
          type="radio"
          name="picker-image"
          value={image._id}
          checked={isChosen}
          onChange={onChoose}
          className="peer sr-only"
        />
        <img
          src={apiAddress(image.thumbUrl)}
          alt=""
          loading="lazy"
          className="aspect-[4/3] w-full bg-film object-cover"
        />
        <span className="block truncate px-2 py-1.5 text-sm">{image.userName}</span>
        <span
          aria-hidden="true"
          className="absolute top-2 left-2 hidden size-6 items-center justify-center rounded-full bg-accent text-on-accent peer-checked:flex"
        >
          <Check className="size-4" strokeWidth={3} />
        </span>
      </label>
      <IconButton
        size="sm"
        isOnFilm
        label={t("picker.delete", { name: image.userName })}
        // One stop per picture would make the grid endless for the keyboard; the Delete key does the same.
        tabIndex={isChosen ? 0 : -1}
        onClick={onDelete}
        className={classNames(
          "absolute! top-1.5 right-1.5 focus-visible:opacity-100 group-hover:opacity-100",
          // Under a finger nothing hovers: what cannot be seen must not be pressed either.
          !isChosen && "opacity-0 pointer-coarse:hidden",
        )}
      >
        <Trash2 aria-hidden="true" className="size-4" />
      </IconButton>
    </div>
  );
}
