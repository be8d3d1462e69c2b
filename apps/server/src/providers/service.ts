import type { z } from "zod";
import type { Speaker } from "./speaker.ts";
import type { VideoGenerator } from "./video-generator.ts";
import type { Writer } from "./writer.ts";

type Environment = Readonly<Record<string, z.ZodType>>;

/** Where a company answers, and a client for each thing it can do. */
export type Clients<Settings> = {
  /** Undefined where the operator set none. */
  address(settings: Settings): string | undefined;
  /** Hosts its finished films may be fetched from, beside its own. */
  downloadHosts?(settings: Settings): readonly string[];
  films?(settings: Settings, sandboxUrl: string | undefined): VideoGenerator;
  writes?(settings: Settings, sandboxUrl: string | undefined): Writer | undefined;
  speaks?(settings: Settings, sandboxUrl: string | undefined): Speaker;
};

type Service<Variables extends Environment, Settings> = Clients<Settings> & {
  /** What it is told by the environment. */
  environment: Variables;
  read(values: z.output<z.ZodObject<Variables>>): Settings;
};

/** Gives it back as it is, knowing what its settings are. */
export function defineService<const Variables extends Environment, Settings>(
  service: Service<Variables, Settings>,
): Service<Variables, Settings> {
  return service;
}
