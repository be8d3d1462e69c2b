import { addSoundRoute, deleteSoundRoute, listSoundsRoute } from "@sahne/contract/studio/sounds";
import type { FastifyInstance } from "fastify";
import type { Context } from "#context.ts";
import { DONE, type Mount } from "#platform/http/mount.ts";
import { addSound, deleteSound, soundsOf } from "./sounds.service.ts";

export async function soundRoutes(app: FastifyInstance, mount: Mount, context: Context): Promise<void> {
  // Passed on unread: nothing of a file is taken in before its sender is known.
  app.addContentTypeParser("application/octet-stream", (_request, payload, done) => done(null, payload));

  mount.session(addSoundRoute, async ({ identity, query, request }) => ({
    sound: await addSound(context, identity.userId, query, request.raw),
  }));

  mount.session(listSoundsRoute, async ({ identity, query }) => ({
    sounds: await soundsOf(context, identity.userId, query.kind),
  }));

  mount.session(deleteSoundRoute, async ({ identity, params }) => {
    await deleteSound(context, identity.userId, params.soundId);
    return DONE;
  });
}
