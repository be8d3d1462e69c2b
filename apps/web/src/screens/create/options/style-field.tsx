import type { Presets } from "@sahne/contract/videos/presets";
import { Dices, Palette } from "lucide-react";
import { T, TextFor, useT } from "#lib/messages.tsx";
import { StyleTile } from "./style-tile.tsx";

type StyleFieldProps = {
  value: string | undefined;
  styles: Presets["styles"];
  onChange: (style: string | undefined) => void;
};

/** The looks of the built-in renderer, each shown by two seconds of itself; left alone, the words choose. */
export function StyleField({ value, styles, onChange }: StyleFieldProps) {
  const t = useT();
  const known = styles.filter(({ id }) => t.has(`preset.style.${id}`));
  return (
    <fieldset className="min-w-0" aria-describedby="create-style-text">
      <legend className="mb-2 text-sm font-medium">
        <T k="create.options.style" />
      </legend>
      <div className="-mx-1 flex snap-x gap-3 overflow-x-auto px-1 pt-1 pb-3">
        <StyleTile
          value=""
          isChosen={value === undefined}
          label={<T k="create.options.styleAuto" />}
          icon={<Palette />}
          onChoose={() => onChange(undefined)}
        />
        {known.map(({ id, sampleUrl }) => (
          <StyleTile
            key={id}
            value={id}
            isChosen={value === id}
            label={<TextFor code={`preset.style.${id}`} />}
            sampleUrl={sampleUrl}
            onChoose={() => onChange(id)}
          />
        ))}
        <StyleTile
          value="surprise"
          isChosen={value === "surprise"}
          label={<T k="preset.style.surprise" />}
          icon={<Dices />}
          onChoose={() => onChange("surprise")}
        />
      </div>
      <p id="create-style-text" className="mt-1 text-sm text-text-3">
        <TextFor code={descriptionKey(value)} />
      </p>
    </fieldset>
  );
}

function descriptionKey(style: string | undefined): string {
  if (style === undefined) return "create.options.styleAuto.text";
  return style === "surprise" ? "create.options.styleSurprise.text" : `preset.style.${style}.text`;
}
