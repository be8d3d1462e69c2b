import multipart from "@fastify/multipart";
import { deleteImageRoute, listImagesRoute, uploadImageRoute } from "@sahne/contract/images";
import { IMAGE_MAX_BYTES } from "@sahne/contract/limits";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Context } from "#context.ts";
import { AppError } from "#platform/errors.ts";
import { DONE, type Mount } from "#platform/http/mount.ts";
import { addImage, deleteImage, imagesOf } from "./images.service.ts";

const LIMITS = { files: 1, fields: 5, fieldSize: 1000, parts: 6, headerPairs: 50, fileSize: IMAGE_MAX_BYTES };

export async function imageRoutes(app: FastifyInstance, mount: Mount, context: Context): Promise<void> {
  await app.register(multipart, { limits: LIMITS, throwFileSizeLimit: true });

  mount.session(uploadImageRoute, async ({ identity, language, request }) =>
    addImage(context, { userId: identity.userId, language }, await readFile(request)),
  );

  mount.session(listImagesRoute, async ({ identity, language }) => ({
    images: await imagesOf(context, { userId: identity.userId, language }),
  }));

  mount.session(deleteImageRoute, async ({ identity, params }) => {
    await deleteImage(context, identity.userId, params.imageId);
    return DONE;
  });
}

async function readFile(request: FastifyRequest): Promise<{ name: string; bytes: Buffer }> {
  if (!request.isMultipart()) throw new AppError("unsupported_media_type");
  try {
    const file = await request.file();
    if (!file || file.fieldname !== "file") throw missing();
    return { name: file.filename, bytes: await file.toBuffer() };
  } catch (cause) {
    if (isTooLarge(cause)) throw new AppError("image_too_large", { cause });
    throw cause;
  }
}

function missing(): AppError {
  return new AppError("invalid_request", { fields: { file: "create.image.required" } });
}

function isTooLarge(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "FST_REQ_FILE_TOO_LARGE";
}
