import type { S3 } from "@aws-sdk/client-s3";
import type { S3Config } from "#platform/s3-config.ts";
import type { MediaAnswer } from "./media-store.ts";
import { asStoreError } from "./s3-errors.ts";

export type S3Client = {
  calls: S3;
  /** A link that needs no other right and ends by itself. */
  presign(key: string, answer: MediaAnswer, seconds: number): Promise<string>;
};

const CONNECT_MS = 5_000;
/** Without any traffic for this long the connection is taken to be dead. */
const SILENT_MS = 30_000;
const TRIES = 3;

/** The SDK is loaded here and nowhere else: who keeps media on the disk does not pay for it at every start. */
export async function openS3Client(config: S3Config): Promise<S3Client> {
  const [{ S3, GetObjectCommand }, { getSignedUrl }] = await Promise.all([
    import("@aws-sdk/client-s3"),
    import("@aws-sdk/s3-request-presigner"),
  ]);
  const calls = new S3({
    endpoint: config.endpoint.href,
    region: config.region,
    credentials: { accessKeyId: config.accessKeyId, secretAccessKey: config.secretAccessKey },
    // Every store understands bucket names in the path; names as hosts need DNS of their own.
    forcePathStyle: true,
    // The SDK's own default breaks streamed bodies at other stores than Amazon's.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    maxAttempts: TRIES,
    requestHandler: { connectionTimeout: CONNECT_MS, socketTimeout: SILENT_MS },
  });
  calls.middlewareStack.add(
    (next) => async (input) => {
      try {
        return await next(input);
      } catch (error) {
        throw asStoreError(error);
      }
    },
    { step: "initialize", priority: "high", name: "storeErrors" },
  );
  return {
    calls,
    presign: (key, answer, expiresIn) => {
      const command = new GetObjectCommand({
        Bucket: config.bucket,
        Key: key,
        ResponseContentType: answer.contentType,
        ResponseCacheControl: answer.cacheControl,
        ResponseContentDisposition: answer.contentDisposition,
      });
      return getSignedUrl(calls, command, { expiresIn });
    },
  };
}
