import type { ThumbnailChoice } from "@sahne/contract/publishing/publishing";
import type { ShownVideo } from "#data/videos/video-state.ts";
import { apiAddress } from "#lib/api.ts";
import { T } from "#lib/messages.tsx";
import { FieldError } from "#ui/form/field.tsx";
import { RadioCards } from "#ui/form/radio-cards.tsx";
import { FramePicker } from "./frame-picker.tsx";
import { ThumbnailImages } from "./thumbnail-images.tsx";

type ThumbnailFieldProps = {
  video: ShownVideo;
  value: ThumbnailChoice;
  hasError: boolean;
  /** The channel has one already, and its own pick cannot be asked for again. */
  isChosen?: boolean | undefined;
  onChange: (value: ThumbnailChoice) => void;
};

const KINDS = ["auto", "poster", "frame", "image"] as const;

/** YouTube's own pick, the film's poster, a frame of it, or a picture. */
export function ThumbnailField({ video, value, hasError, isChosen = false, onChange }: ThumbnailFieldProps) {
  function choose(kind: ThumbnailChoice["kind"]) {
    if (kind === "frame") onChange({ kind, atSeconds: (video.videoDuration ?? 0) / 2 });
    else if (kind === "image") onChange({ kind, imageId: "" });
    else onChange({ kind });
  }

  return (
    <div className="flex flex-col gap-3">
      <RadioCards
        legend={<T k="publish.thumbnail.label" />}
        value={value.kind}
        onChange={choose}
        options={KINDS.filter((kind) => !isChosen || kind !== "auto").map((kind) => ({
          value: kind,
          label: <T k={`publish.thumbnail.${kind}`} />,
        }))}
      />
      {value.kind === "poster" && video.posterUrl !== null && (
        <img
          src={apiAddress(video.posterUrl)}
          alt=""
          className="aspect-video w-full max-w-80 rounded-md bg-film object-contain"
        />
      )}
      {value.kind === "frame" && (
        <FramePicker
          video={video}
          atSeconds={value.atSeconds}
          onChange={(atSeconds) => onChange({ kind: "frame", atSeconds })}
        />
      )}
      {value.kind === "image" && (
        <ThumbnailImages imageId={value.imageId} onChange={(imageId) => onChange({ kind: "image", imageId })} />
      )}
      {hasError && (
        <FieldError>
          <T k="publish.thumbnail.which" />
        </FieldError>
      )}
      {value.kind !== "auto" && (
        <p className="text-sm text-text-3">
          <T k="publish.thumbnail.hint" />
        </p>
      )}
    </div>
  );
}
