import type { CORSRule } from "@aws-sdk/client-s3";
import { openS3Client, type S3Client } from "#platform/media/s3-client.ts";
import { isMissing } from "#platform/media/s3-errors.ts";
import type { S3Config } from "#platform/s3-config.ts";

const A_DAY_SECONDS = 86_400;

/** Pages of this origin may read the bucket's files, in part too; rules that are there already stay. False: they could before. */
export async function allowPages(s3: S3Config, origin: string): Promise<boolean> {
  const { calls } = await openS3Client(s3);
  const rules = await rulesOf(calls, s3.bucket);
  const isThere = rules.some(({ AllowedOrigins, AllowedMethods }) => {
    const origins = AllowedOrigins ?? [];
    return (origins.includes(origin) || origins.includes("*")) && AllowedMethods?.includes("GET");
  });
  if (isThere) return false;
  const rule = {
    AllowedOrigins: [origin],
    AllowedMethods: ["GET"],
    AllowedHeaders: ["Range"],
    ExposeHeaders: ["Content-Range", "Content-Length", "Accept-Ranges"],
    MaxAgeSeconds: A_DAY_SECONDS,
  };
  await calls.putBucketCors({ Bucket: s3.bucket, CORSConfiguration: { CORSRules: [...rules, rule] } });
  return true;
}

/** A bucket without any answers 404. */
async function rulesOf(calls: S3Client["calls"], bucket: string): Promise<CORSRule[]> {
  try {
    const { CORSRules = [] } = await calls.getBucketCors({ Bucket: bucket });
    return CORSRules;
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}
