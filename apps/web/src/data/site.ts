import { siteRoute } from "@sahne/contract/site";
import { useQuery } from "@tanstack/react-query";
import { call } from "#lib/api.ts";

/** Who runs the site and whether accounts may be opened; changes about never. */
export function useSite() {
  return useQuery({ queryKey: ["site"], queryFn: () => call(siteRoute, {}, "default.unknown"), staleTime: 60_000 });
}
