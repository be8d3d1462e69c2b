import { fetchChannelPicture } from "./channel-picture.ts";
import { createYoutubeAnalytics, type YoutubeAnalytics } from "./youtube-analytics.ts";
import { createYoutubeChanges, type YoutubeChanges } from "./youtube-changes.ts";
import { createYoutubeData, type YoutubeData } from "./youtube-data.ts";
import { createYoutubeUpload, type YoutubeUpload } from "./youtube-upload.ts";

export type Youtube = YoutubeData &
  YoutubeUpload &
  YoutubeAnalytics &
  YoutubeChanges & {
    fetchPicture(url: string): Promise<Buffer>;
    watchUrl(videoId: string): string;
    channelUrl(channelId: string): string;
  };

type YoutubeOptions = {
  apiBase: string;
  analyticsBase: string;
  watchBase: string;
  channelBase: string;
  isSandbox: boolean;
};

export function createYoutube(options: YoutubeOptions): Youtube {
  return {
    ...createYoutubeData(options.apiBase),
    ...createYoutubeUpload(options),
    ...createYoutubeAnalytics(options.analyticsBase),
    ...createYoutubeChanges(options.apiBase),
    fetchPicture: (url) => fetchChannelPicture(url, options),
    channelUrl: (channelId) => `${options.channelBase}${encodeURIComponent(channelId)}`,
    watchUrl: (videoId) => `${options.watchBase}${encodeURIComponent(videoId)}`,
  };
}
