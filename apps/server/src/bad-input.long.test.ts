import { expect, test } from "vitest";
import { passwordFailures, users } from "#platform/db/schema.ts";
import { callApi, makeUser, type Answer, type TestUser } from "#test/api.ts";
import { dumpDatabase } from "#test/everything-stored.ts";
import { withTestProduct } from "#test/product/test-product.ts";

const t = withTestProduct();

const inputs = {
  missing: undefined,
  empty: "",
  blank: "   ",
  long: "uzun".repeat(2_500),
  turkish: "Çağrı Şükrü İIğü",
  emoji: "👩🏽‍🚀🎬 film gecesi",
  rtl: "مرحبا بالعالم",
  turned: "ada\u202egnp.exe",
  sql: "x'; drop table users; --",
  html: "<img src=x onerror=alert(1)>",
  zero: "ada\u0000yilmaz",
  number: 42,
  object: { $ne: "" },
} as const;
type InputName = keyof typeof inputs;

const PLAIN_TEXT: InputName[] = ["turkish", "emoji", "rtl", "sql", "html"];
const SHOWN_TEXT: InputName[] = [...PLAIN_TEXT, "turned"];
const NOTHING: InputName[] = ["missing", "empty", "blank"];
const WITHOUT_ANGLES: InputName[] = SHOWN_TEXT.filter((name) => name !== "html");
const ANY_TEXT: InputName[] = [...PLAIN_TEXT, "turned", "zero"];

type Form = {
  name: string;
  method: "POST" | "PUT" | "PATCH";
  path(user: TestUser): string | Promise<string>;
  valid(user: TestUser, unique: string): Record<string, unknown>;
  /** Which inputs each field takes, as text and nothing else; all others must be refused at that field. */
  accepts: Record<string, readonly InputName[]>;
  /** Fields whose wrong value is answered as a whole, so that nothing is learnt from it. */
  answersWhole?: readonly string[];
};

const forms: Form[] = [
  {
    name: "sign-up",
    method: "POST",
    path: () => "/register",
    valid: (_user, unique) => ({
      fullname: "Ada Yılmaz",
      username: `u_${unique}`,
      email: `${unique}@example.com`,
      password: "gizli-sifre",
    }),
    accepts: { fullname: PLAIN_TEXT, username: [], email: [], password: ANY_TEXT },
  },
  {
    name: "login",
    method: "POST",
    path: () => "/login",
    valid: (user) => ({ username: user.username, password: "gizli-sifre" }),
    accepts: { username: [], password: [] },
    answersWhole: ["username", "password"],
  },
  {
    name: "forgotten password",
    method: "POST",
    path: () => "/api/password/forgot",
    valid: () => ({ email: "ada@example.com" }),
    accepts: { email: [] },
  },
  {
    name: "new password",
    method: "POST",
    path: () => "/api/password/reset",
    valid: () => ({ token: "made-up", password: "gizli-sifre" }),
    accepts: { token: [], password: [] },
    answersWhole: ["token", "password"],
  },
  {
    name: "change of password",
    method: "PUT",
    path: (user) => `/api/users/${user.id}/password`,
    valid: () => ({ currentPassword: "gizli-sifre", password: "gizli-sifre" }),
    accepts: { currentPassword: [] },
  },
  {
    name: "profile",
    method: "PUT",
    path: (user) => `/api/users/${user.id}/profile`,
    valid: (user) => ({ fullname: "Ada", username: user.username, email: `${user.username}@example.com` }),
    accepts: {
      fullname: PLAIN_TEXT,
      username: [],
      email: [],
      geminiApiKey: ["missing", "empty", "blank"],
      freepikApiKey: ["missing", "empty", "blank"],
    },
  },
  {
    name: "preferences",
    method: "PUT",
    path: (user) => `/api/users/${user.id}/preferences`,
    valid: () => ({}),
    accepts: { language: ["missing"], timeZone: ["missing"], theme: ["missing"] },
  },
  {
    name: "showing a key",
    method: "POST",
    path: (user) => `/api/users/${user.id}/keys/gemini/reveal`,
    valid: () => ({ password: "gizli-sifre" }),
    accepts: { password: [] },
  },
  {
    name: "testing a key",
    method: "POST",
    path: (user) => `/api/users/${user.id}/keys/gemini/test`,
    valid: () => ({}),
    accepts: { key: [] },
    answersWhole: ["key"],
  },
  {
    name: "deleting the account",
    method: "POST",
    path: (user) => `/api/users/${user.id}/delete`,
    valid: (user) => ({ password: "gizli-sifre", confirm: user.username }),
    accepts: { password: [], confirm: [] },
  },
  {
    name: "newsletter",
    method: "POST",
    path: () => "/api/newsletter",
    valid: () => ({ email: "okur@example.com" }),
    accepts: { email: [] },
  },
  {
    name: "contact",
    method: "POST",
    path: () => "/api/contact",
    valid: () => ({ name: "Ada", email: "ada@example.com", message: "Merhaba" }),
    accepts: { name: PLAIN_TEXT, email: [], message: [...PLAIN_TEXT, "turned"] },
  },
  {
    name: "creating a video",
    method: "POST",
    path: () => "/video/create",
    valid: () => ({ scenario: "scheduled", promptText: "bir kedi", keywords: "a" }),
    accepts: { promptText: SHOWN_TEXT, keywords: SHOWN_TEXT },
  },
  {
    name: "renaming a video",
    method: "PATCH",
    path: async (user) => `/api/videos/${await makeVideo(user)}`,
    valid: () => ({ videoName: "Film" }),
    accepts: { videoName: SHOWN_TEXT },
  },
  {
    name: "defaults of publications",
    method: "PUT",
    path: (user) => `/api/users/${user.id}/publish-profile`,
    valid: () => ({ description: "Film" }),
    // The channel takes no angle brackets.
    accepts: { description: [...NOTHING, ...WITHOUT_ANGLES], tags: [...NOTHING, ...WITHOUT_ANGLES] },
  },
  ...["/api/newsletter/confirm", "/api/newsletter/unsubscribe", "/api/email/undo", "/api/email/confirm"].map(
    (path): Form => ({
      name: path,
      method: "POST",
      path: () => path,
      valid: () => ({ token: "made-up" }),
      accepts: { token: [] },
      answersWhole: ["token"],
    }),
  ),
];

