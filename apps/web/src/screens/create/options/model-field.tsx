import { cheapestLength, type RequestedOptions } from "@sahne/contract/videos/video-options";
import type { EngineCapabilities } from "@sahne/contract/videos/capabilities";
import type { Camera } from "@sahne/contract/studio/cameras";
import type { ServiceType } from "@sahne/contract/videos/engines";
import { cameraName, useCameras } from "#data/studio/cameras.ts";
import { T, useT } from "#lib/messages.tsx";
import { possibleOptions } from "#screens/create/submit/create-body.ts";
import { Select } from "#ui/form/select.tsx";

type ModelFieldProps = {
  /** All of the service, that of the settings first. */
  models: readonly EngineCapabilities[];
  serviceType: ServiceType;
  /** Of the chosen one. */
  capabilities: EngineCapabilities;
  options: RequestedOptions;
  onChange: (options: RequestedOptions) => void;
};

/** R17.11: which model films it, and what that costs as far as it is known, before anything is sent. */
export function ModelField({ models, serviceType, capabilities, options, onChange }: ModelFieldProps) {
  const t = useT();
  const cameras = useCameras();
  const camera = cameras.data?.find(({ service }) => service === serviceType);
  const chosen = capabilities.model ?? models[0]?.model ?? "";
  const seconds = possibleOptions(capabilities, options).durationSeconds ?? cheapestLength(capabilities);
  const isGone = options.model !== undefined && cameras.data !== undefined && !isAnywhere(options.model, cameras.data);

  function label(model: string, place: number): string {
    const cents = centsOf(camera, model);
    const name = place === 0 ? t("create.options.modelDefault", { model }) : model;
    if (cents === undefined) return name;
    return cents === null
      ? t("cameras.unpriced", { model: name })
      : t("cameras.priced", { model: name, dollars: cents / 100 });
  }

  return (
    <Select
      label={<T k="cameras.model" />}
      value={chosen}
      options={models.map(({ model = "" }, place) => ({ value: model, label: label(model, place) }))}
      // The one of the settings is not asked for by name: it follows them.
      onChange={({ currentTarget: { value } }) =>
        onChange({ ...options, model: value === models[0]?.model ? undefined : value })
      }
      hint={camera && <Price {...{ camera, model: chosen, seconds }} />}
      error={isGone ? <T k="create.options.modelGone" v={{ model: options.model ?? "" }} /> : undefined}
    />
  );
}

function Price({ camera, model, seconds }: { camera: Camera; model: string; seconds: number }) {
  const service = cameraName(camera.service);
  const told = { count: 1, seconds, service };
  const cents = centsOf(camera, model);
  if (camera.isSandbox) return <T k="cameras.totalSandbox" v={told} />;
  if (cents === null || cents === undefined) return <T k="cameras.totalUnknown" v={told} />;
  return <T k="cameras.total" v={{ ...told, dollars: (cents * seconds) / 100 }} />;
}

function centsOf(camera: Camera | undefined, model: string): number | null | undefined {
  return camera?.models.find(({ name }) => name === model)?.centsPerSecond;
}

/** One of another service is kept for when that is chosen again. */
function isAnywhere(model: string, cameras: readonly Camera[]): boolean {
  return cameras.some(({ models }) => models.some(({ name }) => name === model));
}
