import { aspectRatio } from "@sahne/contract/engines";
import { lookId } from "@sahne/contract/film";
import { captionStyle } from "@sahne/contract/video-options";
import { MOOD_IDS } from "@sahne/engine/presets";
import { GalleryHorizontal } from "lucide-react";
import { useState } from "react";
import { lazyPart } from "#lib/lazy-part.tsx";
import { T, useT } from "#lib/messages.tsx";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Segmented } from "#ui/form/segmented.tsx";
import { Select } from "#ui/form/select.tsx";
import { BrandPanel } from "./brand/brand-panel.tsx";
import type { Content } from "./edits/content.ts";
import type { Edit } from "./edits/edit-film.ts";
import type { Material } from "./preview/open-film.ts";

const StyleTakes = lazyPart(async () => (await import("./styles/style-takes.tsx")).StyleTakes);

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
          <Select
            label={<T k="studio.music" />}
            value={options.music ?? ""}
            options={[
              { value: "", label: t("preset.music.auto") },
              ...MOOD_IDS.map((id) => ({ value: id, label: t(`preset.music.${id}`) })),
              { value: "none", label: t("preset.music.none") },
            ]}
            onChange={({ target }) => change({ music: target.value === "" ? undefined : target.value })}
          />
          <Select
            label={<T k="studio.voice" />}
            value={options.voice ?? "off"}
            options={[
              { value: "off", label: t("studio.voice.off") },
              { value: "robot", label: t("studio.voice.robot") },
            ]}
            onChange={({ target }) => change({ voice: target.value === "robot" ? "robot" : "off" })}
          />
        </div>
        <CompareStyles {...{ content, base, material, edit }} />
        {options.voice === "robot" && (
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

function CompareStyles({ content, base, material, edit }: FilmSettingsProps) {
  const [isOpen, setIsOpen] = useState(false);
  if (base === null || material === null || content.film.scenes.length === 0) return null;
  return (
    <>
      <Button
        size="sm"
        className="self-start"
        icon={<GalleryHorizontal aria-hidden="true" className="size-4" />}
        onClick={() => setIsOpen(true)}
      >
        <T k="studio.styles.compare" />
      </Button>
      <StyleTakes
        isOpen={isOpen}
        {...{ base, content, material }}
        onChoose={(preset) => {
          edit({ kind: "look", preset });
          setIsOpen(false);
        }}
        onClose={() => setIsOpen(false)}
      />
    </>
  );
}
