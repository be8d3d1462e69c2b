import { availableParallelism } from "node:os";
import { join, resolve } from "node:path";
import { PASSWORD_MIN } from "@sahne/contract/limits";
import { z } from "zod";
import { missingS3Settings, readS3, S3_SETTINGS, s3Environment, type S3Config } from "./s3-config.ts";
import { parseSecretKey } from "./secret-key.ts";
import { readVendors, vendorEnvironment, type VendorConfig } from "./vendor-config.ts";

const ROLES = ["api", "worker", "scheduler"] as const;

export type Role = (typeof ROLES)[number];

/** Every setting the product reads, checked once; nothing else looks at the environment. */
export type Config = {
  host: string;
  port: number;
  publicUrl: URL;
  dataDir: string;
  databaseUrl: string | undefined;
  /** Unset: media lies in the data directory. */
  s3: S3Config | undefined;
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
  sandbox: { isOn: boolean; port: number };
  /** This start is the first one on data from a backup. */
  isRestored: boolean;
  google: { clientId: string; clientSecret: string } | undefined;
  googleUrls: { auth: string; token: string; revoke: string; api: string; analytics: string };
  youtubeProjectAudited: boolean;
  /** How many publications the Google project may start on one Pacific day, all users together. */
  youtubeUploadsPerDay: number;
  freepik: { baseUrl: string };
  gemini: { baseUrl: string };
  vendors: VendorConfig;
  mail: MailConfig;
  limits: Limits;
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
  exportsPerDay: number;
  imagesPerHour: number;
  /** What one user may keep in the media store. */
  storageBytes: number;
  renders: number;
};

export class ConfigError extends Error {
  readonly problems: string[];

  constructor(problems: string[]) {
    super(problems.join("\n"));
    this.name = "ConfigError";
    this.problems = problems;
  }
}

const port = z.coerce.number().int().min(0).max(65_535);
const positive = z.coerce.number().int().min(1);
const flag = z.enum(["true", "false", "1", "0"]).transform((value) => value === "true" || value === "1");
const httpUrl = z.url({ protocol: /^https?$/ });
const key = z.string().transform((text, context) => {
  const parsed = parseSecretKey(text);
  if (parsed) return parsed;
  context.addIssue({ code: "custom", message: "must be 32 random bytes as 64 hex digits or as base64" });
  return z.NEVER;
});

const isRole = (name: string): name is Role => ROLES.some((role) => role === name);
const roles = z.string().transform((text, context): ReadonlySet<Role> => {
  const names = text.split(",").map((name) => name.trim());
  for (const name of names.filter((candidate) => !isRole(candidate))) {
    context.addIssue({ code: "custom", message: `"${name}" is none of ${ROLES.join(", ")}` });
  }
  return new Set(names.filter(isRole));
});

const environment = z.object({
  PORT: port.default(3000),
  HOST: z.string().default("127.0.0.1"),
  PUBLIC_URL: httpUrl.optional(),
  DATA_DIR: z.string().default("./data"),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  ...s3Environment,
  ROLES: roles.default(new Set(ROLES)),
  SECRET_KEY: key.optional(),
  SECRET_KEY_FILE: z.string().optional(),
  SECRET_KEY_PREVIOUS: key.optional(),
  TRUST_PROXY: z.string().default(""),
  HSTS_SUBDOMAINS: flag.default(false),
  AD_FRAME_URL: httpUrl.optional(),
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).default("warn"),
  SANDBOX: z.enum(["auto", "on", "off"]).default("auto"),
  SANDBOX_PORT: port.default(0),
  RESTORED: z.enum(["0", "1"]).default("0"),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  GOOGLE_AUTH_URL: httpUrl.default("https://accounts.google.com/o/oauth2/v2/auth"),
  GOOGLE_TOKEN_URL: httpUrl.default("https://oauth2.googleapis.com/token"),
  GOOGLE_REVOKE_URL: httpUrl.default("https://oauth2.googleapis.com/revoke"),
  YOUTUBE_API_BASE: httpUrl.default("https://youtube.googleapis.com"),
  YOUTUBE_ANALYTICS_BASE: httpUrl.default("https://youtubeanalytics.googleapis.com"),
  YOUTUBE_UPLOADS_PER_DAY: positive.default(100),
  YOUTUBE_PROJECT_AUDITED: flag.default(false),
  FREEPIK_BASE_URL: httpUrl.default("https://api.magnific.com"),
  GEMINI_BASE_URL: httpUrl.default("https://generativelanguage.googleapis.com"),
  ...vendorEnvironment,
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL: z.enum(["auto", "outbox"]).default("auto"),
  MAIL_FROM: z.string().optional(),
  OPERATOR_EMAIL: z.email().optional(),
  MAX_JOBS_PER_USER: positive.default(5),
  MAX_CREATES_PER_HOUR: positive.default(60),
  PASSWORD_MIN_LENGTH: z.coerce.number().int().min(PASSWORD_MIN).max(64).default(PASSWORD_MIN),
  MAX_LOGINS_PER_MINUTE: positive.default(20),
  MAX_FORMS_PER_HOUR: positive.default(20),
  MAX_KEY_CALLS_PER_HOUR: positive.default(30),
  MAX_EXPORTS_PER_DAY: positive.default(5),
  MAX_IMAGES_PER_HOUR: positive.default(120),
  MAX_STORAGE_MB: positive.default(10_240),
  MAX_RENDERS: positive.optional(),
});

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
    s3: readS3(values),
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
    sandbox: { isOn: isSandboxOn(values), port: values.SANDBOX_PORT },
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
    freepik: { baseUrl: values.FREEPIK_BASE_URL },
    gemini: { baseUrl: values.GEMINI_BASE_URL },
    vendors: readVendors(values),
    mail: {
      smtpUrl: values.MAIL === "outbox" ? undefined : values.SMTP_URL,
      outboxDir: join(dataDir, "outbox"),
      from: values.MAIL_FROM ?? `Sahne <no-reply@${publicUrl.hostname}>`,
      operatorEmail: values.OPERATOR_EMAIL,
    },
    limits: {
      jobsPerUser: values.MAX_JOBS_PER_USER,
      createsPerHour: values.MAX_CREATES_PER_HOUR,
      passwordMinLength: values.PASSWORD_MIN_LENGTH,
      loginsPerMinute: values.MAX_LOGINS_PER_MINUTE,
      formsPerHour: values.MAX_FORMS_PER_HOUR,
      keyCallsPerHour: values.MAX_KEY_CALLS_PER_HOUR,
      exportsPerDay: values.MAX_EXPORTS_PER_DAY,
      imagesPerHour: values.MAX_IMAGES_PER_HOUR,
      storageBytes: values.MAX_STORAGE_MB * 1024 * 1024,
      renders: values.MAX_RENDERS ?? Math.max(1, Math.floor(availableParallelism() / 2)),
    },
  };
}

/** Every setting there is. */
export const SETTING_NAMES: readonly string[] = Object.keys(environment.shape);

type Values = z.output<typeof environment>;

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
      "GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET: needed on a public address (or run without a channel: SANDBOX=off)",
  },
  {
    weighs: ["PUBLIC_URL", "SANDBOX"],
    isWrong: (values) => values.SANDBOX === "on" && !isLoopback(publicUrlOf(values)),
    problem:
      "SANDBOX: the simulated channel answers on 127.0.0.1 only, where visitors of a public address would find their own machine; set it off",
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
