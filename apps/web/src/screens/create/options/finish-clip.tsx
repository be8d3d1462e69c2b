import { SCENE_TEXT_MAX } from "@sahne/contract/limits";
import type { Presets } from "@sahne/contract/videos/presets";
import type { RequestedOptions } from "@sahne/contract/videos/video-options";
import { Captions } from "lucide-react";
import { T, useT } from "#lib/messages.tsx";
import { Switch } from "#ui/form/switch.tsx";
import { TextField } from "#ui/form/text-field.tsx";
import { PresetOptions } from "./preset-options.tsx";

type FinishClipProps = {
  value: RequestedOptions;
  presets: Presets | undefined;
  onChange: (options: RequestedOptions) => void;
};

/** R17.10: a vendor's plain clip, or a film of it with captions, music and a closing card. */
export function FinishClip({ value, presets, onChange }: FinishClipProps) {
  const t = useT();
  const { finish } = value;
  return (
    <>
      <Switch
        label={<T k="create.finish.label" />}
        hint={<T k="create.finish.hint" />}
        checked={finish !== undefined}
        onChange={({ currentTarget }) =>
          onChange({ ...value, finish: currentTarget.checked ? { text: "" } : undefined })
        }
      />
      {finish && (
        <>
          {value.captions !== "none" && (
            <TextField
              name="finish"
              label={<T k="create.finish.text" />}
              aria-required={false}
              placeholder={t("create.finish.placeholder")}
              counter={{ value: finish.text.length, max: SCENE_TEXT_MAX }}
              maxLength={SCENE_TEXT_MAX}
              value={finish.text}
              onChange={({ currentTarget }) => onChange({ ...value, finish: { text: currentTarget.value } })}
            />
          )}
          <div className="grid gap-4 sm:grid-cols-2 md:grid-cols-3">
            <PresetOptions value={value} presets={presets} onChange={onChange} />
          </div>
        </>
      )}
    </>
  );
}

/** Before sending: what happens to the clip when it has come, and that this costs nothing. */
export function FinishLine({ isOpen }: { isOpen: boolean }) {
  if (!isOpen) return null;
  return (
    <p className="flex items-start gap-2 text-sm text-text-2">
      <Captions aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <T k="create.finish.line" />
    </p>
  );
}
