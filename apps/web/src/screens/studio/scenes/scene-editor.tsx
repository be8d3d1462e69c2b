import { backdropId, landscapeId, sceneKind, transitionId } from "@sahne/contract/videos/film";
import { SCENE_SECONDS_MAX, SCENE_SECONDS_MIN, SCENE_TEXT_MAX } from "@sahne/contract/limits";
import { RECORDED_VOICE } from "@sahne/contract/studio/sounds";
import { Palette, TimerReset, SquareSplitVertical } from "lucide-react";
import { useRef, useState } from "react";
import { lazyPart, usePartsReady } from "#lib/lazy-part.tsx";
import { loadMessages, T, useT } from "#lib/messages.tsx";
import { Button, IconButton } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { Select } from "#ui/form/select.tsx";
import { TextArea } from "#ui/form/text-area.tsx";
import { TextField } from "#ui/form/text-field.tsx";
import type { Scene } from "#screens/studio/edits/content.ts";
import { secondsOf } from "#screens/studio/edits/lay-out.ts";
import { EmphasisField } from "./emphasis-field.tsx";
import type { SceneTools } from "./scene-tools.ts";
import { ThingsField } from "./things-field.tsx";

const CameraField = lazyPart(async () => {
  const [{ CameraField: Field }] = await Promise.all([
    import("#screens/studio/cameras/camera-field.tsx"),
    loadMessages(["brand"]),
  ]);
  return Field;
});

const RecordingField = lazyPart(
  async () => (await import("#screens/studio/recording/recording-field.tsx")).RecordingField,
);

const SceneVoice = lazyPart(async () => (await import("#screens/studio/recording/scene-voice.tsx")).SceneVoice);
const SceneFacts = lazyPart(async () => (await import("./scene-facts.tsx")).SceneFacts);

const PARTS = [RecordingField, SceneVoice, CameraField, SceneFacts];

type SceneEditorProps = { tools: SceneTools; index: number; className?: string };

/** Everything about one scene. */
export function SceneEditor({ tools, index, className }: SceneEditorProps) {
  const isReady = usePartsReady(PARTS, true);
  const scene = tools.content.film.scenes[index];
  if (!scene) return null;
  return (
    <div className={classNames("flex flex-col gap-5", className)}>
      <TextPart tools={tools} index={index} scene={scene} />
      {/* All that arrives apart comes at once, into the room that is kept for it: nothing below it moves twice. */}
      {isReady ? (
        <SceneFields tools={tools} index={index} scene={scene} />
      ) : (
        <div aria-busy="true" className="min-h-124" />
      )}
    </div>
  );
}

type SceneFieldsProps = { tools: SceneTools; index: number; scene: Scene };

