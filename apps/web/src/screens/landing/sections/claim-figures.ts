import type { SiteFigures } from "@sahne/contract/status";
import type { Language } from "@sahne/messages/translator";
import type { claims, ClaimsMode } from "#content/claims.ts";

type Claim = (typeof claims)[number];

const UNKNOWN = "—";
const EXACT_BELOW = 100;

/** What stands in a claim: the operator's own words, or what the site has counted; a dash where nothing was. */
export function claimFigure(
  claim: Claim,
  mode: ClaimsMode,
  language: Language,
  counted: Pick<SiteFigures, "videos" | "users"> | undefined,
): string {
  if (mode === "sample") return claim.figure[language];
  if (claim.id === "uptime" || counted === undefined) return UNKNOWN;
  return countedFigure(counted[claim.id], language);
}

/** The server cuts what is larger to two digits, so "and more" is always true. */
function countedFigure(count: number, language: Language): string {
  if (count < EXACT_BELOW) return String(count);
  if (count < 1_000) return `${count}+`;
  const [value, unit] = count < 1_000_000 ? [count / 1_000, "K"] : [count / 1_000_000, "M"];
  return `${value.toLocaleString(language, { maximumFractionDigits: 1 })}${unit}+`;
}
