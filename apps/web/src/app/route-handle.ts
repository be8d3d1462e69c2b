import { useMatches, type UIMatch } from "react-router";
import { useT, type PlainKey } from "#lib/messages.tsx";

/** What a route tells the frame around it. Without one the screen names itself. */
export type RouteHandle = { titleKey: PlainKey };

export function titled(titleKey: PlainKey): RouteHandle {
  return { titleKey };
}

export function useTitleKey(): PlainKey | undefined {
  const matches = useMatches() as UIMatch<unknown, RouteHandle | undefined>[];
  return matches.findLast((match) => match.handle !== undefined)?.handle?.titleKey;
}

export function useSectionTitle(): string | undefined {
  const t = useT();
  const titleKey = useTitleKey();
  return titleKey === undefined ? undefined : t(titleKey);
}
