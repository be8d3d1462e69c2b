import { mailPages } from "@sahne/contract/accounts/mails";
import {
  blockPersonRoute,
  deletePersonRoute,
  exportPersonRoute,
  getExportOfRoute,
  endSessionsOfRoute,
  limitPersonRoute,
  listPeopleRoute,
  mailResetToRoute,
} from "@sahne/contract/operator/people";
import { listNewslettersRoute, sendNewsletterRoute, tryNewsletterRoute } from "@sahne/contract/operator/newsletters";
import {
  checkSettingsRoute,
  deleteMessageRoute,
  listActsRoute,
  listFailedJobsRoute,
  listMessagesRoute,
  operatorSummaryRoute,
  retryJobRoute,
  sendTestMailRoute,
  subscribersCsvRoute,
} from "@sahne/contract/operator/operator";
import { servicesHealthRoute } from "@sahne/contract/operator/services";
import {
  getSiteSettingsRoute,
  inviteRoute,
  listInvitationsRoute,
  revokeInvitationRoute,
  saveSiteSettingsRoute,
  type Invitation,
} from "@sahne/contract/operator/site";
import type { Context } from "#context.ts";
import { currentExport } from "#features/account-data/exports.service.ts";
import { userAgentOf } from "#features/accounts/session.ts";
import { mailText, pageLink } from "#features/mails/mail-text.ts";
import { queueMail } from "#features/mails/queue-mail.ts";
import { deleteInvitation, listInvitations, makeInvitation, type InvitationRow } from "#features/site/invitations.ts";
import { listActs, noteAct } from "#features/site/operator-acts.ts";
import { readSite, saveSite } from "#features/site/site.repo.ts";
import { AppError } from "#platform/errors.ts";
import { DONE, type Mount } from "#platform/http/mount.ts";
import { examine, type Diagnosis } from "#operating/doctor.ts";
import { deleteMessage, listMessages, subscribersCsv } from "./messages.ts";
import { presentNewsletters, sendNewsletter, tryNewsletter } from "./newsletters.ts";
import {
  blockPerson,
  deletePerson,
  endSessionsOf,
  exportPerson,
  limitPerson,
  listPeople,
  mailResetTo,
} from "./people.ts";
import { readServicesHealth } from "./services-health.ts";
import { readSummary } from "./summary.ts";
import { sendTestMail } from "./test-mail.ts";

const ACTS_SHOWN = 50;
const JOBS_SHOWN = 100;
const INVITATIONS_SHOWN = 100;

export function operatorRoutes(mount: Mount, context: Context): void {
  mount.operator(operatorSummaryRoute, () => readSummary(context));
  mount.operator(servicesHealthRoute, () => readServicesHealth(context));
  let running: Promise<Diagnosis[]> | undefined;
  mount.operator(checkSettingsRoute, async () => {
    // A film is made for it: whoever asks meanwhile gets the answer of the same one.
    running ??= examine(context, () => undefined).finally(() => {
      running = undefined;
    });
    const found = await running;
    return { checks: found.map((one) => ({ ...one, todo: one.is === "wrong" ? one.todo : null })) };
  });
  mount.operator(sendTestMailRoute, ({ identity }) => sendTestMail(context, identity.userId));
  mount.operator(listActsRoute, ({ query }) => listActs(context.db, { cursor: query.cursor, limit: ACTS_SHOWN }));
  peopleRoutes(mount, context);
  siteSettingsRoutes(mount, context);
  workRoutes(mount, context);
  messageRoutes(mount, context);
  newsletterRoutes(mount, context);
}

function peopleRoutes(mount: Mount, context: Context): void {
  mount.operator(listPeopleRoute, ({ query }) => listPeople(context, query));
  mount.operator(blockPersonRoute, async ({ identity, params, body }) => {
    return { person: await blockPerson(context, { operatorId: identity.userId, ...params }, body) };
  });
  mount.operator(limitPersonRoute, async ({ identity, params, body }) => {
    return { person: await limitPerson(context, { operatorId: identity.userId, ...params }, body) };
  });
  mount.operator(endSessionsOfRoute, async ({ identity, params }) => {
    await endSessionsOf(context, { operatorId: identity.userId, ...params });
    return DONE;
  });
  mount.operator(mailResetToRoute, async ({ identity, params }) => {
    await mailResetTo(context, { operatorId: identity.userId, ...params });
    return DONE;
  });
  mount.operator(exportPersonRoute, async ({ identity, params, body, request }) => {
    const act = { operatorId: identity.userId, ...params, userAgent: userAgentOf(request) };
    return { export: await exportPerson(context, act, body) };
  });
  mount.operator(getExportOfRoute, async ({ params }) => ({ export: await currentExport(context, params.personId) }));
  mount.operator(deletePersonRoute, async ({ identity, params, body }) => {
    await deletePerson(context, { operatorId: identity.userId, ...params }, body);
    return DONE;
  });
}

