import {
  aspectRatio as aspectRatioSchema,
  resolution as resolutionSchema,
  type EngineCapabilities,
} from "@sahne/contract/videos/capabilities";
import { resolveOptions, type RequestedOptions } from "@sahne/contract/videos/video-options";
import { RectangleHorizontal, RectangleVertical, Square } from "lucide-react";
import type { ReactNode } from "react";
import { useSounds } from "#data/studio/sounds.ts";
import { useVoices } from "#data/studio/voices.ts";
import { T, useT } from "#lib/messages.tsx";
import { possibleOptions } from "#screens/create/submit/create-body.ts";
import { RadioCards } from "#ui/form/radio-cards.tsx";
import { Select } from "#ui/form/select.tsx";
import { TempoField } from "#ui/video/tempo-field.tsx";
import { VoiceField } from "#ui/video/voice-field.tsx";

const SHAPES = {
  "16:9": { key: "create.options.aspectRatio.16-9", icon: <RectangleHorizontal /> },
  "9:16": { key: "create.options.aspectRatio.9-16", icon: <RectangleVertical /> },
  "1:1": { key: "create.options.aspectRatio.1-1", icon: <Square /> },
} as const;

/** Of a machine that makes any length only these are offered: nobody looks for 37 seconds in a list of 56. */
const ROUND_LENGTHS: ReadonlySet<number> = new Set([5, 8, 10, 12, 15, 20, 30, 45, 60]);
const LONG_LIST = 12;
const OF_TEXT = "text";

type OptionsProps = {
  value: RequestedOptions;
  capabilities: EngineCapabilities;
  onChange: (options: RequestedOptions) => void;
  /** Further lists of the same row. */
  children?: ReactNode;
};

/** Shape, length and size; only what the machine that will run can do, and nothing where it decides by itself. */
export function FilmOptions({ value, capabilities, onChange, children }: OptionsProps) {
  const t = useT();
  const shown = resolveOptions(capabilities, possibleOptions(capabilities, value)).options;
  const { aspectRatios, resolutions, voices } = capabilities;
  return (
    <>
      {aspectRatios.length > 1 && (
        <RadioCards
          legend={<T k="create.options.aspectRatio" />}
          columns={aspectRatios.length === 2 ? 2 : 3}
          value={shown.aspectRatio}
          onChange={(shape) => onChange({ ...value, aspectRatio: aspectRatioSchema.parse(shape) })}
          options={aspectRatios.map((shape) => ({
            value: shape,
            icon: SHAPES[shape].icon,
            label: <T k={SHAPES[shape].key} />,
          }))}
        />
      )}
      <div className="grid gap-4 sm:grid-cols-2 md:grid-cols-3">
        <Select
          label={<T k="create.options.duration" />}
          value={shown.durationSeconds === undefined ? OF_TEXT : String(shown.durationSeconds)}
          onChange={({ currentTarget }) => onChange({ ...value, durationSeconds: lengthOf(currentTarget.value) })}
          options={[
            // Only our own renderer plans a film by its text; a vendor makes the length that is paid for.
            ...(capabilities.hasPresets ? [{ value: OF_TEXT, label: t("create.options.durationOfText") }] : []),
            ...offeredLengths(capabilities).map((seconds) => ({
              value: String(seconds),
              label: t("create.options.durationSeconds", { count: seconds }),
            })),
          ]}
        />
        {resolutions.length > 1 && (
          <Select
            label={<T k="create.options.resolution" />}
            value={shown.resolution}
            onChange={(event) => onChange({ ...value, resolution: resolutionSchema.parse(event.currentTarget.value) })}
            options={resolutions.map((size) => ({ value: size, label: size }))}
          />
        )}
        {voices.length > 1 && (
          <Voice value={shown.voice} language={value.language} onChange={(voice) => onChange({ ...value, voice })} />
        )}
        {capabilities.hasPresets && shown.voice !== "off" && (
          <TempoField value={value.tempo} onChange={(tempo) => onChange({ ...value, tempo })} />
        )}
        {children}
      </div>
    </>
  );
}

type VoiceProps = { value: string; language: "tr" | "en" | undefined; onChange: (voice: string) => void };

function Voice({ value, language, onChange }: VoiceProps) {
  return <VoiceField {...useVoices(language)} shelf={useSounds("speech")} value={value} onChange={onChange} />;
}

function lengthOf(chosen: string): number | undefined {
  return chosen === OF_TEXT ? undefined : Number(chosen);
}

function offeredLengths({ durations }: EngineCapabilities): number[] {
  return durations.length > LONG_LIST ? durations.filter((seconds) => ROUND_LENGTHS.has(seconds)) : durations;
}
