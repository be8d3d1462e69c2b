import type { RequestedOptions } from "@sahne/contract/videos/video-options";
import { Captions, Frame, Pause, Play, Repeat1 } from "lucide-react";
import { useState, type ReactNode } from "react";
import { T, useT } from "#lib/messages.tsx";
import { Button, IconButton } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { Spinner } from "#ui/spinner.tsx";
import type { Player } from "./preview/use-player.ts";

type PreviewPanelProps = {
  canvasRef: (canvas: HTMLCanvasElement | null) => void;
  /** Beside the scenes; else above them, where it stays in view. */
  isWide: boolean;
  status: "loading" | "failed" | "ready";
  size: { width: number; height: number } | null;
  options: RequestedOptions;
  /** Whether they are shown here; the film has its own. */
  hasCaptions: boolean;
  onCaptions: () => void;
  durationSeconds: number;
  /** What is shown here is a scene whose clip is not there yet. */
  isUnshot: boolean;
  player: Player;
  onRestart: () => void;
};

const SHAPES = { "9:16": "9 / 16", "16:9": "16 / 9", "1:1": "1 / 1" } as const;
const FRAME_SECONDS = 1 / 30;
/** Upright films are held by the height of the screen, the others by its width. */
const ROOM = {
  wide: { "9:16": { height: "min(56vh, 36rem)" }, "16:9": { width: "100%" }, "1:1": { width: "100%" } },
  narrow: { "9:16": { height: "38vh" }, "16:9": { width: "26rem" }, "1:1": { height: "34vh" } },
} as const;

/** The film as it stands, playing in the browser. */
export function PreviewPanel(props: PreviewPanelProps) {
  const { canvasRef, isWide, status, size, options, durationSeconds, player, onRestart } = props;
  const { hasCaptions, onCaptions } = props;
  const t = useT();
  const [hasSafeAreas, setSafeAreas] = useState(false);
  const shape = options.aspectRatio ?? "9:16";
  const { time } = player;
  return (
    <section
      aria-label={t("studio.preview")}
      data-covers-top={isWide ? undefined : ""}
      className={classNames("flex flex-col gap-2", !isWide && "sticky top-16 z-20 border-b border-line bg-bg py-2")}
    >
      <div
        className="relative mx-auto max-w-full overflow-hidden rounded-lg bg-film shadow-2"
        style={{ aspectRatio: SHAPES[shape], ...(isWide ? ROOM.wide : ROOM.narrow)[shape] }}
      >
        <canvas
          ref={canvasRef}
          role="img"
          aria-label={t("studio.preview.picture", { time })}
          width={size?.width ?? 480}
          height={size?.height ?? 854}
          className="size-full object-contain"
        />
        {props.isUnshot && status === "ready" && (
          <p className="absolute inset-x-0 top-1/3 px-4 text-center text-sm text-on-film">
            <T k="studio.unshot" />
          </p>
        )}
        {hasSafeAreas && shape === "9:16" && <SafeAreas />}
        <Veil status={status} onRestart={onRestart} />
      </div>
      <Controls
        player={player}
        durationSeconds={durationSeconds}
        isReady={status === "ready"}
        {...{ hasSafeAreas, hasCaptions }}
        onCaptions={options.captions === "none" ? null : onCaptions}
        onSafeAreas={shape === "9:16" ? () => setSafeAreas(!hasSafeAreas) : null}
      />
    </section>
  );
}

type ControlsProps = Pick<PreviewPanelProps, "player" | "durationSeconds" | "hasCaptions"> & {
  isReady: boolean;
  /** Null where the film has none. */
  onCaptions: (() => void) | null;
  hasSafeAreas: boolean;
  /** Null where the film is no Short. */
  onSafeAreas: (() => void) | null;
};

function Controls(props: ControlsProps) {
  const { player, durationSeconds, isReady, hasSafeAreas, onSafeAreas, hasCaptions, onCaptions } = props;
  const t = useT();
  const { isPlaying, time, isLooping } = player;
  return (
    <div className="mx-auto flex w-full max-w-md items-center gap-1">
      <IconButton label={isPlaying ? t("studio.pause") : t("studio.play")} disabled={!isReady} onClick={player.toggle}>
        {isPlaying ? <Pause aria-hidden="true" className="size-5" /> : <Play aria-hidden="true" className="size-5" />}
      </IconButton>
      <input
        type="range"
        aria-label={t("studio.seek")}
        aria-valuetext={t("studio.length", { seconds: time })}
        min={0}
        max={durationSeconds}
        step={FRAME_SECONDS}
        value={Math.min(time, durationSeconds)}
        disabled={!isReady}
        onChange={({ target }) => player.seek(Number(target.value))}
        style={{ accentColor: "var(--c-text-2)" }}
        className="h-8 min-w-0 flex-1"
      />
      <span className="tabular w-10 text-right text-xs text-text-3">{time.toFixed(1)}</span>
      <Switch label={t("studio.loop")} isOn={isLooping} onPress={() => player.setLooping(!isLooping)}>
        <Repeat1 aria-hidden="true" className="size-5" />
      </Switch>
      {onCaptions && (
        <Switch label={t("studio.preview.captions")} isOn={hasCaptions} onPress={onCaptions}>
          <Captions aria-hidden="true" className="size-5" />
        </Switch>
      )}
      {onSafeAreas && (
        <Switch label={t("studio.safe")} isOn={hasSafeAreas} onPress={onSafeAreas}>
          <Frame aria-hidden="true" className="size-5" />
        </Switch>
      )}
    </div>
  );
}

function Switch(props: { label: string; isOn: boolean; onPress: () => void; children: ReactNode }) {
  const { label, isOn, onPress, children } = props;
  return (
    <IconButton
      label={label}
      aria-pressed={isOn}
      className={isOn ? "bg-surface-3 text-text" : undefined}
      onClick={onPress}
    >
      {children}
    </IconButton>
  );
}

/** What stands over the picture as long as there is none. */
function Veil({ status, onRestart }: Pick<PreviewPanelProps, "status" | "onRestart">) {
  if (status === "ready") return null;
  return (
    <>
      {status === "loading" && (
        <p role="status" className="absolute inset-0 flex flex-col items-center justify-center gap-3 text-on-film">
          <Spinner size="md" />
          <span className="px-4 text-center text-sm">
            <T k="studio.preview.loading" />
          </span>
        </p>
      )}
      {status === "failed" && (
        <div role="alert" className="absolute inset-0 flex flex-col items-center justify-center gap-3 p-4 text-on-film">
          <p className="text-center text-sm">
            <T k="studio.preview.failed" />
          </p>
          <Button size="sm" onClick={onRestart}>
            <T k="common.retry" />
          </Button>
        </div>
      )}
    </>
  );
}

/** What the Shorts player lays over a film, as shares of the frame. */
function SafeAreas() {
  const zone =
    "absolute flex items-center justify-center border border-dashed border-line bg-film/60 p-1 text-center text-xs text-on-film";
  return (
    <div className="pointer-events-none absolute inset-0">
      <span className={classNames(zone, "inset-x-0 bottom-0")} style={{ height: "22%" }}>
        <T k="studio.safe.title" />
      </span>
      <span className={classNames(zone, "right-0")} style={{ bottom: "22%", height: "38%", width: "17%" }}>
        <T k="studio.safe.buttons" />
      </span>
      <span className={classNames(zone, "inset-x-0 top-0")} style={{ height: "8%" }} />
    </div>
  );
}
