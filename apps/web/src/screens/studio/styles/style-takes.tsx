import { lookId } from "@sahne/contract/videos/film";
import { Check, Shuffle } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { T, useT } from "#lib/messages.tsx";
import type { Content } from "#screens/studio/edits/content.ts";
import type { Material } from "#screens/studio/preview/open-film.ts";
import { useMediaQuery } from "#ui/appearance/use-media-query.ts";
import { Button } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { Notice } from "#ui/notice.tsx";
import { Dialog } from "#ui/overlay/dialog.tsx";
import { TAKE_FRAMES_PER_SECOND, useStyleTakes, type LookId, type Take } from "./use-style-takes.ts";

type StyleTakesProps = {
  isOpen: boolean;
  base: string;
  content: Content;
  material: Material;
  onChoose: (look: LookId) => void;
  onClose: () => void;
};

const SHOWN = 3;

/** The same scenes in three looks side by side; one of them is chosen. */
export function StyleTakes({ isOpen, onClose, ...rest }: StyleTakesProps) {
  const t = useT();
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(stays) => {
        if (!stays) onClose();
      }}
      size="lg"
      title={<T k="studio.styles.title" />}
      description={<T k="studio.styles.text" />}
      closeLabel={t("common.close")}
    >
      {isOpen && <Takes {...rest} />}
    </Dialog>
  );
}

function Takes({ base, content, material, onChoose }: Omit<StyleTakesProps, "isOpen" | "onClose">) {
  const t = useT();
  const [turn, setTurn] = useState(0);
  const current = content.film.preset;
  const looks = looksAt(turn, current);
  const { takes, hasFailed } = useStyleTakes({ base, content, material, looks });
  return (
    <div className="flex flex-col gap-4">
      {hasFailed && (
        <Notice tone="danger">
          <T k="studio.preview.failed" />
        </Notice>
      )}
      <ul className="grid grid-cols-3 gap-2 sm:gap-4">
        {takes.map((take) => (
          <li key={take.look} className="min-w-0">
            <button
              type="button"
              aria-pressed={take.look === current}
              onClick={() => onChoose(take.look)}
              className={classNames(
                "flex w-full flex-col gap-2 rounded-lg border p-2 text-left hover:border-line-strong",
                take.look === current ? "border-line-strong" : "border-line",
              )}
            >
              <TakeLoop take={take} shape={content.options.aspectRatio ?? "9:16"} />
              <span className="flex min-h-6 items-center gap-1 text-sm font-medium">
                <span className="min-w-0 truncate">{t(`preset.style.${take.look}`)}</span>
                {take.look === current && <Check aria-hidden="true" className="size-4 shrink-0" />}
              </span>
            </button>
          </li>
        ))}
      </ul>
      <Button
        className="self-start"
        icon={<Shuffle aria-hidden="true" className="size-4" />}
        onClick={() => setTurn(turn + 1)}
      >
        <T k="studio.styles.others" />
      </Button>
    </div>
  );
}

/** What it has now, and the next ones of all others. */
function looksAt(turn: number, current: LookId): LookId[] {
  const others = lookId.options.filter((look) => look !== current);
  const from = turn * (SHOWN - 1);
  const shown = Array.from({ length: SHOWN - 1 }, (_, place) => others[(from + place) % others.length]);
  return [current, ...shown.filter((look) => look !== undefined)];
}

/** Runs round and round; still where somebody asked for little motion, and while its frames are being painted. */
function TakeLoop({ take: { look, frames }, shape }: { take: Take; shape: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const isStill = useMediaQuery("(prefers-reduced-motion: reduce)");
  useEffect(() => {
    const pen = canvas.current?.getContext("2d");
    const show = (frame: ImageBitmap | undefined): void => {
      if (frame) pen?.drawImage(frame, 0, 0);
    };
    if (isStill) return show(frames.at(-1));
    let request = 0;
    const step = (at: number): void => {
      show(frames[Math.floor((at / 1000) * TAKE_FRAMES_PER_SECOND) % Math.max(1, frames.length)]);
      request = requestAnimationFrame(step);
    };
    request = requestAnimationFrame(step);
    return () => cancelAnimationFrame(request);
  }, [frames, isStill]);
  const [first] = frames;
  return (
    <span
      className="block w-full overflow-hidden rounded-md bg-film"
      style={{ aspectRatio: shape.replace(":", " / ") }}
    >
      <canvas
        ref={canvas}
        aria-hidden="true"
        data-take={look}
        data-frames={frames.length}
        width={first?.width ?? 1}
        height={first?.height ?? 1}
        className={classNames("size-full object-cover", !first && "invisible")}
      />
    </span>
  );
}