async function makeVideo(user: TestUser): Promise<string> {
  const body = { scenario: "scheduled", promptText: "bir kedi", keywords: "a" };
  const answer = await callApi(t.product(), "POST", "/video/create", { token: user.token, body });
  return (answer.body["video"] as { _id: string })._id;
}

const cases = forms.flatMap((form) => Object.keys(form.accepts).map((field) => [form.name, field, form] as const));

test.each(cases)(
  "%s, %s: bad input is refused at its field, nothing is stored, nothing runs",
  async (_n, field, form) => {
    const { context } = t.product();
    const user = await makeUser(t.product());
    const accepted: string[] = [];
    const refused: unknown[] = [];

    for (const [name, value] of Object.entries(inputs)) {
      await context.db.delete(passwordFailures);
      const body = { ...form.valid(user, `${name}_${field}`.toLowerCase()), [field]: value };
      const answer = await callApi(t.product(), form.method, await form.path(user), {
        token: user.token,
        body,
        language: "tr",
      });
      if (answer.status < 300) {
        accepted.push(name);
        continue;
      }
      refused.push(value);
      // No keyboard makes a zero: whoever sends one is a program, and is told without a field.
      const isTold = name === "zero" && answer.status === 400 && answer.body["code"] === "invalid_request";
      expect([name, isTold ? "clear" : refusalOf(answer, field, form)]).toEqual([name, "clear"]);
    }

    expect(accepted).toEqual(Object.keys(inputs).filter((name) => form.accepts[field]?.includes(name as InputName)));
    const dump = await dumpDatabase(context);
    for (const value of refused.filter((text) => typeof text === "string" && text.trim() !== "")) {
      expect(dump).not.toContain(JSON.stringify(value).slice(1, -1));
    }
    expect((await context.db.select().from(users)).length).toBeGreaterThan(0);
  },
);

/** `clear` when the answer names the field in words of the catalogue and repeats nothing of what was sent. */
function refusalOf(answer: Answer, field: string, form: Form): string {
  if (answer.status < 400 || answer.status >= 500) return `status ${answer.status}`;
  const { message, fields } = answer.body as {
    message?: string;
    fields?: Record<string, { code: string; message: string }>;
  };
  if (!message || message.startsWith("error.")) return `message ${message}`;
  if (/onerror|drop table|\u202e/.test(answer.raw.body)) return "repeats what was sent";
  if (!fields && form.answersWhole?.includes(field)) return "clear";
  const problem = fields?.[field];
  if (!problem) return `no word at ${field} but at ${Object.keys(fields ?? {}).join()} (${answer.raw.body})`;
  return problem.message === problem.code || /Invalid input|expected/.test(problem.message) ? problem.message : "clear";
}

test("text that is allowed is stored and given back letter by letter", async () => {
  const user = await makeUser(t.product());

  for (const name of PLAIN_TEXT) {
    const body = { fullname: inputs[name], username: user.username, email: `${user.username}@example.com` };
    const answer = await callApi(t.product(), "PUT", `/api/users/${user.id}/profile`, { token: user.token, body });
    expect(answer.body).toMatchObject({ user: { fullname: inputs[name] } });
    expect(answer.raw.headers["content-type"]).toContain("application/json");
  }
});

test.each(["__proto__", "constructor", "toString"])("a field called %s pollutes nothing", async (name) => {
  const user = await makeUser(t.product());
  const raw = await t.product().app.inject({
    method: "PUT",
    url: `/api/users/${user.id}/preferences`,
    headers: { host: "localhost:3000", authorization: `Bearer ${user.token}`, "content-type": "application/json" },
    payload: `{"theme":"light","${name}":{"isAdmin":true}}`,
  });

  expect(raw.statusCode).toBeLessThan(500);
  expect(({} as Record<string, unknown>)["isAdmin"]).toBeUndefined();
});
