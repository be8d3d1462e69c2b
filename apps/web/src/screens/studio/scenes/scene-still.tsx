import { useEffect, useRef } from "react";
import { classNames } from "#ui/class-names.ts";

type SceneStillProps = { picture: ImageBitmap | undefined; shape: string; className?: string };

/** A scene as it looks; empty until it has been painted. Its words stand beside it, so it needs no name. */
export function SceneStill({ picture, shape, className }: SceneStillProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (picture) canvas.current?.getContext("2d")?.drawImage(picture, 0, 0);
  }, [picture]);
  return (
    <span
      aria-hidden="true"
      className={classNames("block shrink-0 overflow-hidden rounded-sm bg-film", className)}
      style={{ aspectRatio: shape.replace(":", " / ") }}
    >
      <canvas
        ref={canvas}
        width={picture?.width ?? 1}
        height={picture?.height ?? 1}
        className={classNames("size-full object-cover", !picture && "invisible")}
      />
    </span>
  );
}
