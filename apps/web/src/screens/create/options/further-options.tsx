import type { EngineCapabilities } from "@sahne/contract/videos/capabilities";
import { ENGINE_OF_SERVICE, type ServiceType } from "@sahne/contract/videos/engines";
import type { Presets } from "@sahne/contract/videos/presets";
import type { RequestedOptions } from "@sahne/contract/videos/video-options";
import { T, useT } from "#lib/messages.tsx";
import { FilmOptions } from "./film-options.tsx";
import { FinishClip } from "./finish-clip.tsx";
import { ModelField } from "./model-field.tsx";
import { PresetOptions } from "./preset-options.tsx";

type FurtherOptionsProps = {
  isOpen: boolean;
  options: RequestedOptions;
  serviceType: ServiceType;
  capabilities: EngineCapabilities;
  presets: Presets | undefined;
  onChange: (options: RequestedOptions) => void;
};

export function FurtherOptions({ options, serviceType, capabilities, presets, onChange }: FurtherOptionsProps) {
  const t = useT();
  const models = capabilities.hasPresets ? [] : (presets?.models[ENGINE_OF_SERVICE[serviceType]] ?? []);
  return (
    <>
      {models.length > 1 && <ModelField {...{ models, serviceType, capabilities, options, onChange }} />}
      <FilmOptions value={options} capabilities={capabilities} onChange={onChange}>
        {capabilities.hasPresets && <PresetOptions value={options} presets={presets} onChange={onChange} />}
      </FilmOptions>
      {!capabilities.hasPresets && <FinishClip value={options} presets={presets} onChange={onChange} />}
      {!capabilities.hasPresets && options.finish === undefined && (
        <p className="text-sm text-text-3">
          <T k="create.options.vendorNote" v={{ service: t(`create.service.${serviceType}`) }} />
        </p>
      )}
    </>
  );
}
