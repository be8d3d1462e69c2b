import { listDeletedVideosRoute } from "@sahne/contract/videos/library";
import { subtitlesRoute } from "@sahne/contract/videos/subtitles";
import { deleteVideoRoute, renameVideoRoute, restoreVideoRoute, videoStoryRoute } from "@sahne/contract/videos/library";
import type { Context } from "#context.ts";
import { subtitlesOf } from "#features/videos/subtitles.ts";
import { DONE, type Mount } from "#platform/http/mount.ts";
import { deletedVideos, deleteVideo, renameVideo, restoreVideo, storyOf } from "./library.service.ts";

export function libraryRoutes(mount: Mount, context: Context): void {
  mount.session(renameVideoRoute, async ({ identity, language, params, body }) => ({
    video: await renameVideo(context, { userId: identity.userId, language }, params.videoId, body.videoName),
  }));

  mount.session(deleteVideoRoute, async ({ identity, language, params }) => {
    await deleteVideo(context, { userId: identity.userId, language }, params.videoId);
    return DONE;
  });

  mount.session(listDeletedVideosRoute, async ({ identity }) => ({
    videos: await deletedVideos(context, identity.userId),
  }));

  mount.session(restoreVideoRoute, async ({ identity, language, params }) => ({
    video: await restoreVideo(context, { userId: identity.userId, language }, params.videoId),
  }));

  mount.session(videoStoryRoute, async ({ identity, language, params }) => ({
    story: await storyOf(context, { userId: identity.userId, language }, params.videoId),
  }));

  mount.file(subtitlesRoute, ({ identity, params }) => subtitlesOf(context, identity.userId, params));
}
