import { availableParallelism, totalmem } from "node:os";
import { join, resolve } from "node:path";
import type { Resolution } from "@sahne/contract/videos/capabilities";
import { missingS3Settings, readS3, S3_SETTINGS, type S3Config } from "./s3-config.ts";
import { environment, ROLES, type Role, type Values } from "./settings.ts";
import { readTraces, type TracesConfig } from "./watching/traces-config.ts";
import { readVendors, type VendorConfig } from "./vendor-config.ts";

/** Every setting the product reads, checked once; nothing else looks at the environment. */
export type Config = {
  host: string;
  port: number;
  publicUrl: URL;
  dataDir: string;
  databaseUrl: string | undefined;
  /** The most connections of this process's pool. */
  databasePool: number;
  /** Whether PostgreSQL keeps statements that come again. */
  isPreparing: boolean;
  /** Unset: media lies in the data directory. */
  s3: S3Config | undefined;
  /** How the proxy in front is told to send a file of the disk by itself. */
  mediaByProxy: "off" | "accel" | "sendfile";
  roles: ReadonlySet<Role>;
  secretKey: Buffer | undefined;
  secretKeyFile: string;
  previousSecretKeys: Buffer[];
  trustProxy: string[];
  /** Says of every subdomain of the public address that it speaks https, which only its owner can know. */
  hstsSubdomains: boolean;
  /** A page of another origin that holds the ad network's own code; without it there are house ads. */
  adFrameUrl: URL | null;
  logLevel: string;
  /** With a `url` another process runs it. */
  sandbox: { isOn: boolean; port: number; url: string | undefined };
  /** This start is the first one on data from a backup. */
  isRestored: boolean;
  google: { clientId: string; clientSecret: string } | undefined;
  googleUrls: { auth: string; token: string; revoke: string; api: string; analytics: string };
  youtubeProjectAudited: boolean;
  /** How many publications the Google project may start on one Pacific day, all users together. */
  youtubeUploadsPerDay: number;
  vendors: VendorConfig;
  mail: MailConfig;
  limits: Limits;
  /** Unset: no traces are made. */
  traces: TracesConfig | undefined;
  metrics: { token: string | undefined; port: number | undefined };
  backup: { dir: string | undefined; passphrase: string | undefined };
};

/** Without `smtpUrl` mails become files in `outboxDir`; whoever sits at this machine may read them in the browser. */
export type MailConfig = {
  smtpUrl: string | undefined;
  outboxDir: string;
  from: string;
  operatorEmail: string | undefined;
};

export type Limits = {
  jobsPerUser: number;
  createsPerHour: number;
  /** The specification asks for six characters; whoever runs the site may ask for more. */
  passwordMinLength: number;
  loginsPerMinute: number;
  /** Public forms that cause a mail, per network address. */
  formsPerHour: number;
  /** Showing and testing API keys, per user. */
  keyCallsPerHour: number;
  writingsPerHour: number;
  exportsPerDay: number;
  imagesPerHour: number;
  /** What one user may keep in the media store. */
  storageBytes: number;
  renders: number;
  /** The largest film that may be asked for. */
  filmSize: Resolution;
  /** Requests this process answers at the same time; files and streams are not counted. */
  requests: number;
};

export class ConfigError extends Error {
  readonly problems: string[];

  constructor(problems: string[]) {
    super(problems.join("\n"));
    this.name = "ConfigError";
    this.problems = problems;
  }
}

const LOOPBACK = new Set(["localhost", "127.0.0.1", "[::1]", "::1"]);

export function isLoopback(url: URL): boolean {
  return LOOPBACK.has(url.hostname);
}

