import { OWN_PIECE_BYTES } from "@sahne/contract/limits";
import {
  beginOwnFileRoute,
  dropOwnFileRoute,
  listOwnFilesRoute,
  sendOwnFileRoute,
} from "@sahne/contract/videos/own-files";
import type { FastifyInstance } from "fastify";
import type { Context } from "#context.ts";
import { readBounded } from "#platform/http/form-body.ts";
import { DONE, type Mount } from "#platform/http/mount.ts";
import { beginOwnFile, dropOwnFile, listOwnFiles, takePiece } from "./own-files.service.ts";

export async function ownFileRoutes(app: FastifyInstance, mount: Mount, context: Context): Promise<void> {
  // Passed on unread: nothing of a file is taken in before its sender is known.
  app.addContentTypeParser("application/octet-stream", (_request, payload, done) => done(null, payload));

  mount.session(beginOwnFileRoute, async ({ identity, body }) => ({
    file: await beginOwnFile(context, identity.userId, body),
  }));

  mount.session(listOwnFilesRoute, async ({ identity }) => ({ files: await listOwnFiles(context, identity.userId) }));

  mount.session(sendOwnFileRoute, async ({ identity, params, query, request }) => {
    const wanted = { userId: identity.userId, fileId: params.fileId };
    return {
      file: await takePiece(context, wanted, query.offset, () => readBounded(request.raw, OWN_PIECE_BYTES)),
    };
  });

  mount.session(dropOwnFileRoute, async ({ identity, params }) => {
    await dropOwnFile(context, { userId: identity.userId, fileId: params.fileId });
    return DONE;
  });
}