function SceneFields({ tools, index, scene }: SceneFieldsProps) {
  const t = useT();
  const { edit } = tools;
  const change = (changes: Partial<Scene>, without: readonly (keyof Scene)[] = []): void =>
    edit({ kind: "scene", index, changes, without });
  return (
    <>
      <RecordingField
        isOpen
        key={`recording ${index}`}
        scene={scene}
        index={index}
        onRecorded={(recording) => {
          change({ recording });
          edit({ kind: "options", changes: { voice: RECORDED_VOICE } });
        }}
        onRemove={() => change({}, ["recording"])}
      />
      <SceneVoice isOpen key={`voice ${index}`} content={tools.content} scene={scene} onChange={change} />
      <CameraField isOpen key={`camera ${index}`} tools={tools} index={index} scene={scene} onChange={change} />
      <EmphasisField scene={scene} onChange={(emphasis) => change({ emphasis })} />
      <div className="grid gap-4 sm:grid-cols-2">
        <Select
          label={<T k="studio.kind" />}
          value={scene.kind}
          options={sceneKind.options.map((id) => ({ value: id, label: t(`studio.kind.${id}`) }))}
          onChange={({ target }) => change({ kind: sceneKind.parse(target.value) })}
        />
        <SecondsField key={index} scene={scene} onChange={(seconds) => edit({ kind: "seconds", index, seconds })} />
      </div>
      <SceneFacts isOpen key={`facts ${index}`} tools={tools} scene={scene} onChange={change} />
      <ThingsField tools={tools} scene={scene} onChange={(things) => change({ things })} />
      <div className="grid gap-4 sm:grid-cols-2">
        <div className="flex items-end gap-1">
          <Select
            className="flex-1"
            label={<T k="studio.backdrop" />}
            value={scene.backdrop}
            options={backdropId.options.map((id) => ({ value: id, label: t(`studio.backdrop.${id}`) }))}
            onChange={({ target }) => {
              const backdrop = backdropId.parse(target.value);
              if (backdrop === "landscape") change({ backdrop, landscape: scene.landscape ?? "sunset" });
              else change({ backdrop }, ["landscape"]);
            }}
          />
          <IconButton label={t("studio.colorsNext")} onClick={() => change({ colors: (scene.colors + 1) % 60 })}>
            <Palette aria-hidden="true" className="size-5" />
          </IconButton>
        </div>
        {scene.backdrop === "landscape" && (
          <Select
            label={<T k="studio.landscape" />}
            value={scene.landscape ?? "sunset"}
            options={landscapeId.options.map((id) => ({ value: id, label: t(`preset.scene.${id}`) }))}
            onChange={({ target }) => change({ landscape: landscapeId.parse(target.value) })}
          />
        )}
        {index < tools.content.film.scenes.length - 1 && (
          <Select
            label={<T k="studio.exit" />}
            value={scene.exit}
            options={transitionId.options.map((id) => ({ value: id, label: t(`studio.exit.${id}`) }))}
            onChange={({ target }) => change({ exit: transitionId.parse(target.value) })}
          />
        )}
      </div>
    </>
  );
}

function TextPart({ tools: { edit, rest, write }, index, scene }: SceneFieldsProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  return (
    <div className="flex flex-col gap-2">
      <TextArea
        ref={field}
        label={<T k="studio.text" />}
        optional=""
        rows={2}
        value={scene.text}
        counter={{ value: scene.text.length, max: SCENE_TEXT_MAX }}
        onChange={({ target }) => edit({ kind: "text", index, text: target.value })}
        onBlur={rest}
      />
      <div className="flex flex-wrap gap-2">
        <Button
          size="sm"
          variant="ghost"
          disabled={scene.text.trim().split(/\s+/u).length < 2}
          icon={<SquareSplitVertical aria-hidden="true" className="size-4" />}
          onClick={() => edit({ kind: "split", index, at: field.current?.selectionStart ?? 0 })}
        >
          <T k="studio.splitHere" />
        </Button>
        <Button size="sm" variant="ghost" disabled={scene.text.trim() === ""} onClick={() => write(index)}>
          <T k="studio.write.scene" />
        </Button>
      </div>
    </div>
  );
}

type SecondsFieldProps = { scene: Scene; onChange: (seconds: number | null) => void };

/** A number is taken over when it is one; while somebody types, what stands there is theirs. */
function SecondsField({ scene, onChange }: SecondsFieldProps) {
  const t = useT();
  const [typed, setTyped] = useState<string | null>(null);
  const seconds = secondsOf(scene);
  const isOwn = scene.hasOwnLength === true;
  return (
    <TextField
      label={<T k="studio.seconds" />}
      hint={<T k={isOwn ? "studio.secondsOwn" : "studio.secondsAuto"} />}
      type="number"
      inputMode="decimal"
      min={SCENE_SECONDS_MIN}
      max={SCENE_SECONDS_MAX}
      step={0.1}
      value={typed ?? String(Math.round(seconds * 10) / 10)}
      onChange={({ target }) => {
        setTyped(target.value);
        const wanted = Number.parseFloat(target.value);
        if (wanted >= SCENE_SECONDS_MIN && wanted <= SCENE_SECONDS_MAX) onChange(wanted);
      }}
      onBlur={() => setTyped(null)}
      trailing={
        isOwn && (
          <IconButton size="sm" label={t("studio.secondsReset")} onClick={() => onChange(null)}>
            <TimerReset aria-hidden="true" className="size-4" />
          </IconButton>
        )
      }
    />
  );
}
