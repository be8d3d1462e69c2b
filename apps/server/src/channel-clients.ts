import type { Config } from "#platform/config.ts";
import { createGoogleOauth, type GoogleOauth } from "#providers/google-oauth.ts";
import { createYoutube, type Youtube } from "#providers/youtube.ts";

/** Google itself when a client is set, else the sandbox; never a mixture of both. */
export function createChannelClients(
  config: Config,
  sandboxUrl: string | undefined,
): { google: GoogleOauth; youtube: Youtube } {
  if (sandboxUrl !== undefined) {
    const base = `${sandboxUrl}/google`;
    return {
      google: createGoogleOauth({
        // Its port may change from start to start; what it granted stays granted.
        origin: "sandbox",
        clientId: "sandbox-client",
        clientSecret: "sandbox-secret",
        redirectUri: redirectUri(config),
        urls: { auth: `${base}/o/oauth2/v2/auth`, token: `${base}/token`, revoke: `${base}/revoke` },
      }),
      youtube: createYoutube({
        apiBase: sandboxUrl,
        analyticsBase: `${sandboxUrl}/youtubeanalytics`,
        watchBase: `${sandboxUrl}/watch?v=`,
        channelBase: `${sandboxUrl}/channel/`,
        isSandbox: true,
      }),
    };
  }
  if (!config.google) throw new Error("Neither a Google client nor the sandbox is set.");
  return {
    google: createGoogleOauth({
      ...config.google,
      origin: new URL(config.googleUrls.auth).origin,
      redirectUri: redirectUri(config),
      urls: config.googleUrls,
    }),
    youtube: createYoutube({
      apiBase: config.googleUrls.api,
      analyticsBase: config.googleUrls.analytics,
      watchBase: "https://www.youtube.com/watch?v=",
      channelBase: "https://www.youtube.com/channel/",
      isSandbox: false,
    }),
  };
}

/** Where Google sends the browser back to: the one address to register there. */
export function redirectUri(config: Config): string {
  return new URL("/youtube/callback", config.publicUrl).href;
}
