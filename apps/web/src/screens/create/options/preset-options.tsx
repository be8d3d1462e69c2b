import type { Presets } from "@sahne/contract/videos/presets";
import { captionStyle, type RequestedOptions } from "@sahne/contract/videos/video-options";
import { useSounds } from "#data/studio/sounds.ts";
import { T, useT, type Translator } from "#lib/messages.tsx";
import { Select, type SelectOption } from "#ui/form/select.tsx";
import { MusicField } from "#ui/video/music-field.tsx";

type PresetOptionsProps = {
  value: RequestedOptions;
  presets: Presets | undefined;
  onChange: (options: RequestedOptions) => void;
};

const AUTO = "";

/** Lists for captions, music and language of the built-in renderer; left alone, style and words decide. */
export function PresetOptions({ value, presets, onChange }: PresetOptionsProps) {
  const t = useT();
  const auto = { value: AUTO, label: t("create.options.auto") };
  return (
    <>
      <Select
        label={<T k="create.options.captions" />}
        value={value.captions ?? AUTO}
        onChange={({ currentTarget }) => {
          const captions = captionStyle.safeParse(currentTarget.value).data;
          onChange({ ...value, captions });
        }}
        options={[auto, ...captionStyle.options.map((id) => ({ value: id, label: t(`preset.captions.${id}`) }))]}
      />
      <MusicField
        label={<T k="create.options.music" />}
        value={value.music}
        onChange={(music) => onChange({ ...value, music })}
        moods={[
          auto,
          ...(presets?.moods ?? []).flatMap(({ id }) => named(t, id, `preset.music.${id}`)),
          { value: "none", label: t("preset.music.none") },
        ]}
        shelf={useSounds("music")}
      />
      <Select
        label={<T k="create.options.language" />}
        value={value.language ?? AUTO}
        onChange={({ currentTarget }) => {
          const language = currentTarget.value;
          onChange({ ...value, language: language === "tr" || language === "en" ? language : undefined });
        }}
        options={[
          { value: AUTO, label: t("create.options.languageAuto") },
          { value: "tr", label: t("language.tr") },
          { value: "en", label: t("language.en") },
        ]}
      />
    </>
  );
}

/** A server newer than this page may list what the page has no words for: that is left out, not shown as a code. */
function named(t: Translator, id: string, key: string): SelectOption[] {
  return t.has(key) ? [{ value: id, label: t(key as "preset.music.calm") }] : [];
}
