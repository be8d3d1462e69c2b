import type { AspectRatio } from "@sahne/contract/videos/capabilities";
import type { ReactNode, Ref } from "react";
import { Card } from "#ui/card.tsx";
import { classNames } from "#ui/class-names.ts";

type StageFrameProps = {
  shape: AspectRatio;
  /** In a narrow column: the words stand below the film. */
  isAside?: boolean;
  film?: ReactNode;
  ref?: Ref<HTMLDivElement>;
  children?: ReactNode;
};

/** A standing film as wide as its column would be taller than the window. */
const WIDTHS = { "9:16": "max-w-52 mx-auto sm:mx-0", "1:1": "max-w-72 mx-auto sm:mx-0", "16:9": "sm:max-w-md" };
/** The most that is said of a film, so that nothing below moves as it comes and changes. */
const WORDS_ROOM = { minHeight: "18rem" };

/** A film in its own shape with what is said of it. */
export function StageFrame({ shape, isAside = false, film, ref, children }: StageFrameProps) {
  return (
    <div ref={ref} className={classNames("flex scroll-mt-22 flex-col gap-5", !isAside && "sm:flex-row")}>
      <div className={classNames("w-full shrink-0", WIDTHS[shape], isAside && "mx-auto!")}>
        <div className="rounded-md bg-film text-on-film-2" style={{ aspectRatio: shape.replace(":", " / ") }}>
          {film}
        </div>
      </div>
      <div className="flex min-w-0 flex-1 flex-col gap-3" style={isAside ? undefined : WORDS_ROOM}>
        {children}
      </div>
    </div>
  );
}

/** Keeps the place of a film that is on its way from the server. */
export function StageRoom({ shape }: Pick<StageFrameProps, "shape">) {
  return (
    <Card className="flex flex-col gap-5">
      <StageFrame shape={shape} />
    </Card>
  );
}
