import { z } from "zod";
import { anthropic } from "./anthropic.ts";
import { freepik } from "./freepik.ts";
import { gemini } from "./gemini.ts";
import { openai } from "./openai.ts";
import type { ServiceFacts } from "./service.ts";

/** Every service a user may bring a key for, in the order in which they are offered. The one list (docs/ADDING.md). */
export const SERVICES = { freepik, gemini, openai, anthropic } as const satisfies Record<string, ServiceFacts>;
type Services = typeof SERVICES;

/** Who films where a create call names nobody: the seed had it so. */
export const DEFAULT_SERVICE_TYPE = SERVICES.freepik.films.serviceType;
type Ability = "films" | "writes" | "speaks";

export const keyService = z.enum(Object.keys(SERVICES) as [KeyService, ...KeyService[]]);
export type KeyService = keyof Services;

export type ServicesThat<Does extends Ability> = {
  [Service in KeyService]: Services[Service] extends Record<Does, unknown> ? Service : never;
}[KeyService];

export function servicesThat<Does extends Ability>(ability: Does): [ServicesThat<Does>, ...ServicesThat<Does>[]] {
  const names = keyService.options.filter((service) => ability in SERVICES[service]);
  return names as string[] as [ServicesThat<Does>, ...ServicesThat<Does>[]];
}

/** Its brand; of one that is no longer in the list, what it was kept under. */
export function serviceName(service: string): string {
  const known = keyService.safeParse(service);
  return known.success ? SERVICES[known.data].name : service;
}

/** The brands of all that can do something, for a sentence that offers them: "Gemini, OpenAI or Claude". */
export function namesThat(ability: Ability, language: string): string {
  return new Intl.ListFormat(language, { type: "disjunction" }).format(servicesThat(ability).map(serviceName));
}

/** Where an account carries the key of a service; the seed named two of them so. */
export function keyFieldOf<Service extends KeyService>(service: Service): `${Service}ApiKey` {
  return `${service}ApiKey`;
}

export type KeyField = `${KeyService}ApiKey`;

/** One such field for the key of every service. */
export function keyFields<Value>(valueOf: (service: KeyService) => Value): Record<KeyField, Value> {
  const fields = keyService.options.map((service) => [keyFieldOf(service), valueOf(service)]);
  return Object.fromEntries(fields) as Record<KeyField, Value>;
}

/** Who can write; `local` is a server of the operator's that needs no key. */
export const writerService = z.enum([...servicesThat("writes"), "local"]);
export type WriterService = z.output<typeof writerService>;

/** Who can speak, with the user's own key. */
export const speechService = z.enum(servicesThat("speaks"));
export type SpeechService = z.output<typeof speechService>;
