import { createServer } from "node:net";
import { createTransport } from "nodemailer";
import { redirectUri } from "#channel-clients.ts";
import { isLoopback, type Config } from "#platform/config.ts";
import { certificateTodo, fine, note, reasonOf, wrong, type Check } from "./doctor-finding.ts";

const ANSWER_MS = 10_000;
const NOT_STARTED = "the proxy finds nobody behind it; start the product and look again";

type Answer = { status: number; text: string; location: string | null };

async function ask(url: string | URL, init: RequestInit = {}): Promise<Answer> {
  const answer = await fetch(url, { redirect: "manual", ...init, signal: AbortSignal.timeout(ANSWER_MS) });
  return { status: answer.status, text: await answer.text(), location: answer.headers.get("location") };
}

/** Whether the product already runs here, behind whatever stands before it. */
async function isOurs(url: URL): Promise<boolean> {
  return isOurAnswer(await ask(url));
}

function isOurAnswer({ status, text }: Answer): boolean {
  return status === 200 && text.includes('"ok":true');
}

export const checkPort: Check = async ({ config: { host, port } }) => {
  const problem = await tryPort(host, port);
  if (problem === null) return fine(`${host}:${port} is free`);
  if (problem !== "EADDRINUSE")
    return wrong(`${host}:${port}: ${problem}`, "Set another HOST or PORT; below 1024 only root may listen.");
  if (await isRunning(host, port)) return fine(`${host}:${port}: the product runs there`);
  return wrong(`${host}:${port} is taken by another program`, "Stop it, or set another PORT.");
};

function isRunning(host: string, port: number): Promise<boolean> {
  const own = new URL(`http://${host === "0.0.0.0" || host === "::" ? "127.0.0.1" : host}:${port}/livez`);
  return isOurs(own).catch(() => false);
}

/** What a proxy answers for a product that has not been started yet says nothing about the proxy. */
const NOBODY_BEHIND = new Set([502, 503, 504]);

async function isNotStarted({ host, port }: Config, { status }: Answer): Promise<boolean> {
  return NOBODY_BEHIND.has(status) && !(await isRunning(host, port));
}

function tryPort(host: string, port: number): Promise<string | null> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    server.listen(port, host, () => server.close(() => resolve(null)));
  });
}

/** Asked as everybody else asks: through the name, the certificate and the proxy. */
export const checkPublicUrl: Check = async ({ config }) => {
  const { publicUrl } = config;
  try {
    const answer = await ask(new URL("/livez", publicUrl));
    if (isOurAnswer(answer)) return fine(`${publicUrl.origin} leads here`);
    if (await isNotStarted(config, answer)) return note(`${publicUrl.origin}: ${NOT_STARTED}`);
    return wrong(`${publicUrl.origin} is answered by something else`, "Let the proxy pass every path on to PORT.");
  } catch (error) {
    const told = `${publicUrl.origin}: ${reasonOf(error)}`;
    const todo = certificateTodo(error);
    if (todo !== null) return wrong(told, todo);
    if (isLoopback(publicUrl)) return note(`${told}; start the product and look again`);
    return wrong(told, "Start the product, and see to the name (DNS), the certificate and the proxy.");
  }
};

export const checkRedirect: Check = async ({ config }) => {
  const address = redirectUri(config);
  try {
    const answer = await ask(address);
    if (answer.status === 200) return fine(`${address}; the same has to stand at Google, letter by letter`);
    if (await isNotStarted(config, answer)) return note(`${address}: ${NOT_STARTED}`);
    if (answer.location === address)
      return wrong(`${address} leads to itself`, "Let the proxy pass Host on as the browser sends it, with its port.");
    return wrong(`${address} answered ${answer.status}`, "Let the proxy pass this path on too.");
  } catch (error) {
    return note(`${address}: ${reasonOf(error)}; start the product and look again`);
  }
};

/** Asks for tokens with a code that nobody gave: what Google says about it tells whether it knows client and address. */
export const checkGoogle: Check = async ({ config }) => {
  if (!config.google)
    return note(
      config.sandbox.isOn ? "no client: the channel is simulated" : "no client: nobody can connect a channel",
    );
  const { clientId: client_id, clientSecret: client_secret } = config.google;
  const form = {
    client_id,
    client_secret,
    code: "4/doctor",
    grant_type: "authorization_code",
    redirect_uri: redirectUri(config),
  };
  try {
    const { status, text } = await ask(config.googleUrls.token, { method: "POST", body: new URLSearchParams(form) });
    if (text.includes("invalid_grant")) return fine("knows the client");
    if (text.includes("invalid_client"))
      return wrong(
        "does not know the client",
        "Check GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET: credentials of your project at console.cloud.google.com.",
      );
    if (text.includes("redirect_uri_mismatch"))
      return wrong(
        "does not know the redirect URI",
        `Add ${form.redirect_uri} to the client's authorised redirect URIs.`,
      );
    return wrong(`answered ${status}`, "Try again later; if it stays, check GOOGLE_TOKEN_URL.");
  } catch (error) {
    return wrong(`cannot be reached: ${reasonOf(error)}`, "Let this machine reach Google over https.");
  }
};

/** Connects, greets and signs in; sends nothing. */
export const checkMail: Check = async ({ config: { mail } }: { config: Config }) => {
  if (mail.smtpUrl === undefined) return note(`mails are files in ${mail.outboxDir}; nobody receives them`);
  const transport = createTransport({ url: mail.smtpUrl, connectionTimeout: ANSWER_MS, greetingTimeout: ANSWER_MS });
  try {
    await transport.verify();
    const operator =
      mail.operatorEmail === undefined ? "; OPERATOR_EMAIL is not set: nobody gets what the contact form sends" : "";
    return fine(`${new URL(mail.smtpUrl).host} takes mails from ${mail.from}${operator}`);
  } catch (error) {
    return wrong(
      `${new URL(mail.smtpUrl).host}: ${reasonOf(error)}`,
      "Check SMTP_URL: scheme, host, port, user and password.",
    );
  } finally {
    transport.close();
  }
};
