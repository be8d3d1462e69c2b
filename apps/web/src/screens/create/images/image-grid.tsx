import type { Image } from "@sahne/contract/videos/images";
import { useRef, type KeyboardEvent } from "react";
import { T } from "#lib/messages.tsx";
import { ImageTile } from "./image-tile.tsx";
import { nearestTile, type Direction } from "./nearest-tile.ts";

export type ImageGridProps = {
  images: readonly Image[];
  chosenId: string | null;
  onChoose: (imageId: string) => void;
  onConfirm: (imageId: string) => void;
  onDelete: (image: Image) => void;
};

const DIRECTIONS: Record<string, Direction> = {
  ArrowUp: "up",
  ArrowDown: "down",
  ArrowLeft: "left",
  ArrowRight: "right",
};

/** One group of radios over both shelves, so the arrows cross from one's own pictures to the ready ones. */
export function ImageGrid({ images, chosenId, onChoose, onConfirm, onDelete }: ImageGridProps) {
  const root = useRef<HTMLFieldSetElement>(null);
  const shelves = [
    { key: "picker.grid", images: images.filter(({ isStarter }) => !isStarter) },
    { key: "picker.starters", images: images.filter(({ isStarter }) => isStarter) },
  ] as const;
  const shown = shelves.flatMap((shelf) => shelf.images);

  function handleKey(event: KeyboardEvent) {
    if (!(event.target instanceof HTMLInputElement)) return;
    const radios = [...(root.current?.querySelectorAll<HTMLInputElement>("input[type=radio]") ?? [])];
    const from = radios.indexOf(event.target);
    const image = shown[from];
    if (image === undefined) return;
    const direction = DIRECTIONS[event.key];
    if (event.key === "Enter") onConfirm(image._id);
    else if (event.key === "Delete") onDelete(image);
    else if (direction !== undefined) moveTo(radios, nearestTile(radios.map(boxOf), from, direction));
    else if (event.key === "Home") moveTo(radios, 0);
    else if (event.key === "End") moveTo(radios, radios.length - 1);
    else return;
    event.preventDefault();
  }

  return (
    <fieldset ref={root} className="min-w-0" onKeyDown={handleKey}>
      <legend className="sr-only">
        <T k="picker.grid" />
      </legend>
      {shelves.map(
        (shelf) =>
          shelf.images.length > 0 && (
            <section key={shelf.key} className="mb-5">
              <h3 className="mb-2 text-sm font-medium text-text-2">
                <T k={shelf.key} />
              </h3>
              <div className="grid grid-cols-2 gap-3 sm:grid-cols-3 md:grid-cols-4">
                {shelf.images.map((image) => (
                  <ImageTile
                    key={image._id}
                    image={image}
                    isChosen={image._id === chosenId}
                    onChoose={() => onChoose(image._id)}
                    onConfirm={() => onConfirm(image._id)}
                    onDelete={() => onDelete(image)}
                  />
                ))}
              </div>
            </section>
          ),
      )}
    </fieldset>
  );
}

function moveTo(radios: readonly HTMLInputElement[], index: number): void {
  const radio = radios[index];
  radio?.focus();
  radio?.click();
  radio?.closest("label")?.scrollIntoView({ block: "nearest" });
}

function boxOf(radio: HTMLInputElement): DOMRect {
  return (radio.closest("label") ?? radio).getBoundingClientRect();
}
