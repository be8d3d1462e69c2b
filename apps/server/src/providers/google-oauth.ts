import { createHash } from "node:crypto";
import { z } from "zod";
import { callProvider } from "./http-client.ts";
import { ProviderError } from "./provider-error.ts";

export const YOUTUBE_SCOPES = [
  "https://www.googleapis.com/auth/youtube.upload",
  "https://www.googleapis.com/auth/youtube.readonly",
  "https://www.googleapis.com/auth/yt-analytics.readonly",
] as const;

/** Needed to change what is on the channel already: asked for by itself, when somebody wants to. */
const CHANGE_SCOPE = "https://www.googleapis.com/auth/youtube.force-ssl";

/** `change` adds one right to those given before. */
export type AskedRight = "publish" | "change";

export type GoogleTokens = {
  accessToken: string;
  expiresInSeconds: number;
  scopes: string[];
  refreshToken?: string;
  /** Only told of a grant that ends by itself. */
  grantEndsInSeconds?: number;
};

export type GoogleOauth = {
  /** Names who grants; a connection granted elsewhere does not count here. */
  origin: string;
  authUrl(options: { state: string; verifier: string; right: AskedRight }): string;
  exchange(code: string, verifier: string): Promise<GoogleTokens>;
  refresh(refreshToken: string): Promise<GoogleTokens>;
  revoke(token: string): Promise<void>;
};

type GoogleOauthOptions = {
  origin: string;
  clientId: string;
  clientSecret: string;
  redirectUri: string;
  urls: { auth: string; token: string; revoke: string };
};

const tokenReply = z.object({
  access_token: z.string(),
  expires_in: z.number(),
  scope: z.string().default(""),
  refresh_token: z.string().optional(),
  refresh_token_expires_in: z.number().optional(),
});

export function createGoogleOauth(options: GoogleOauthOptions): GoogleOauth {
  const { clientId, clientSecret, redirectUri, urls } = options;

  async function askForTokens(form: Record<string, string>): Promise<GoogleTokens> {
    const body = new URLSearchParams({ client_id: clientId, client_secret: clientSecret, ...form });
    const reply = await callProvider({ provider: "google", method: "POST", url: urls.token, body }, tokenReply);
    return {
      accessToken: reply.access_token,
      expiresInSeconds: reply.expires_in,
      scopes: reply.scope.split(" ").filter(Boolean),
      ...(reply.refresh_token && { refreshToken: reply.refresh_token }),
      ...(reply.refresh_token_expires_in !== undefined && { grantEndsInSeconds: reply.refresh_token_expires_in }),
    };
  }

  return {
    origin: options.origin,
    authUrl({ state, verifier, right }) {
      const url = new URL(urls.auth);
      url.search = new URLSearchParams({
        client_id: clientId,
        redirect_uri: redirectUri,
        response_type: "code",
        ...(right === "change"
          ? { scope: CHANGE_SCOPE, include_granted_scopes: "true" }
          : { scope: YOUTUBE_SCOPES.join(" ") }),
        access_type: "offline",
        prompt: "consent select_account",
        state,
        code_challenge: createHash("sha256").update(verifier).digest("base64url"),
        code_challenge_method: "S256",
      }).toString();
      return url.href;
    },
    exchange: (code, verifier) =>
      askForTokens({ grant_type: "authorization_code", code, redirect_uri: redirectUri, code_verifier: verifier }),
    refresh: (refreshToken) => askForTokens({ grant_type: "refresh_token", refresh_token: refreshToken }),
    async revoke(token) {
      try {
        const body = new URLSearchParams({ token });
        await callProvider({ provider: "google", method: "POST", url: urls.revoke, body }, z.unknown());
      } catch (error) {
        // A grant that Google no longer knows is as revoked as can be.
        if (!(error instanceof ProviderError && error.kind === "rejected")) throw error;
      }
    },
  };
}
