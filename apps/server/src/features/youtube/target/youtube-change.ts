import type { Context } from "#context.ts";
import { withAccessToken } from "#features/youtube/with-access-token.ts";
import { ProviderError } from "#providers/provider-error.ts";
import type { PublishTarget } from "#providers/publish-target.ts";
import type { YoutubeVideo } from "#providers/youtube-changes.ts";

/** What can be changed of a video that is on a YouTube channel. */
export const youtubeChange: PublishTarget<Context>["change"] = {
  read: (context, channel, videoId) =>
    withAccessToken(context, channel, (token) => context.youtube.describedVideo(token, videoId)),

  write: (context, channel, video, changes) =>
    withAccessToken(context, channel, (token) => context.youtube.changeVideo(token, video as YoutubeVideo, changes)),

  playlists: (context, channel) => withAccessToken(context, channel, (token) => context.youtube.playlists(token)),

  putIntoPlaylist: (context, channel, playlistId, videoId) =>
    withAccessToken(context, channel, async (token) => {
      const entries = await context.youtube.playlistEntries(token, playlistId, videoId);
      if (entries.length === 0) await context.youtube.addToPlaylist(token, playlistId, videoId);
    }),

  takeOutOfPlaylist: (context, channel, playlistId, videoId) =>
    withAccessToken(context, channel, async (token) => {
      const entries = await context.youtube.playlistEntries(token, playlistId, videoId).catch(goneAsEmpty);
      for (const entry of entries) await context.youtube.removeFromPlaylist(token, entry);
    }),

  putCaptions: (context, channel, videoId, track) =>
    withAccessToken(context, channel, async (token) => {
      const tracks = await context.youtube.captionTracks(token, videoId);
      if (tracks.some(({ language, name }) => language === track.language && name === "")) return;
      await context.youtube.addCaptions(token, videoId, track).catch((error: unknown) => {
        // Sent by a run whose answer was lost.
        if (!(error instanceof ProviderError && error.reason === "captionExists")) throw error;
      });
    }),

  putThumbnail: (context, channel, videoId, jpeg) =>
    withAccessToken(context, channel, (token) => context.youtube.setThumbnail(token, videoId, jpeg)),
};

function goneAsEmpty(error: unknown): string[] {
  if (error instanceof ProviderError && error.status === 404) return [];
  throw error;
}
