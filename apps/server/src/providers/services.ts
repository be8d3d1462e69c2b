import type { KeyService } from "@sahne/contract/services/services";
import type { z } from "zod";
import { anthropic } from "./anthropic/service.ts";
import { freepik } from "./freepik/service.ts";
import { gemini } from "./gemini/service.ts";
import { local } from "./local/service.ts";
import { openai } from "./openai/service.ts";

/** Every service of the contract's list, and the operator's own. The one list of the server (docs/ADDING.md). */
export const services = { freepik, gemini, openai, anthropic, local } satisfies Record<KeyService | "local", object>;
type Services = typeof services;
export type ServiceName = keyof Services;
export const serviceNames = Object.keys(services) as ServiceName[];

export const serviceEnvironment = {
  ...freepik.environment,
  ...gemini.environment,
  ...openai.environment,
  ...anthropic.environment,
  ...local.environment,
};

/** The settings of each service, as its clients want them. */
export type ServiceSettings = { [Name in ServiceName]: ReturnType<Services[Name]["read"]> };

export function readServices(values: z.output<z.ZodObject<typeof serviceEnvironment>>): ServiceSettings {
  return Object.fromEntries(
    serviceNames.map((name) => [name, services[name].read(values)]),
  ) as unknown as ServiceSettings;
}
