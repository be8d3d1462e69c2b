import { resolution, type EngineCapabilities, type Resolution } from "@sahne/contract/videos/capabilities";
import { SAHNE_CAPABILITIES } from "@sahne/contract/videos/engines";

/** What the built-in renderer makes on an installation whose largest film is this. */
export function filmCapabilities(largest: Resolution): EngineCapabilities {
  const sizes = resolution.options;
  return { ...SAHNE_CAPABILITIES, resolutions: sizes.slice(0, sizes.indexOf(largest) + 1) };
}
