import type { Image } from "@sahne/contract/videos/images";
import { FILM_IMAGES_MAX } from "@sahne/contract/limits";
import { ImagePlus } from "lucide-react";
import type { ReactNode } from "react";
import { flushSync } from "react-dom";
import { T } from "#lib/messages.tsx";
import { ImageList } from "#screens/create/create-parts.ts";
import { focusField } from "#screens/create/focus-field.ts";
import { Button } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { FieldError } from "#ui/form/field.tsx";

type ImageFieldProps = {
  images: readonly Image[];
  /** A vendor takes the first alone: no more are asked for. */
  isFirstOnly: boolean;
  isOptional: boolean;
  error: ReactNode;
  /** Files hover over the window and would be taken. */
  isOver: boolean;
  onOpen: (adds: boolean) => void;
  onChange: (imageIds: string[]) => void;
  /** What is on its way. */
  children: ReactNode;
};

/** The chosen picture, or the way to one: by the picker, by drop or by paste. */
export function ImageField(props: ImageFieldProps) {
  const { images, isFirstOnly, isOptional, error, isOver, onOpen, onChange, children } = props;
  const [image] = images;
  const hasError = error !== null && error !== false;
  function handleChange(imageIds: string[]) {
    // Drawn at once, since the button to go to may appear only now.
    flushSync(() => onChange(imageIds));
    if (imageIds.length < images.length) focusField("image");
  }
  return (
    <div id="create-image" role="group" aria-labelledby="create-image-label" className="flex flex-col gap-1.5">
      <div className="flex items-baseline justify-between gap-3">
        <span id="create-image-label" className="text-sm font-medium">
          <T k="create.image.label" />
        </span>
        {isOptional && (
          <span className="text-xs text-text-3">
            <T k="common.optional" />
          </span>
        )}
      </div>
      {image === undefined || isOver ? (
        <button
          type="button"
          onClick={() => onOpen(image !== undefined)}
          aria-describedby={hasError ? "create-image-error" : "create-image-hint"}
          className={classNames(
            "moves flex min-h-24 w-full items-center justify-center gap-3 rounded-md border border-dashed px-4 py-5 text-base font-medium text-text",
            isOver
              ? "border-accent-graphic bg-accent-tint"
              : "border-line-strong bg-surface-sunken/40 hover:border-text-3 hover:bg-surface-3",
          )}
        >
          <ImagePlus aria-hidden="true" className="size-5 text-text-3" />
          <T k={isOver ? "create.image.dropNow" : "create.image.choose"} />
        </button>
      ) : (
        <>
          <ImageList isOpen {...{ images, isFirstOnly }} onOpen={() => onOpen(false)} onChange={handleChange} />
          {!isFirstOnly && images.length < FILM_IMAGES_MAX && (
            <Button
              size="sm"
              className="self-start"
              icon={<ImagePlus aria-hidden="true" className="size-4" />}
              onClick={() => onOpen(true)}
            >
              <T k="create.image.add" />
            </Button>
          )}
        </>
      )}
      {children}
      <div className="text-sm">
        {hasError ? (
          <FieldError id="create-image-error">{error}</FieldError>
        ) : (
          <p id="create-image-hint" className="text-text-3">
            {isOptional ? <T k="create.image.optionalHint" /> : <T k="create.image.requiredHint" />}
            <span className="pointer-coarse:hidden">
              {" "}
              <T k="create.image.dropHint" />
            </span>
          </p>
        )}
      </div>
    </div>
  );
}
