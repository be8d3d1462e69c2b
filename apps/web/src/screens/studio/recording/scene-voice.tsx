import { readVoice } from "@sahne/contract/studio/voices";
import { Volume2 } from "lucide-react";
import { useVoices } from "#data/studio/voices.ts";
import { T, useT } from "#lib/messages.tsx";
import type { Content, Scene } from "#screens/studio/edits/content.ts";
import { Button } from "#ui/button.tsx";
import { Select } from "#ui/form/select.tsx";
import { TempoField } from "#ui/video/tempo-field.tsx";

type SceneVoiceProps = {
  /** Always: it is fetched apart from the studio. */
  isOpen: boolean;
  content: Content;
  scene: Scene;
  onChange: (changes: Partial<Scene>, without?: readonly (keyof Scene)[]) => void;
};

/** R17.8: who says this scene, where the film is spoken by a service, and how fast. */
export function SceneVoice({ content, scene, onChange }: SceneVoiceProps) {
  const t = useT();
  const { voice = "off" } = content.options;
  if (voice === "off" || scene.text.trim() === "") return null;
  return (
    <div role="group" aria-label={t("voices.sceneGroup")} className="grid gap-4 sm:grid-cols-2">
      {readVoice(voice) !== null && <OtherVoice {...{ content, scene, onChange }} />}
      <TempoField
        isOfScene
        value={scene.tempo}
        onChange={(tempo) => (tempo === undefined ? onChange({}, ["tempo"]) : onChange({ tempo }))}
      />
    </div>
  );
}

function OtherVoice({ content, scene, onChange }: Omit<SceneVoiceProps, "isOpen">) {
  const t = useT();
  const { speakers = [], sample, isSampling, sampleError, onListen } = useVoices(content.film.language);
  const ready = speakers.filter(({ isReady }) => isReady);
  const offered = ready.flatMap(({ service, name, voices }) =>
    voices.map((voice) => ({ value: `${service}:${voice}`, label: `${name} · ${voice}` })),
  );
  const { voice } = scene;
  const isKnown = voice === undefined || offered.some(({ value }) => value === voice);
  return (
    <div className="flex min-w-0 flex-col items-start gap-2">
      <Select
        className="w-full"
        label={<T k="voices.ofScene" />}
        value={voice ?? ""}
        options={[
          { value: "", label: t("voices.asFilm") },
          ...offered,
          ...(isKnown ? [] : [{ value: voice, label: voice.replace(":", " · ") }]),
        ]}
        onChange={({ target }) => (target.value === "" ? onChange({}, ["voice"]) : onChange({ voice: target.value }))}
      />
      {voice !== undefined && isKnown && sample?.voice !== voice && (
        <Button
          size="sm"
          icon={<Volume2 aria-hidden="true" className="size-4" />}
          isLoading={isSampling}
          onClick={() => onListen(voice)}
        >
          <T k="voices.listen" />
        </Button>
      )}
      {voice !== undefined && sample?.voice === voice && (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- what it says is the same for every voice.
        <audio
          controls
          autoPlay
          src={sample.url}
          aria-label={t("voices.heard", { voice: voice.replace(/^.*:/u, "") })}
          className="h-10 w-full"
        />
      )}
      {sampleError !== null && sampleError.voice === voice && (
        <p role="alert" className="text-sm text-danger">
          {sampleError.message}
        </p>
      )}
    </div>
  );
}
