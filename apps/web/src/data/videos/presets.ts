import { keyFieldOf, type KeyField } from "@sahne/contract/services/services";
import { ENGINE_OF_SERVICE, DEFAULT_CAPABILITIES, type Engine, type ServiceType } from "@sahne/contract/videos/engines";
import { getPresetsRoute } from "@sahne/contract/videos/presets";
import { useQuery } from "@tanstack/react-query";
import { call } from "#lib/api.ts";
import type { ShownProfile } from "#data/accounts/profile.ts";

/** Changes only with the installation itself. */
export function usePresets() {
  return useQuery({
    queryKey: ["presets"],
    queryFn: () => call(getPresetsRoute, {}, "default.unknown"),
    staleTime: Infinity,
  });
}

/** What an engine can do here with a model; until the server has answered, what the default models can do. */
export function useCapabilities(engine: Engine, model: string | undefined) {
  const { data } = usePresets();
  const chosen = data?.models[engine].find((other) => other.model === model);
  return chosen ?? data?.engines[engine] ?? DEFAULT_CAPABILITIES[engine];
}

type Keys = Pick<ShownProfile["user"], KeyField>;

/** The same rule as the server's: the vendor when there is a key for it, else the built-in renderer. */
export function engineFor(service: ServiceType, user: Keys | undefined): Engine {
  return hasKeyFor(service, user) ? ENGINE_OF_SERVICE[service] : "sahne";
}

export function hasKeyFor(service: ServiceType, user: Keys | undefined): boolean {
  if (service === "sahne") return false;
  const key = user?.[keyFieldOf(ENGINE_OF_SERVICE[service])];
  return key !== undefined && key !== "";
}
