import type { OperatorActKind } from "@sahne/contract/operator/operator";
import type { AdsShown, ClaimsShown, LegalIdentity, SignUpMode } from "@sahne/contract/site";
import { index, integer, jsonb, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { at, createdAt, updatedAt } from "./columns.ts";

/** One row at most: what operators set for the whole site. Without it everything is as it comes. */
export const siteSettings = pgTable("site_settings", {
  id: text("id").primaryKey(),
  signUp: text("sign_up").$type<SignUpMode>().notNull(),
  /** What all accounts together may keep; null: only the disk ends it. */
  storageCapMb: integer("storage_cap_mb"),
  legal: jsonb("legal").$type<LegalIdentity>().notNull(),
  /** Null: as it stands in the web's own file of claims. */
  claims: text("claims").$type<ClaimsShown>(),
  /** What stands in the landing page's slots; null: the network's, where one is set. */
  ads: text("ads").$type<AdsShown>(),
  updatedAt: updatedAt(),
});

/** A link that opens one account while sign-up is by invitation; only its hash is kept. */
export const invitations = pgTable(
  "invitations",
  {
    id: text("id").primaryKey(),
    tokenHash: text("token_hash").notNull(),
    email: text("email"),
    createdAt: createdAt(),
    expiresAt: at("expires_at").notNull(),
    usedAt: at("used_at"),
  },
  (table) => [
    uniqueIndex("invitations_token_hash").on(table.tokenHash),
    index("invitations_newest").on(table.createdAt.desc()),
  ],
);

/** What operators did. People stand in it by id only, without a reference: it outlives them and names nobody who is gone. */
export const operatorActs = pgTable(
  "operator_acts",
  {
    id: text("id").primaryKey(),
    act: text("act").$type<OperatorActKind>().notNull(),
    /** Null where a command of the machine did it. */
    operatorId: text("operator_id"),
    personId: text("person_id"),
    /** What it was about where that is no person, such as the name of a job. */
    about: text("about"),
    createdAt: createdAt(),
  },
  (table) => [index("operator_acts_newest").on(table.createdAt.desc(), table.id.desc())],
);
