import type { World } from "./matrix-world.ts";
import { makeInvitation } from "#features/site/invitations.ts";
import { contactMessages } from "#platform/db/schema.ts";
import { newId } from "#platform/ids.ts";
import { failOneJob } from "#test/failed-job.ts";
import { operator, type MatrixRow } from "./row.ts";

const PASSWORD = "gizli-sifre";
const SITE = {
  signUp: "open",
  storageCapMb: null,
  legal: { controller: "", address: "", email: "", basis: "" },
  claims: null,
  ads: "network",
};

async function message({ product: { context } }: World): Promise<string> {
  const now = context.clock.now();
  const id = newId(now);
  await context.db.insert(contactMessages).values({ id, name: "Ada", email: "a@b.co", message: "x", createdAt: now });
  return id;
}

/** The owner is an operator; what is done to a person is done to the other one. */
export const operatorRows: Record<string, MatrixRow> = {
  operatorSummary: operator(),
  servicesHealth: operator(),
  checkSettings: operator(),
  sendTestMail: operator(),
  listPeople: operator(),
  blockPerson: operator(({ other }) => ({
    params: { personId: other.id },
    body: { isBlocked: true, password: PASSWORD },
  })),
  limitPerson: operator(({ other }) => ({
    params: { personId: other.id },
    body: { storageMb: 10, createsPerHour: null },
  })),
  endSessionsOf: operator(({ other }) => ({ params: { personId: other.id } })),
  mailResetTo: operator(({ other }) => ({ params: { personId: other.id } })),
  exportPerson: operator(({ other }) => ({ params: { personId: other.id }, body: { password: PASSWORD } })),
  getExportOf: operator(({ other }) => ({ params: { personId: other.id } })),
  deletePerson: operator(({ other }) => ({
    params: { personId: other.id },
    body: { confirm: other.username, password: PASSWORD },
  })),
  getSiteSettings: operator(),
  saveSiteSettings: operator(() => ({ body: SITE })),
  listInvitations: operator(),
  invite: operator(() => ({ body: { email: null } })),
  revokeInvitation: operator(async ({ product: { context } }) => {
    const { row } = await context.db.transaction((tx) => makeInvitation(context, tx, null));
    return { params: { invitationId: row.id } };
  }),
  listFailedJobs: operator(),
  retryJob: operator(async ({ product }) => ({ params: { jobId: await failOneJob(product) } })),
  listMessages: operator(),
  deleteMessage: operator(async (world) => ({ params: { messageId: await message(world) } })),
  subscribersCsv: operator(),
  listNewsletters: operator(),
  sendNewsletter: operator(() => ({ body: { subject: "Kasım", text: "Merhaba", password: PASSWORD } })),
  tryNewsletter: operator(() => ({ body: { subject: "Kasım", text: "Merhaba" } })),
  listActs: operator(),
};
