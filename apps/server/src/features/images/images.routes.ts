import { deleteImageRoute, listImagesRoute, uploadImageRoute } from "@sahne/contract/videos/images";
import { IMAGE_MAX_BYTES } from "@sahne/contract/limits";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Context } from "#context.ts";
import { AppError } from "#platform/errors.ts";
import { readForm } from "#platform/http/form-body.ts";
import { DONE, type Mount } from "#platform/http/mount.ts";
import { addImage, deleteImage, imagesOf } from "./images.service.ts";
import { holdPlace } from "./upload-queue.ts";

const FORM_LIMITS = { maxBytes: IMAGE_MAX_BYTES + 64 * 1024, maxParts: 6 };

export async function imageRoutes(app: FastifyInstance, mount: Mount, context: Context): Promise<void> {
  // Passed on unread: nothing of a file is taken in before its sender is known.
  app.addContentTypeParser("multipart/form-data", (_request, payload, done) => done(null, payload));

  mount.session(uploadImageRoute, async ({ identity, language, request }) =>
    holdPlace(identity.userId, async (inOwnTurn) =>
      addImage(context, { userId: identity.userId, language }, await readFile(request), inOwnTurn),
    ),
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
  const parts = await readForm(request.raw, request.headers["content-type"], FORM_LIMITS).catch(asImageProblem);
  const file = parts.find(({ name, fileName }) => name === "file" && fileName !== undefined);
  if (!file) throw new AppError("invalid_request", { fields: { file: "create.image.required" } });
  if (file.bytes.length > IMAGE_MAX_BYTES) throw new AppError("image_too_large");
  return { name: file.fileName?.split(/[\\/]/).at(-1) ?? "", bytes: file.bytes };
}

function asImageProblem(error: unknown): never {
  if (error instanceof AppError && error.code === "too_large") throw new AppError("image_too_large", { cause: error });
  throw error;
}