export function readConfig(env: NodeJS.ProcessEnv): Config {
  const values = readValues(env);
  const dataDir = resolve(values.DATA_DIR);
  const publicUrl = publicUrlOf(values);

  return {
    host: values.HOST,
    port: values.PORT,
    publicUrl,
    dataDir,
    databaseUrl: values.DATABASE_URL,
    databasePool: values.DATABASE_POOL ?? defaultPool(values.ROLES),
    isPreparing: values.DATABASE_PREPARE,
    s3: readS3(values),
    mediaByProxy: values.MEDIA_BY_PROXY,
    roles: values.ROLES,
    secretKey: values.SECRET_KEY,
    secretKeyFile: resolve(values.SECRET_KEY_FILE ?? `${dataDir}/secret.key`),
    previousSecretKeys: values.SECRET_KEY_PREVIOUS ? [values.SECRET_KEY_PREVIOUS] : [],
    trustProxy: values.TRUST_PROXY.split(",")
      .map((entry) => entry.trim())
      .filter((entry) => entry !== ""),
    hstsSubdomains: values.HSTS_SUBDOMAINS,
    adFrameUrl: values.AD_FRAME_URL === undefined ? null : new URL(values.AD_FRAME_URL),
    logLevel: values.LOG_LEVEL,
    sandbox: { isOn: isSandboxOn(values), port: values.SANDBOX_PORT, url: values.SANDBOX_URL },
    isRestored: values.RESTORED === "1",
    google:
      values.GOOGLE_CLIENT_ID && values.GOOGLE_CLIENT_SECRET
        ? { clientId: values.GOOGLE_CLIENT_ID, clientSecret: values.GOOGLE_CLIENT_SECRET }
        : undefined,
    googleUrls: {
      auth: values.GOOGLE_AUTH_URL,
      token: values.GOOGLE_TOKEN_URL,
      revoke: values.GOOGLE_REVOKE_URL,
      api: values.YOUTUBE_API_BASE,
      analytics: values.YOUTUBE_ANALYTICS_BASE,
    },
    youtubeProjectAudited: values.YOUTUBE_PROJECT_AUDITED,
    youtubeUploadsPerDay: values.YOUTUBE_UPLOADS_PER_DAY,
    vendors: readVendors(values),
    mail: {
      smtpUrl: values.MAIL === "outbox" ? undefined : values.SMTP_URL,
      outboxDir: join(dataDir, "outbox"),
      from: values.MAIL_FROM ?? `Sahne <no-reply@${publicUrl.hostname}>`,
      operatorEmail: values.OPERATOR_EMAIL,
    },
    traces: readTraces(values),
    metrics: { token: values.METRICS_TOKEN, port: values.STATUS_PORT },
    backup: {
      dir: values.BACKUP_DIR === undefined ? undefined : resolve(values.BACKUP_DIR),
      passphrase: values.BACKUP_PASSPHRASE,
    },
    limits: {
      jobsPerUser: values.MAX_JOBS_PER_USER,
      createsPerHour: values.MAX_CREATES_PER_HOUR,
      passwordMinLength: values.PASSWORD_MIN_LENGTH,
      loginsPerMinute: values.MAX_LOGINS_PER_MINUTE,
      formsPerHour: values.MAX_FORMS_PER_HOUR,
      keyCallsPerHour: values.MAX_KEY_CALLS_PER_HOUR,
      writingsPerHour: values.MAX_WRITINGS_PER_HOUR,
      exportsPerDay: values.MAX_EXPORTS_PER_DAY,
      imagesPerHour: values.MAX_IMAGES_PER_HOUR,
      storageBytes: values.MAX_STORAGE_MB * 1024 * 1024,
      renders: values.MAX_RENDERS ?? Math.max(1, Math.floor(availableParallelism() / 2)),
      filmSize: values.MAX_FILM_SIZE ?? largestFilm(availableParallelism(), totalmem()),
      requests: values.MAX_REQUESTS,
    },
  };
}

const GIGABYTE = 1e9;

/** The largest film a machine makes in a time somebody waits for. */
export function largestFilm(cores: number, memoryBytes: number): Resolution {
  if (cores >= 4 && memoryBytes >= 7.5 * GIGABYTE) return "2160p";
  return cores >= 2 && memoryBytes >= 3.7 * GIGABYTE ? "1440p" : "1080p";
}

const POOL_OF_ROLE: Record<Role, number> = { api: 8, worker: 6, scheduler: 3 };
const LARGEST_DEFAULT_POOL = 12;

/** A server takes 100 connections as it comes: ten processes with a large pool each would use them up. */
function defaultPool(roles: ReadonlySet<Role>): number {
  const sum = [...roles].reduce((total, role) => total + POOL_OF_ROLE[role], 0);
  return Math.min(LARGEST_DEFAULT_POOL, sum);
}

function publicUrlOf(values: Values): URL {
  return new URL(values.PUBLIC_URL ?? `http://localhost:${values.PORT}`);
}

