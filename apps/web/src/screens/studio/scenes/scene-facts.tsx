import { useCallback, useState } from "react";
import { logError } from "#lib/log.ts";
import { T, useT } from "#lib/messages.tsx";
import { classNames } from "#ui/class-names.ts";
import { TextField } from "#ui/form/text-field.tsx";
import type { Scene } from "#screens/studio/edits/content.ts";
import type { SceneTools } from "./scene-tools.ts";

type SceneFactsProps = {
  /** Always: it is fetched apart from the studio. */
  isOpen: boolean;
  tools: SceneTools;
  scene: Scene;
  onChange: (changes: Partial<Scene>, without?: readonly (keyof Scene)[]) => void;
};

/** What a kind of scene shows beside its words: a number, a year, a place, two sides, an image. */
export function SceneFacts({ tools, scene, onChange }: SceneFactsProps) {
  const { kind } = scene;
  if (kind === "figure" || kind === "chart") return <FigureFields scene={scene} onChange={onChange} />;
  if (kind === "year") return <YearField scene={scene} onChange={onChange} />;
  if (kind === "map")
    return (
      <div className="grid grid-cols-2 gap-3">
        {(["place", "placeTo"] as const).map((part) => (
          <PlaceField key={part} part={part} tools={tools} scene={scene} onChange={onChange} />
        ))}
      </div>
    );
  if (kind === "versus") return <VersusFields scene={scene} onChange={onChange} />;
  if (kind === "photo" || kind === "sticker") return <PictureField tools={tools} scene={scene} onChange={onChange} />;
  return null;
}

type FactProps = Omit<SceneFactsProps, "tools" | "isOpen">;
type ToolProps = Omit<SceneFactsProps, "isOpen">;

function FigureFields({ scene: { figure }, onChange }: FactProps) {
  const shown = figure ?? { prefix: "", value: "", unit: "" };
  const fields = [
    ["prefix", "studio.figure.prefix", 12],
    ["value", "studio.figure.value", 24],
    ["unit", "studio.figure.unit", 24],
  ] as const;
  return (
    <div className="grid grid-cols-3 gap-3">
      {fields.map(([name, key, most]) => (
        <TextField
          key={name}
          label={<T k={key} />}
          optional=""
          value={shown[name]}
          maxLength={most}
          onChange={({ target }) => onChange({ figure: { ...shown, [name]: target.value } })}
        />
      ))}
    </div>
  );
}

function YearField({ scene: { year }, onChange }: FactProps) {
  return (
    <TextField
      label={<T k="studio.year" />}
      optional=""
      inputMode="numeric"
      maxLength={5}
      value={year ?? ""}
      onChange={({ target }) => {
        const wanted = Number.parseInt(target.value, 10);
        if (Number.isNaN(wanted)) onChange({}, ["year"]);
        else if (Math.abs(wanted) <= 9_999) onChange({ year: wanted });
      }}
    />
  );
}

/** Where a scene is, or where the way that begins there leads. */
function PlaceField({
  part,
  tools: { worker, content },
  scene: { [part]: place },
  onChange,
}: ToolProps & { part: "place" | "placeTo" }) {
  const t = useT();
  const [name, setName] = useState(place?.name ?? "");
  const [isUnknown, setUnknown] = useState(false);
  async function find(): Promise<void> {
    if (name.trim() === (place?.name ?? "") || !worker) return;
    if (name.trim() === "" && part === "placeTo") {
      setUnknown(false);
      onChange({}, ["placeTo"]);
      return;
    }
    try {
      const answer = await worker.ask({ kind: "place", name: name.trim(), language: content.film.language });
      setUnknown(answer.place === null);
      if (answer.place) onChange({ [part]: answer.place });
    } catch (error) {
      logError("a place could not be looked up", error);
    }
  }
  return (
    <TextField
      label={<T k={part === "place" ? "studio.place" : "studio.placeTo"} />}
      optional=""
      maxLength={80}
      value={name}
      error={isUnknown ? t("studio.place.unknown") : undefined}
      onChange={({ target }) => setName(target.value)}
      onBlur={() => void find()}
      onKeyDown={({ key }) => key === "Enter" && void find()}
    />
  );
}

function VersusFields({ scene: { versus }, onChange }: FactProps) {
  const none = { text: "", thing: null };
  const shown = versus ?? { sides: [none, none] as [typeof none, typeof none], note: "" };
  return (
    <div className="grid grid-cols-2 gap-3">
      {([0, 1] as const).map((place) => (
        <TextField
          key={place}
          label={<T k={place === 0 ? "studio.versus.left" : "studio.versus.right"} />}
          optional=""
          maxLength={120}
          value={shown.sides[place].text}
          onChange={({ target }) => {
            const side = { ...shown.sides[place], text: target.value };
            const sides = place === 0 ? [side, shown.sides[1]] : [shown.sides[0], side];
            onChange({ versus: { ...shown, sides: sides as typeof shown.sides } });
          }}
        />
      ))}
    </div>
  );
}

function PictureField({ tools: { pictures }, scene: { picture }, onChange }: ToolProps) {
  const t = useT();
  if (!pictures || pictures.length === 0) {
    return (
      <p className="text-sm text-text-3">
        <T k="studio.picture.none" />
      </p>
    );
  }
  return (
    <div role="group" aria-label={t("studio.picture")} className="flex flex-wrap gap-2">
      {[...pictures.entries()].map(([place, { file }]) => (
        <PictureButton
          key={place}
          file={file}
          number={place + 1}
          isChosen={picture === place}
          onChoose={() => onChange({ picture: place })}
        />
      ))}
    </div>
  );
}

type PictureButtonProps = { file: Blob; number: number; isChosen: boolean; onChoose: () => void };

function PictureButton({ file, number, isChosen, onChoose }: PictureButtonProps) {
  const t = useT();
  const image = useAddress(file);
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      aria-label={t("studio.picture.choose", { number })}
      onClick={onChoose}
      className={classNames("overflow-hidden rounded-md border-2", isChosen ? "border-text" : "border-transparent")}
    >
      <img ref={image} alt="" className="size-16 object-cover" />
    </button>
  );
}

/** One picture of a draft, shown from the file at hand; its address goes when it does. */
function useAddress(file: Blob): (image: HTMLImageElement | null) => (() => void) | undefined {
  return useCallback(
    (image) => {
      if (!image) return undefined;
      const address = URL.createObjectURL(file);
      image.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [file],
  );
}
