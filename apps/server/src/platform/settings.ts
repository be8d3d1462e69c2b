import { PASSWORD_MIN } from "@sahne/contract/limits";
import { resolution } from "@sahne/contract/videos/capabilities";
import { z } from "zod";
import { s3Environment } from "./s3-config.ts";
import { parseSecretKey } from "./secret-key.ts";
import { httpUrl } from "./setting-kinds.ts";
import { tracesEnvironment } from "./watching/traces-config.ts";
import { vendorEnvironment } from "./vendor-config.ts";

export const ROLES = ["api", "worker", "scheduler"] as const;

export type Role = (typeof ROLES)[number];

const port = z.coerce.number().int().min(0).max(65_535);
const positive = z.coerce.number().int().min(1);
const flag = z.enum(["true", "false", "1", "0"]).transform((value) => value === "true" || value === "1");
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

/**
 * Every setting there is, in the groups of docs/SETTINGS.md, which is made from this file. `unset` is what holds without
 * the setting where no fixed default can say it.
 */
export const settingGroups = {
  "Addresses and data": {
    PORT: port.default(3000).meta({ description: "where it listens; `GET /readyz` answers 200 when it can serve" }),
    HOST: z.string().default("127.0.0.1").meta({ description: "the address it listens on; `0.0.0.0` for every one" }),
    PUBLIC_URL: httpUrl.optional().meta({
      description: "builds links and the OAuth redirect (`PUBLIC_URL/youtube/callback`)",
      unset: "http://localhost:PORT",
    }),
    DATA_DIR: z.string().default("./data").meta({
      description: "embedded database, films (unless on S3), mails, secret key",
    }),
    DATABASE_URL: z
      .url({ protocol: /^postgres(ql)?$/ })
      .optional()
      .meta({
        description: "PostgreSQL 15 or newer instead of the embedded database; `npm run db:move` takes the data along",
      }),
    DATABASE_POOL: positive.optional().meta({
      description: "connections to PostgreSQL this process keeps at most, beside one or two of its own",
      unset: "by its roles: api 8, worker 6, scheduler 3, all of them 12",
    }),
    DATABASE_PREPARE: flag.default(true).meta({
      description: "`false` behind a pooler that hands statements of one session to several connections",
    }),
    ROLES: roles.default(new Set(ROLES)).meta({
      description: "what this process does, separated by commas; splitting them needs `DATABASE_URL`",
    }),
    TRUST_PROXY: z.string().default("").meta({
      description: "addresses of proxies whose forwarded headers count, separated by commas",
    }),
    MEDIA_BY_PROXY: z.enum(["off", "accel", "sendfile"]).default("off").meta({
      description:
        "who sends files of DATA_DIR: this process, nginx (`accel`, see deploy/proxy/nginx.conf), or Apache and lighttpd (`sendfile`)",
    }),
    HSTS_SUBDOMAINS: flag.default(false).meta({
      description: "`true` promises https for every name below PUBLIC_URL too",
    }),
    STATUS_PORT: port.optional().meta({
      description: "a port on HOST for `/livez`, `/readyz` and `/metrics` alone, for every role; not for the public",
    }),
    METRICS_TOKEN: z.string().min(16).optional().meta({
      description: "opens `GET /metrics` on PORT with `Authorization: Bearer …`; without it there is no such page",
    }),
    LOG_LEVEL: z
      .enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"])
      .default("warn")
      .meta({ description: "JSON lines on standard output, without secrets" }),
    RESTORED: z.enum(["0", "1"]).default("0").meta({
      description:
        "`1` for the first start on data from a backup: unsent paid videos and publications wait for their owners",
    }),
  },
  Secrets: {
    SECRET_KEY: key.optional().meta({
      description: "32 bytes (hex or base64): seals keys and tokens, signs media links. Keep a copy",
      unset: "SECRET_KEY_FILE",
    }),
    SECRET_KEY_FILE: z.string().optional().meta({
      description: "a file with that key; made at the first start",
      unset: "DATA_DIR/secret.key",
    }),
    SECRET_KEY_PREVIOUS: key.optional().meta({
      description: "the key before a rotation; housekeeping seals everything again within the hour, then it can go",
    }),
  },
  "Media on S3": s3Environment,
  "Google and YouTube": {
    GOOGLE_CLIENT_ID: z.string().optional().meta({
      description: "your Google client; without it the sandbox channel is used",
    }),
    GOOGLE_CLIENT_SECRET: z.string().optional().meta({ description: "its secret; both or neither" }),
    YOUTUBE_UPLOADS_PER_DAY: positive.default(100).meta({
      description: "publications your Google project may start a day, shared fairly by its users",
    }),
    YOUTUBE_PROJECT_AUDITED: flag.default(false).meta({
      description: "say `true` once Google has audited your project; until then uploads stay private",
    }),
    GOOGLE_AUTH_URL: httpUrl.default("https://accounts.google.com/o/oauth2/v2/auth").meta({
      description: "Google’s consent page",
    }),
    GOOGLE_TOKEN_URL: httpUrl.default("https://oauth2.googleapis.com/token").meta({ description: "Google’s tokens" }),
    GOOGLE_REVOKE_URL: httpUrl.default("https://oauth2.googleapis.com/revoke").meta({
      description: "where a permission is given back",
    }),
    YOUTUBE_API_BASE: httpUrl.default("https://youtube.googleapis.com").meta({ description: "YouTube Data API" }),
    YOUTUBE_ANALYTICS_BASE: httpUrl.default("https://youtubeanalytics.googleapis.com").meta({
      description: "YouTube Analytics API",
    }),
  },
  Sandbox: {
    SANDBOX: z.enum(["auto", "on", "off"]).default("auto").meta({
      description: "`on` or `off` force the simulated channel and vendors; on this machine only",
    }),
    SANDBOX_PORT: port.default(0).meta({ description: "where it listens; 0 takes a free port" }),
    SANDBOX_URL: httpUrl.optional().meta({
      description: "a sandbox that another process runs; needed by a process without the role `api`",
      unset: "one of its own",
    }),
  },
  "Who films, writes and speaks": vendorEnvironment,
  Mail: {
    SMTP_URL: z
      .url({ protocol: /^smtps?$/ })
      .optional()
      .meta({
        description:
          "`smtp://user:password@host:587` or `smtps://…`; without it mails are files, read on this machine with the link that the start prints",
      }),
    MAIL: z.enum(["auto", "outbox"]).default("auto").meta({
      description:
        "`outbox` keeps mails as files even with a mail server; needed on a public address without `SMTP_URL`",
    }),
    MAIL_FROM: z.string().optional().meta({ description: "sender", unset: "Sahne <no-reply@host of PUBLIC_URL>" }),
    OPERATOR_EMAIL: z.email().optional().meta({
      description:
        "gets what the contact form sends (without it the form says that nobody reads it, unless mails are files) and may open /admin by a mailed link",
    }),
  },
  Limits: {
    MAX_JOBS_PER_USER: positive.default(5).meta({ description: "videos of one user made at the same time" }),
    MAX_CREATES_PER_HOUR: positive.default(60).meta({ description: "videos one user may request an hour" }),
    MAX_STORAGE_MB: positive.default(10_240).meta({ description: "what one user may keep" }),
    MAX_IMAGES_PER_HOUR: positive.default(120).meta({ description: "images one user may upload an hour" }),
    MAX_RENDERS: positive.optional().meta({
      description: "films drawn at the same time by the built-in renderer",
      unset: "half the cores",
    }),
    MAX_FILM_SIZE: resolution.optional().meta({
      description:
        "the largest film the built-in renderer is asked for; 2160p takes 1.3 GB and four times the work of 1080p",
      unset: "1440p with 2 cores and 4 GB, 2160p with 4 cores and 8 GB, else 1080p",
    }),
    MAX_LOGINS_PER_MINUTE: positive.default(20).meta({ description: "logins, sign-ups and resets per network" }),
    MAX_FORMS_PER_HOUR: positive.default(20).meta({
      description: "forgot password, newsletter, contact, mailed links per network",
    }),
    MAX_KEY_CALLS_PER_HOUR: positive.default(30).meta({ description: "showing, and testing, API keys per user" }),
    MAX_WRITINGS_PER_HOUR: positive.default(60).meta({ description: "texts written by a service per user" }),
    MAX_EXPORTS_PER_DAY: positive.default(5).meta({ description: "exports of own data per user" }),
    MAX_REQUESTS: positive.default(200).meta({
      description:
        "requests one process answers at the same time; more are told to come again (503), beside files and streams",
    }),
    PASSWORD_MIN_LENGTH: z.coerce
      .number()
      .int()
      .min(PASSWORD_MIN)
      .max(64)
      .default(PASSWORD_MIN)
      .meta({ description: "characters a new password must have, 6 to 64" }),
  },
  Traces: tracesEnvironment,
  Backups: {
    BACKUP_DIR: z.string().optional().meta({
      description: "where `npm run backup` puts and `npm run restore` finds them; another disk, or another machine’s",
    }),
    BACKUP_PASSPHRASE: z.string().min(12).optional().meta({
      description: "seals them, with the secret key inside; without it they are readable, and hold no key. Keep a copy",
    }),
  },
  Page: {
    AD_FRAME_URL: httpUrl.optional().meta({
      description:
        "page of another origin with your ad network’s code, framed in the landing page’s slots after consent",
    }),
  },
};

export const environment = z.object({
  ...settingGroups["Addresses and data"],
  ...settingGroups.Secrets,
  ...settingGroups["Media on S3"],
  ...settingGroups["Google and YouTube"],
  ...settingGroups.Sandbox,
  ...settingGroups["Who films, writes and speaks"],
  ...settingGroups.Mail,
  ...settingGroups.Limits,
  ...settingGroups.Traces,
  ...settingGroups.Backups,
  ...settingGroups.Page,
});

export type Values = z.output<typeof environment>;

export const SETTING_NAMES: readonly string[] = Object.keys(environment.shape);