function isSandboxOn(values: Values): boolean {
  return values.SANDBOX === "on" || (values.SANDBOX === "auto" && !values.GOOGLE_CLIENT_ID);
}

type Problem = string | ((values: Values) => string);

/** Problems that no single setting shows; each is looked for only when the settings it weighs are sound themselves. */
const crossChecks: { weighs: (keyof Values)[]; isWrong: (values: Values) => boolean; problem: Problem }[] = [
  {
    weighs: ["GOOGLE_CLIENT_ID", "GOOGLE_CLIENT_SECRET"],
    isWrong: (values) => Boolean(values.GOOGLE_CLIENT_ID) !== Boolean(values.GOOGLE_CLIENT_SECRET),
    problem: "GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET: set both or neither",
  },
  {
    weighs: ["DATABASE_URL", "ROLES"],
    isWrong: (values) => !values.DATABASE_URL && values.ROLES.size < ROLES.length,
    problem: "ROLES: the embedded database serves one process only; set DATABASE_URL to split the roles",
  },
  {
    weighs: S3_SETTINGS,
    isWrong: (values) => missingS3Settings(values).length > 0,
    problem: (values) =>
      `${S3_SETTINGS.join(", ")}: set all five or none (missing: ${missingS3Settings(values).join(", ")})`,
  },
  {
    weighs: ["S3_ENDPOINT", "PUBLIC_URL"],
    isWrong: (values) =>
      publicUrlOf(values).protocol === "https:" &&
      values.S3_ENDPOINT !== undefined &&
      /^http:/i.test(values.S3_ENDPOINT),
    problem:
      "S3_ENDPOINT: browsers load films from there, and on an https address they refuse http; set its https address",
  },
  {
    weighs: ["PUBLIC_URL", "SANDBOX", "GOOGLE_CLIENT_ID"],
    isWrong: (values) => isSandboxOn(values) && values.SANDBOX !== "on" && !isLoopback(publicUrlOf(values)),
    problem:
      "GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET: needed on a public address, where the simulated channel cannot be reached",
  },
  {
    weighs: ["SANDBOX", "GOOGLE_CLIENT_ID"],
    isWrong: (values) => values.SANDBOX === "off" && !values.GOOGLE_CLIENT_ID,
    problem:
      "GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET: needed with SANDBOX=off; without them nobody can connect a channel",
  },
  {
    weighs: ["PUBLIC_URL", "SANDBOX"],
    isWrong: (values) => values.SANDBOX === "on" && !isLoopback(publicUrlOf(values)),
    problem:
      "SANDBOX: the simulated channel answers on 127.0.0.1 only, where visitors of a public address would find their own machine; set a Google client instead",
  },
  {
    weighs: ["ROLES", "SANDBOX", "SANDBOX_URL", "GOOGLE_CLIENT_ID"],
    isWrong: (values) => isSandboxOn(values) && !values.SANDBOX_URL && !values.ROLES.has("api"),
    problem: "SANDBOX_URL: a process without the role api has to be told where the others' sandbox is",
  },
  {
    weighs: ["PUBLIC_URL", "SMTP_URL", "MAIL"],
    isWrong: (values) => !values.SMTP_URL && values.MAIL !== "outbox" && !isLoopback(publicUrlOf(values)),
    problem: "SMTP_URL: needed on a public address (or keep mails as files, which nobody receives, with MAIL=outbox)",
  },
];

/** Names every problem at once: whoever corrects a file of settings should not have to start ten times. */
function readValues(env: NodeJS.ProcessEnv): Values {
  const given = Object.entries(env).filter(([, value]) => value !== undefined && value !== "");
  const parsed = environment.safeParse(Object.fromEntries(given));
  const issues = parsed.error?.issues ?? [];
  const wrong = new Set(issues.map((issue) => issue.path[0]));
  const values = parsed.data ?? environment.parse(Object.fromEntries(given.filter(([name]) => !wrong.has(name))));
  const problems = issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`);
  for (const { weighs, isWrong, problem } of crossChecks) {
    if (!weighs.some((name) => wrong.has(name)) && isWrong(values)) {
      problems.push(typeof problem === "string" ? problem : problem(values));
    }
  }
  if (problems.length > 0) throw new ConfigError(problems);
  return values;
}
