import { Mic, Square, Trash2 } from "lucide-react";
import { useSounds } from "#data/studio/sounds.ts";
import { T, useT } from "#lib/messages.tsx";
import { Button, IconButton } from "#ui/button.tsx";
import { FieldError } from "#ui/form/field.tsx";
import type { Scene } from "#screens/studio/edits/content.ts";
import { useRecorder } from "./use-recorder.ts";

type RecordingFieldProps = {
  /** Always: it is fetched apart from the studio. */
  isOpen: boolean;
  scene: Scene;
  index: number;
  onRecorded: (soundId: string) => void;
  onRemove: () => void;
};

/** The scene's words in its owner's voice, spoken into the microphone here and now. */
export function RecordingField({ scene, index, onRecorded, onRemove }: RecordingFieldProps) {
  const t = useT();
  const { sounds, add } = useSounds("recording");
  function send(body: Blob): void {
    // Also when another scene is looked at meanwhile. What goes wrong stands in `add.error`.
    add.mutateAsync({ name: t("sounds.recording.name", { number: index + 1 }), body }).then(
      ({ _id }) => onRecorded(_id),
      () => undefined,
    );
  }
  const recorder = useRecorder(send);
  const isRecording = recorder.state === "recording";
  const heard = sounds?.find(({ _id }) => _id === scene.recording);
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center gap-2">
        <Button
          size="sm"
          variant={isRecording ? "danger" : "secondary"}
          isLoading={recorder.state === "asking" || add.isPending}
          disabled={scene.text.trim() === ""}
          icon={
            isRecording ? (
              <Square aria-hidden="true" className="size-4" />
            ) : (
              <Mic aria-hidden="true" className="size-4" />
            )
          }
          onClick={isRecording ? recorder.stop : recorder.start}
        >
          <T k={isRecording ? "sounds.recording.stop" : heard ? "sounds.recording.again" : "sounds.recording.start"} />
        </Button>
        {isRecording && (
          <span role="status" className="text-sm text-text-2 tabular-nums">
            <T k="sounds.recording.running" v={{ seconds: Math.floor(recorder.seconds) }} />
          </span>
        )}
        {scene.recording !== undefined && !isRecording && (
          <IconButton size="sm" label={t("sounds.recording.remove")} onClick={onRemove}>
            <Trash2 aria-hidden="true" className="size-4" />
          </IconButton>
        )}
      </div>
      {heard && !isRecording && (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- the words stand above it.
        <audio
          controls
          preload="none"
          src={heard.url}
          aria-label={t("sounds.recording.heard")}
          className="h-10 w-full"
        />
      )}
      {(recorder.problem ?? add.error) && (
        <div role="alert" className="text-sm">
          <FieldError>
            {recorder.problem ? <T k={`sounds.recording.${recorder.problem}`} /> : add.error?.message}
          </FieldError>
        </div>
      )}
      <p className="text-sm text-text-3">
        <T k="sounds.recording.note" />
      </p>
    </div>
  );
}
