import { areClaimsConfirmed, claimsMode, type ClaimsMode } from "#content/claims.ts";

const LOOPBACK = /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/;

/** Sample copy is for whoever tries the product on their own machine; a public address must not claim what nobody said. */
export function shownClaims(
  hostname: string = window.location.hostname,
  content: { mode: ClaimsMode; isConfirmed: boolean } = { mode: ownChoice(), isConfirmed: areClaimsConfirmed },
): ClaimsMode {
  const isUnproven = content.mode === "sample" && !content.isConfirmed && !LOOPBACK.test(hostname);
  return isUnproven ? "hidden" : content.mode;
}

/** What an operator chose on their page; the server writes it into ours. */
function ownChoice(): ClaimsMode {
  return (document.documentElement.dataset["claims"] as ClaimsMode | undefined) ?? claimsMode;
}