function siteSettingsRoutes(mount: Mount, context: Context): void {
  const { db, clock } = context;
  mount.operator(getSiteSettingsRoute, async () => ({
    site: await readSite(db),
    adNetwork: context.config.adFrameUrl?.href ?? null,
  }));
  mount.operator(saveSiteSettingsRoute, async ({ identity, body }) => {
    await db.transaction(async (tx) => {
      await saveSite(tx, body, clock.now());
      await noteAct(context, tx, { act: "site_changed", operatorId: identity.userId });
    });
    return { site: await readSite(db) };
  });
  mount.operator(listInvitationsRoute, async () => ({
    invitations: (await listInvitations(db, INVITATIONS_SHOWN)).map(presentInvitation),
  }));
  mount.operator(inviteRoute, async ({ identity, body, language }) => {
    const { row, token } = await db.transaction(async (tx) => {
      const made = await makeInvitation(context, tx, body.email);
      if (body.email !== null) {
        const translate = context.translatorFor(language);
        const link = { label: translate("mail.invite.action"), url: pageLink(context, mailPages.signUp, made.token) };
        const paragraphs = [translate("mail.invite.text", { host: context.config.publicUrl.host })];
        await queueMail(context, tx, {
          userId: null,
          to: body.email,
          subject: translate("mail.invite.subject"),
          text: mailText(translate, { paragraphs, link, footer: [translate("mail.ignore")] }),
        });
      }
      await noteAct(context, tx, { act: "invited", operatorId: identity.userId });
      return made;
    });
    return { invitation: presentInvitation(row), link: pageLink(context, mailPages.signUp, token) };
  });
  mount.operator(revokeInvitationRoute, async ({ identity, params }) => {
    await db.transaction(async (tx) => {
      if (!(await deleteInvitation(tx, params.invitationId))) throw new AppError("not_found");
      await noteAct(context, tx, { act: "invitation_revoked", operatorId: identity.userId });
    });
    return DONE;
  });
}

function workRoutes(mount: Mount, context: Context): void {
  mount.operator(listFailedJobsRoute, async () => {
    const [failed, due] = await Promise.all([context.queue.failed(JOBS_SHOWN), context.queue.due()]);
    return {
      jobs: failed.map(({ id, job, failedAt, reason }) => {
        return { _id: id, job, failedAt: new Date(failedAt).toISOString(), reason };
      }),
      due: due.map(({ name, jobs, ageSeconds }) => ({ job: name, count: jobs, oldestSeconds: ageSeconds })),
    };
  });
  mount.operator(retryJobRoute, async ({ identity, params }) => {
    const job = await context.queue.retryFailed(params.jobId);
    if (job === undefined) throw new AppError("not_found");
    await noteAct(context, context.db, { act: "job_retried", operatorId: identity.userId, about: job });
    return DONE;
  });
}

function messageRoutes(mount: Mount, context: Context): void {
  const { db } = context;
  mount.operator(listMessagesRoute, ({ query }) => listMessages(db, query.cursor));
  mount.operator(deleteMessageRoute, async ({ identity, params }) => {
    await db.transaction(async (tx) => {
      if (!(await deleteMessage(tx, params.messageId))) throw new AppError("not_found");
      await noteAct(context, tx, { act: "message_deleted", operatorId: identity.userId });
    });
    return DONE;
  });
  mount.operatorFile(subscribersCsvRoute, async ({ identity }) => {
    const text = await subscribersCsv(db);
    await noteAct(context, db, { act: "subscribers_exported", operatorId: identity.userId });
    return { name: "sahne-newsletter.csv", text };
  });
}

function newsletterRoutes(mount: Mount, context: Context): void {
  mount.operator(listNewslettersRoute, async () => ({ newsletters: await presentNewsletters(context) }));
  mount.operator(sendNewsletterRoute, async ({ identity, body, language, idempotencyKey }) => {
    const sender = { operatorId: identity.userId, language, idempotencyKey };
    return { newsletter: await sendNewsletter(context, sender, body) };
  });
  mount.operator(tryNewsletterRoute, ({ identity, body, language }) =>
    tryNewsletter(context, { operatorId: identity.userId, language }, body),
  );
}

function presentInvitation({ id, email, createdAt, expiresAt, usedAt }: InvitationRow): Invitation {
  return {
    _id: id,
    email,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    usedAt: usedAt?.toISOString() ?? null,
  };
}
