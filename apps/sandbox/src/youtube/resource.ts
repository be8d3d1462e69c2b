import { etag } from "./videos.ts";

export type Resource = Record<string, unknown>;

export function picture(url: string, width: number, height: number): Resource {
  return { url, width, height };
}

/** Only the parts that were asked for, as the API does; `id`, `kind` and `etag` always come. */
export function pickParts(head: Resource, every: Record<string, () => Resource>, parts: string[]): Resource {
  const chosen = Object.entries(every)
    .filter(([name]) => parts.includes(name))
    .map(([name, make]) => [name, make()] as const);
  const body = Object.fromEntries(chosen);
  return { ...head, etag: etag([head, body]), ...body };
}
