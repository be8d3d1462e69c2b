import { z } from "zod";
import { email } from "#accounts/accounts.ts";
import { done, id, instant } from "#common.ts";
import { defineRoute } from "#route.ts";
import { adsShown, claimsShown, legalIdentity, signUpMode } from "#site.ts";

// To everybody but operators these answer as an address that does not exist.
const operator = { access: "operator", tag: "operator" } as const;
const MOST_STORAGE_MB = 10_000_000;

export const siteSettings = z.object({
  signUp: signUpMode,
  storageCapMb: z.int().min(0).max(MOST_STORAGE_MB).nullable(),
  legal: legalIdentity,
  claims: claimsShown.nullable(),
  ads: adsShown,
});
export type SiteSettings = z.output<typeof siteSettings>;

export const getSiteSettingsRoute = defineRoute({
  ...operator,
  id: "getSiteSettings",
  method: "GET",
  path: "/api/admin/site",
  summary: "What operators set for the whole site",
  reply: z.object({
    site: siteSettings,
    /** The page of the network that the server is told to frame; null: there is none, and house ads stand everywhere. */
    adNetwork: z.string().nullable(),
  }),
});

export const saveSiteSettingsRoute = defineRoute({
  ...operator,
  id: "saveSiteSettings",
  method: "PUT",
  path: "/api/admin/site",
  summary: "Change what holds for the whole site",
  body: siteSettings,
  reply: z.object({ site: siteSettings }),
});

export const invitation = z
  .object({
    _id: id,
    email: z.string().nullable(),
    createdAt: instant,
    expiresAt: instant,
    usedAt: instant.nullable(),
  })
  .meta({ id: "Invitation" });
export type Invitation = z.output<typeof invitation>;

export const listInvitationsRoute = defineRoute({
  ...operator,
  id: "listInvitations",
  method: "GET",
  path: "/api/admin/invitations",
  summary: "Invitations, newest first",
  reply: z.object({ invitations: z.array(invitation) }),
});

export const inviteRoute = defineRoute({
  ...operator,
  id: "invite",
  method: "POST",
  path: "/api/admin/invitations",
  summary: "Make a link that opens one account; mailed where an address is given",
  status: 201,
  body: z.object({ email: email.nullable() }),
  /** The link is told this once: only its hash is kept. */
  reply: z.object({ invitation, link: z.string() }),
});

export const revokeInvitationRoute = defineRoute({
  ...operator,
  id: "revokeInvitation",
  method: "DELETE",
  path: "/api/admin/invitations/:invitationId",
  summary: "End an invitation",
  params: z.object({ invitationId: id }),
  reply: done,
});
