import type { Config } from "#platform/config.ts";

type Names = (origin: string) => string | null;

/** Names the vendor an address belongs to, for counting; films come from too many hosts to be counted by name. */
export function vendorNames({ vendors, googleUrls }: Config, sandboxUrl: string | undefined): Names {
  const names = new Map<string, string>();
  const add = (name: string, url: string | undefined): void => {
    if (url !== undefined) names.set(new URL(url).origin, name);
  };
  add("freepik", vendors.freepik.baseUrl);
  add("gemini", vendors.gemini.baseUrl);
  add("openai", vendors.openai.baseUrl);
  add("anthropic", vendors.anthropic.baseUrl);
  add("local", vendors.localWriter?.baseUrl);
  for (const url of Object.values(googleUrls)) add("google", url);
  add("sandbox", sandboxUrl);
  return (origin) => names.get(origin) ?? null;
}
