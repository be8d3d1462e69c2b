import { createHash, randomBytes } from "node:crypto";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { LedgerReport } from "#ledger.ts";
import { startSandbox, type RunningSandbox, type SandboxOptions } from "#sandbox.ts";

export const scopePrefix = "https://www.googleapis.com/auth/";
export const allScopes = ["youtube.upload", "youtube.readonly", "yt-analytics.readonly"].map(
  (name) => scopePrefix + name,
);
export const redirectUri = "http://localhost:3000/youtube/callback";

export type TestSandbox = RunningSandbox & {
  dataDir: string;
  stop(): Promise<void>;
  /** Stops the process's half and starts it again on the same directory. */
  restart(): Promise<TestSandbox>;
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Response>;
  get(path: string, headers?: Record<string, string>): Promise<Response>;
  ledger(): Promise<LedgerReport>;
  connect(account?: string, scopes?: string[]): Promise<{ accessToken: string; refreshToken: string }>;
};

/** A real sandbox on a free port with its own directory; quick by default, since no test waits for scenery. */
export async function startTestSandbox(options: Partial<SandboxOptions> = {}): Promise<TestSandbox> {
  const dataDir = options.dataDir ?? (await mkdtemp(join(tmpdir(), "sandbox-test-")));
  const settings = { taskMs: 60, fileMs: 0, processingMs: 60, ...options.settings };
  const running = await startSandbox({ ...options, dataDir, settings });
  const { url } = running;

  const test: TestSandbox = {
    ...running,
    dataDir,
    async stop() {
      await running.close();
      await rm(dataDir, { recursive: true, force: true });
    },
    async restart() {
      await running.close();
      return startTestSandbox({ ...options, dataDir });
    },
    post: (path, body, headers = {}) =>
      fetch(url + path, {
        method: "POST",
        redirect: "manual",
        headers: { "content-type": "application/json", ...headers },
        body: JSON.stringify(body),
      }),
    get: (path, headers = {}) => fetch(url + path, { redirect: "manual", headers }),
    async ledger() {
      return (await (await fetch(`${url}/_sandbox/ledger`)).json()) as LedgerReport;
    },
    async connect(account = "ayse", scopes = allScopes) {
      const flow = authorization({ scopes });
      const granted = await fetch(`${url}/google/o/oauth2/v2/auth?${flow.query}&sandbox_account=${account}`, {
        redirect: "manual",
      });
      const code = new URL(granted.headers.get("location") ?? "").searchParams.get("code") ?? "";
      const answer = await json(await exchange(url, { code, code_verifier: flow.verifier }));
      return { accessToken: String(answer["access_token"]), refreshToken: String(answer["refresh_token"]) };
    },
  };
  return test;
}

export function authorization(options: { scopes?: string[]; extra?: Record<string, string> } = {}) {
  const verifier = randomBytes(32).toString("base64url");
  const query = new URLSearchParams({
    client_id: "sandbox-client",
    redirect_uri: redirectUri,
    response_type: "code",
    scope: (options.scopes ?? allScopes).join(" "),
    access_type: "offline",
    prompt: "consent select_account",
    state: "state-1",
    code_challenge: createHash("sha256").update(verifier).digest("base64url"),
    code_challenge_method: "S256",
    ...options.extra,
  });
  return { verifier, query: query.toString() };
}

export function exchange(url: string, fields: Record<string, string>): Promise<Response> {
  return fetch(`${url}/google/token`, {
    method: "POST",
    body: new URLSearchParams({
      client_id: "sandbox-client",
      client_secret: "sandbox-secret",
      redirect_uri: redirectUri,
      grant_type: "authorization_code",
      ...fields,
    }),
  });
}

export async function json(response: Response): Promise<Record<string, unknown>> {
  return (await response.json()) as Record<string, unknown>;
}

/** Looks into an answer by a path like `error.errors.0.reason`; a wrong path is `undefined`. */
export function look(value: unknown, path: string): unknown {
  return path
    .split(".")
    .reduce<unknown>(
      (inner, key) => (typeof inner === "object" && inner !== null ? Reflect.get(inner, key) : undefined),
      value,
    );
}

export async function sampleFilm(name = "square.mp4"): Promise<Buffer> {
  return readFile(new URL(`../../clips/${name}`, import.meta.url));
}

export function sha256(bytes: Buffer): string {
  return createHash("sha256").update(bytes).digest("hex");
}

export async function eventually<Value>(read: () => Promise<Value | undefined>, limitMs = 30_000): Promise<Value> {
  const deadline = Date.now() + limitMs;
  for (;;) {
    const value = await read();
    if (value !== undefined) return value;
    if (Date.now() > deadline) throw new Error("it did not happen in time");
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
