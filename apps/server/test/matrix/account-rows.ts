import { NO_MAILS } from "@sahne/contract/accounts/notification-choices";
import { eq } from "drizzle-orm";
import { stopToken } from "#features/notifications/notification-choices.ts";
import { sessions } from "#platform/db/schema.ts";
import { callApi } from "#test/api.ts";
import { mailsTo, tokenIn } from "#test/mails.ts";
import { giveKey } from "#test/vendors/vendor-videos.ts";
import type { World } from "./matrix-world.ts";
import { open, session, type MatrixRow } from "./row.ts";

export const accountRows: Record<string, MatrixRow> = {
  // accounts
  login: open(({ owner }) => ({ body: { username: owner.username, password: "gizli-sifre" } })),
  register: open(() => ({
    body: { fullname: "Ada Yeni", username: "ada_yeni", email: "ada_yeni@example.com", password: "gizli-sifre" },
  })),
  logout: session(),
  forgotPassword: open(({ email }) => ({ body: { email } })),
  resetPassword: open(async ({ product, email }) => {
    await callApi(product, "POST", "/api/password/forgot", { body: { email } });
    const [mail] = await mailsTo(product, email);
    return { body: { token: tokenIn(mail, "/auth/reset-password"), password: "yeni-sifre" } };
  }),
  changePassword: session(() => ({ body: { currentPassword: "gizli-sifre", password: "yeni-sifre" } })),
  listSessions: session(),
  endOtherSessions: session(),
  endSession: session(async ({ product: { context }, owner }) => {
    const [row] = await context.db.select().from(sessions).where(eq(sessions.userId, owner.id));
    return { params: { sessionId: row?.id ?? "" } };
  }),
  listSecurityEvents: session(),

  // writing
  listWriters: session(),
  write: session(async ({ product, owner }) => {
    await giveKey(product, owner, "openai", "sandbox-matrix");
    const body = { service: "openai", model: "gpt-5.4-mini", task: "script", text: "fener", language: "tr" };
    return { body };
  }),

  // mails about one's videos
  getNotificationChoices: session(),
  putNotificationChoices: session(() => ({ body: { ...NO_MAILS, failed: "daily" } })),
  stopNotificationMails: open(({ product, owner }) => ({ body: { token: stopToken(product.context, owner.id) } })),
  // voices
  listVoices: session(),
  sampleVoice: session(async ({ product, owner }) => {
    await giveKey(product, owner, "gemini", "sandbox-matrix");
    return { body: { voice: "gemini:Kore", language: "tr" } };
  }),

  // profile
  getProfile: session(async ({ video }) => {
    await video();
    return {};
  }),
  updateProfile: session(({ owner, email, canary }) => ({
    body: { fullname: canary, username: owner.username, email },
  })),
  updatePreferences: session(() => ({ body: { theme: "light" } })),
  undoEmail: open(async (world) => {
    await moveTo(world, "new@example.net");
    const [mail] = await mailsTo(world.product, world.email);
    return { body: { token: tokenIn(mail, "/email/undo") } };
  }),
  confirmEmail: open(async (world) => {
    await moveTo(world, "new@example.net");
    const [mail] = await mailsTo(world.product, "new@example.net");
    return { body: { token: tokenIn(mail, "/email/confirm") } };
  }),
  resendConfirmation: session(async (world) => {
    await moveTo(world, "new@example.net");
    return {};
  }),
  revealKey: session(async (world) => {
    await saveKey(world);
    return { params: { service: "gemini" }, body: { password: "gizli-sifre" } };
  }),
  testKey: session(async (world) => {
    await saveKey(world);
    return { params: { service: "gemini" }, body: {} };
  }),

  // own data
  startExport: session(),
  getExport: session(),
  deleteAccount: session(({ owner }) => ({ body: { password: "gizli-sifre", confirm: owner.username } })),
};

async function moveTo({ product, owner }: World, email: string): Promise<void> {
  const body = { fullname: "Ada", username: owner.username, email, currentPassword: "gizli-sifre" };
  await callApi(product, "PUT", `/api/users/${owner.id}/profile`, { token: owner.token, body });
}

async function saveKey({ product, owner, email, canary }: World): Promise<void> {
  const body = { fullname: canary, username: owner.username, email, geminiApiKey: `sandbox-${canary}` };
  await callApi(product, "PUT", `/api/users/${owner.id}/profile`, { token: owner.token, body });
}
