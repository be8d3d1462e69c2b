import { createServer } from "node:net";
import { createTransport } from "nodemailer";
import { redirectUri } from "#channel-clients.ts";
import { isLoopback, type Config } from "#platform/config.ts";
import { fine, note, reasonOf, wrong, type Check } from "./doctor-finding.ts";

const ANSWER_MS = 10_000;

type Answer = { status: number; text: string };

async function ask(url: string | URL, init: RequestInit = {}): Promise<Answer> {
  const answer = await fetch(url, { redirect: "manual", ...init, signal: AbortSignal.timeout(ANSWER_MS) });
  return { status: answer.status, text: await answer.text() };
}

/** Whether the product already runs here, behind whatever stands before it. */
async function isOurs(url: URL): Promise<boolean> {
  const { status, text } = await ask(url);
  return status === 200 && text.includes('"ok":true');
}

export const checkPort: Check = async ({ config: { host, port } }) => {
  const problem = await tryPort(host, port);
  if (problem === null) return fine(`${host}:${port} is free`);
  if (problem !== "EADDRINUSE")
    return wrong(`${host}:${port}: ${problem}`, "Set another HOST or PORT; below 1024 only root may listen.");
  const own = new URL(`http://${host === "0.0.0.0" || host === "::" ? "127.0.0.1" : host}:${port}/livez`);
  if (await isOurs(own).catch(() => false)) return fine(`${host}:${port}: the product runs there`);
  return wrong(`${host}:${port} is taken by another program`, "Stop it, or set another PORT.");
};

function tryPort(host: string, port: number): Promise<string | null> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    server.listen(port, host, () => server.close(() => resolve(null)));
  });
}

/** Asked as everybody else asks: through the name, the certificate and the proxy. */
export const checkPublicUrl: Check = async ({ config: { publicUrl } }) => {
  try {
    if (await isOurs(new URL("/livez", publicUrl))) return fine(`${publicUrl.origin} leads here`);
    return wrong(`${publicUrl.origin} is answered by something else`, "Let the proxy pass every path on to PORT.");
  } catch (error) {
    const told = `${publicUrl.origin}: ${reasonOf(error)}`;
    if (isLoopback(publicUrl)) return note(`${told}; start the product and look again`);
    return wrong(told, "Start the product, and see to the name (DNS), the certificate and the proxy.");
  }
};

export const checkRedirect: Check = async ({ config }) => {
  const address = redirectUri(config);
  try {
    const { status } = await ask(address);
    if (status === 200) return fine(`${address}; the same has to stand at Google, letter by letter`);
    return wrong(`${address} answered ${status}`, "Let the proxy pass this path on too.");
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
