import type { SpeechService, WriterService } from "@sahne/contract/services/services";
import type { Config } from "#platform/config.ts";
import type { Clients } from "#providers/service.ts";
import { serviceNames, services, type ServiceName } from "#providers/services.ts";
import type { Speaker } from "#providers/speaker.ts";
import type { Vendor, VideoGenerator } from "#providers/video-generator.ts";
import type { Writer } from "#providers/writer.ts";

export type Services = {
  /** The paid vendors of films. */
  generators: Record<Vendor, VideoGenerator>;
  /** Who writes texts; the local one only where the operator named it. */
  writers: Record<Exclude<WriterService, "local">, Writer> & { local?: Writer };
  /** Who speaks, with the users' own keys. */
  speakers: Record<SpeechService, Speaker>;
};

/** One client for each thing a service can do, with the models of the settings. */
export function createServices({ vendors }: Config, sandboxUrl: string | undefined): Services {
  const clients = (ability: "films" | "writes" | "speaks"): unknown => {
    const made = serviceNames.map((name) => [name, serviceOf(name)[ability]?.(vendors[name], sandboxUrl)] as const);
    return Object.fromEntries(made.filter(([, client]) => client !== undefined));
  };
  return {
    generators: clients("films") as Services["generators"],
    writers: clients("writes") as Services["writers"],
    speakers: clients("speaks") as Services["speakers"],
  };
}

/** Hosts that finished films may be fetched from. */
export function filmHosts({ vendors }: Config): string[] {
  return serviceNames.flatMap((name) => serviceOf(name).downloadHosts?.(vendors[name]) ?? []);
}

/** Each with settings of its own kind, which it is only ever given together with itself. */
function serviceOf(name: ServiceName): Clients<unknown> {
  return services[name];
}

/** Names the service an address belongs to, for counting; films come from too many hosts to be counted by name. */
export function addressNames(
  { vendors, googleUrls }: Config,
  sandboxUrl: string | undefined,
): (origin: string) => string | null {
  const found = new Map<string, string>();
  const add = (name: string, url: string | undefined): void => {
    if (url !== undefined) found.set(new URL(url).origin, name);
  };
  for (const name of serviceNames) add(name, serviceOf(name).address(vendors[name]));
  for (const url of Object.values(googleUrls)) add("google", url);
  add("sandbox", sandboxUrl);
  return (origin) => found.get(origin) ?? null;
}
