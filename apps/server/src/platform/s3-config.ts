import { z } from "zod";

/** Where media lies when it does not lie on this machine's disk. */
export type S3Config = {
  endpoint: URL;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
};

export const s3Environment = {
  S3_ENDPOINT: z
    .url({ protocol: /^https?$/ })
    .optional()
    .meta({ description: "address of the S3 service; all five or none. Browsers load films from there" }),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, "must be the name of a bucket: lower case, 3 to 63 characters")
    .optional()
    .meta({ description: "bucket; `npm run media:move` moves what lies on the disk" }),
  S3_REGION: z.string().optional().meta({ description: "its region" }),
  S3_ACCESS_KEY_ID: z.string().optional().meta({ description: "access key" }),
  S3_SECRET_ACCESS_KEY: z.string().optional().meta({ description: "its secret" }),
};

type S3Values = { [Name in keyof typeof s3Environment]?: z.output<(typeof s3Environment)[Name]> };

export const S3_SETTINGS = Object.keys(s3Environment) as (keyof S3Values)[];

/** The settings that are missing though others were given. */
export function missingS3Settings(values: S3Values): string[] {
  const missing = S3_SETTINGS.filter((name) => values[name] === undefined);
  return missing.length === S3_SETTINGS.length ? [] : missing;
}

export function readS3(values: S3Values): S3Config | undefined {
  const { S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = values;
  if (!S3_ENDPOINT || !S3_BUCKET || !S3_REGION || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) return undefined;
  return {
    endpoint: new URL(S3_ENDPOINT),
    bucket: S3_BUCKET,
    region: S3_REGION,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  };
}
