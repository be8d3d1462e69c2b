import type { Clip } from "@sahne/contract/studio/cameras";
import type { AspectRatio } from "@sahne/contract/videos/capabilities";
import { Clapperboard, ExternalLink } from "lucide-react";
import { useState } from "react";
import { lazyPart } from "#lib/lazy-part.tsx";
import { T, useT } from "#lib/messages.tsx";
import type { Scene } from "#screens/studio/edits/content.ts";
import type { SceneTools } from "#screens/studio/scenes/scene-tools.ts";
import { Button } from "#ui/button.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { Select } from "#ui/form/select.tsx";
import { Progress } from "#ui/progress.tsx";

const CameraDialog = lazyPart(async () => (await import("./camera-dialog.tsx")).CameraDialog);

type CameraFieldProps = {
  /** Always: it is fetched apart from the studio. */
  isOpen: boolean;
  tools: SceneTools;
  index: number;
  scene: Scene;
  onChange: (changes: Partial<Scene>, without?: readonly (keyof Scene)[]) => void;
};

/** R17.10. What was filmed for a scene, how far it is, and the way to have it filmed. */
export function CameraField({ tools, index, scene, onChange }: CameraFieldProps) {
  const t = useT();
  const [isOpen, setIsOpen] = useState(false);
  const { clip: chosen } = scene;
  const known = tools.clips ?? [];
  const clip = known.find(({ _id }) => _id === chosen);
  const offered = known.filter(({ _id, status }) => status === "completed" || _id === chosen);
  const isGone = chosen !== undefined && tools.clips !== undefined && !clip;
  return (
    <div role="group" aria-label={t("cameras.label")} className="flex flex-col gap-3">
      {(offered.length > 0 || isGone) && (
        <Select
          label={<T k="cameras.known" />}
          value={chosen ?? ""}
          options={[
            { value: "", label: t("cameras.none") },
            ...offered.map(({ _id, videoName }) => ({ value: _id, label: videoName })),
            ...(isGone ? [{ value: chosen, label: t("cameras.gone") }] : []),
          ]}
          onChange={({ target }) => (target.value === "" ? onChange({}, ["clip"]) : onChange({ clip: target.value }))}
        />
      )}
      {clip && <ClipState clip={clip} shape={tools.content.options.aspectRatio ?? "9:16"} />}
      <Button
        size="sm"
        className="self-start"
        icon={<Clapperboard aria-hidden="true" className="size-4" />}
        onClick={() => setIsOpen(true)}
      >
        <T k={chosen === undefined ? "cameras.open" : "cameras.again"} />
      </Button>
      <CameraDialog
        isOpen={isOpen}
        first={index}
        content={tools.content}
        edit={tools.edit}
        onClose={() => setIsOpen(false)}
      />
    </div>
  );
}

function ClipState({ clip, shape }: { clip: Clip; shape: AspectRatio }) {
  const t = useT();
  const { status, needsAttention, progress, error } = clip;
  if (status === "processing" && !needsAttention)
    return (
      <Progress label={`${clip.videoName}: ${t("cameras.running")}`} value={progress}>
        <span className="text-sm text-text-2">
          <T k="cameras.running" />
        </span>
      </Progress>
    );
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm text-text-2">
      <p role={status === "completed" ? undefined : "alert"} className="min-w-0 flex-1 basis-48">
        {status === "completed" && <T k="cameras.ready" />}
        {clip.shape !== null && clip.shape !== shape && (
          <>
            {" "}
            <T k="cameras.shape" v={{ clip: clip.shape, video: shape }} />
          </>
        )}
        {needsAttention && <T k="cameras.asks" />}
        {status === "failed" && (
          <>
            <T k="cameras.failed" /> {error?.message}
          </>
        )}
      </p>
      <ButtonLink
        size="sm"
        variant="ghost"
        to={`/dashboard/videos?video=${clip._id}`}
        icon={<ExternalLink aria-hidden="true" className="size-4" />}
      >
        <T k="cameras.see" />
      </ButtonLink>
    </div>
  );
}
