import { z } from "zod";
import { DURATION_MAX_SECONDS, DURATION_MIN_SECONDS } from "#limits.ts";
import { SERVICES, servicesThat, type ServicesThat } from "#services/services.ts";
import { EVERY_SHAPE, upTo, type EngineCapabilities } from "./capabilities.ts";

/** Which machine makes the film: a vendor with the user's key, or the built-in renderer. */
export const engine = z.enum(["sahne", ...servicesThat("films")]);
export type Engine = z.output<typeof engine>;

/** Who made a film that is here: one of those, or its owner elsewhere. */
export const maker = z.enum([...engine.options, "own"]);
export type Maker = z.output<typeof maker>;

type Filming = ServicesThat<"films">;
export type ServiceType = (typeof SERVICES)[Filming]["films"]["serviceType"] | "sahne";
const serviceTypes = servicesThat("films").map((service) => SERVICES[service].films.serviceType);

/** `sahne` is the built-in renderer, whatever keys there are; a vendor without a key stands for it as well. */
export const serviceType = z.enum([...serviceTypes, "sahne"]);

/** The machine behind each service a person may choose. */
export const ENGINE_OF_SERVICE = Object.fromEntries([
  ...servicesThat("films").map((service) => [SERVICES[service].films.serviceType, service]),
  ["sahne", "sahne"],
]) as { readonly [Type in ServiceType]: Type extends "sahne" ? "sahne" : Filming };

export const SAHNE_CAPABILITIES: EngineCapabilities = {
  aspectRatios: EVERY_SHAPE,
  durations: upTo(DURATION_MIN_SECONDS, DURATION_MAX_SECONDS),
  resolutions: ["480p", "720p", "1080p"],
  takesImage: true,
  voices: ["off", "robot"],
  hasPresets: true,
  promptMax: 2_500,
};

/** With the models that stand in the settings by default; what an installation really runs is in GET /api/presets. */
export const DEFAULT_CAPABILITIES = Object.fromEntries([
  ["sahne", SAHNE_CAPABILITIES],
  ...servicesThat("films").map((service) => [service, SERVICES[service].films.capabilities]),
]) as Record<Engine, EngineCapabilities>;
