import { z } from "zod";
import { EMAIL_MAX } from "./limits.ts";
import { defineRoute } from "./route.ts";

/** `invite`: only with a link that an operator gave out. */
export const signUpMode = z.enum(["open", "invite", "closed"]);
export type SignUpMode = z.output<typeof signUpMode>;

const line = (most: number) =>
  z
    .string()
    .trim()
    .max(most, "request.long")
    .regex(/^\P{Cc}*$/u, "request.invalid");

/** Who runs this site, as the law wants it named; empty where nobody has filled it in. */
export const legalIdentity = z.object({
  controller: line(160),
  address: line(300),
  email: line(EMAIL_MAX),
  /** The basis for processing (KVKK, GDPR), in the operator's own words. */
  basis: line(600),
});
export type LegalIdentity = z.output<typeof legalIdentity>;

/** What the landing page says about the site: samples, counted figures, or nothing. */
export const claimsShown = z.enum(["sample", "computed", "hidden"]);
export type ClaimsShown = z.output<typeof claimsShown>;

/** What stands in the landing page's slots: the network's ads, where one is set and the visitor agreed, or only our own. */
export const adsShown = z.enum(["network", "house"]);
export type AdsShown = z.output<typeof adsShown>;

export const site = z.object({ signUp: signUpMode, legal: legalIdentity, claims: claimsShown.nullable() });
export type Site = z.output<typeof site>;

export const siteRoute = defineRoute({
  id: "site",
  method: "GET",
  path: "/api/site",
  tag: "status",
  summary: "Who runs this site, and whether accounts may be opened",
  access: "public",
  reply: site,
});
