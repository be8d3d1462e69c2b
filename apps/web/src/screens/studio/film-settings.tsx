import { aspectRatio } from "@sahne/contract/videos/capabilities";
import { lookId } from "@sahne/contract/videos/film";
import { captionStyle } from "@sahne/contract/videos/video-options";
import { MOOD_IDS } from "@sahne/engine/presets";
import { GalleryHorizontal, ImagePlay } from "lucide-react";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { useSounds } from "#data/studio/sounds.ts";
import { useVoices } from "#data/studio/voices.ts";
import { lazyPart } from "#lib/lazy-part.tsx";
import { T, useT } from "#lib/messages.tsx";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Segmented } from "#ui/form/segmented.tsx";
import { Select } from "#ui/form/select.tsx";
import { MusicField } from "#ui/video/music-field.tsx";
import { VoiceField } from "#ui/video/voice-field.tsx";
import { BrandPanel } from "./brand/brand-panel.tsx";
import type { Content } from "./edits/content.ts";
import type { Edit } from "./edits/edit-film.ts";
import type { Material } from "./preview/open-film.ts";

const TempoField = lazyPart(async () => {
  const { TempoField: Field } = await import("#ui/video/tempo-field.tsx");
  return ({ isOpen, ...props }: { isOpen: boolean } & Parameters<typeof Field>[0]) =>
    isOpen ? <Field {...props} /> : null;
});
const StyleTakes = lazyPart(async () => (await import("./styles/style-takes.tsx")).StyleTakes);

const ThumbnailDialog = lazyPart(async () => (await import("./thumbnail/thumbnail-dialog.tsx")).ThumbnailDialog);

type FilmSettingsProps = {
  content: Content;
  /** Where the preview's files lie; null until that is known. */
  base: string | null;
  material: Material | null;
  edit: (edit: Edit) => void;
};

/** What holds for all scenes. */
export function FilmSettings({ content, base, material, edit }: FilmSettingsProps) {
  const t = useT();
  const { film, options } = content;
  const change = (changes: Content["options"]): void => edit({ kind: "options", changes });
  return (
    <>
      <Card className="flex flex-col gap-4">
        <h2 className="text-md font-semibold">
          <T k="studio.whole" />
        </h2>
        <div className="grid grid-cols-2 gap-3">
          <Select
            label={<T k="studio.look" />}
            value={film.preset}
            options={lookId.options.map((id) => ({ value: id, label: t(`preset.style.${id}`) }))}
            onChange={({ target }) => edit({ kind: "look", preset: lookId.parse(target.value) })}
          />
          <Select
            label={<T k="studio.captions" />}
            value={options.captions ?? ""}
            options={[
              { value: "", label: t("studio.captions.default") },
              ...captionStyle.options.map((id) => ({ value: id, label: t(`preset.captions.${id}`) })),
            ]}
            onChange={({ target }) => change({ captions: captionStyle.safeParse(target.value).data })}
          />
          <div className="col-span-2">
            <MusicField
              label={<T k="studio.music" />}
              value={options.music}
              moods={[
                { value: "", label: t("preset.music.auto") },
                ...MOOD_IDS.map((id) => ({ value: id, label: t(`preset.music.${id}`) })),
                { value: "none", label: t("preset.music.none") },
              ]}
              shelf={useSounds("music")}
              onChange={(music) => change({ music })}
            />
          </div>
          {/* Its sample and its price need the whole width of a phone. */}
          <div className="col-span-2 flex flex-col gap-3">
            <VoiceField
              {...useVoices(film.language)}
              shelf={useSounds("speech")}
              hasScenes
              value={options.voice ?? "off"}
              onChange={(voice) => change({ voice })}
            />
            <TempoField
              isOpen={(options.voice ?? "off") !== "off"}
              value={options.tempo}
              onChange={(tempo) => change({ tempo })}
            />
          </div>
        </div>
        <FromPreview {...{ content, base, material, edit }} />
        {(options.voice ?? "off") !== "off" && (
          <p className="text-sm text-text-3">
            <T k="studio.voice.note" />
          </p>
        )}
        <Segmented
          label={t("studio.format")}
          value={options.aspectRatio ?? "9:16"}
          options={aspectRatio.options.map((value) => ({ value, label: value }))}
          onChange={(value) => change({ aspectRatio: value })}
          className="self-start"
        />
      </Card>
      <BrandPanel />
    </>
  );
}

/** What is painted from the scenes besides the preview: other styles, and thumbnails. */
function FromPreview({ content, base, material, edit }: FilmSettingsProps) {
  const [search, setSearch] = useSearchParams();
  const [isComparing, setIsComparing] = useState(false);
  if (base === null || material === null || content.film.scenes.length === 0) return null;
  const given = { base, content, material };
  // In the address, so that a finished video can lead straight to its thumbnails.
  const showThumbnails = (isOpen: boolean): void => setSearch(isOpen ? { thumbnail: "1" } : {}, { replace: true });
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        size="sm"
        icon={<GalleryHorizontal aria-hidden="true" className="size-4" />}
        onClick={() => setIsComparing(true)}
      >
        <T k="studio.styles.compare" />
      </Button>
      <Button size="sm" icon={<ImagePlay aria-hidden="true" className="size-4" />} onClick={() => showThumbnails(true)}>
        <T k="studio.thumbnail" />
      </Button>
      <StyleTakes
        isOpen={isComparing}
        {...given}
        onChoose={(preset) => {
          edit({ kind: "look", preset });
          setIsComparing(false);
        }}
        onClose={() => setIsComparing(false)}
      />
      <ThumbnailDialog isOpen={search.has("thumbnail")} {...given} onClose={() => showThumbnails(false)} />
    </div>
  );
}
