import type { Presets } from "@sahne/contract/presets";
import { Dices, WandSparkles } from "lucide-react";
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
    <fieldset className="min-w-0">
      <legend className="mb-2 text-sm font-medium">
        <T k="create.options.style" />
      </legend>
      <div className="-mx-1 flex snap-x gap-3 overflow-x-auto px-1 pt-1 pb-2 sm:grid sm:grid-cols-3 sm:overflow-visible xl:grid-cols-4">
        <StyleTile
          value=""
          isChosen={value === undefined}
          label={<T k="create.options.styleAuto" />}
          description={<T k="create.options.styleAuto.text" />}
          icon={<WandSparkles />}
          onChoose={() => onChange(undefined)}
        />
        {known.map(({ id, sampleUrl }) => (
          <StyleTile
            key={id}
            value={id}
            isChosen={value === id}
            label={<TextFor code={`preset.style.${id}`} />}
            description={<TextFor code={`preset.style.${id}.text`} />}
            sampleUrl={sampleUrl}
            onChoose={() => onChange(id)}
          />
        ))}
        <StyleTile
          value="surprise"
          isChosen={value === "surprise"}
          label={<T k="preset.style.surprise" />}
          description={<T k="create.options.styleSurprise.text" />}
          icon={<Dices />}
          onChoose={() => onChange("surprise")}
        />
      </div>
    </fieldset>
  );
}
