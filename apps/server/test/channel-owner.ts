import { giveConsent } from "#test/vendors/sandbox-consent.ts";
import type { TestProduct } from "#test/product/test-product.ts";

const CLIENT = { client_id: "sandbox-client", client_secret: "sandbox-secret" };
const REDIRECT = "http://localhost:3000/youtube/callback";
const SCOPE = "https://www.googleapis.com/auth/youtube.force-ssl";

type Parts = { snippet: Record<string, unknown>; status: Record<string, unknown> };

/** The owner of the channel at work in the channel's own studio, with a grant of their own. */
export function asChannelOwner({ sandbox }: TestProduct, youtubeVideoId: string) {
  const api = async (method: string, path: string, body?: object): Promise<Record<string, unknown>> => {
    const headers = { authorization: `Bearer ${await signIn(sandbox.url)}`, "content-type": "application/json" };
    const init = { method, headers, ...(body && { body: JSON.stringify(body) }) };
    return (await (await fetch(`${sandbox.url}/youtube/v3/${path}`, init)).json()) as Record<string, unknown>;
  };
  async function read(): Promise<Parts> {
    const { items } = await api("GET", `videos?part=snippet,status&id=${youtubeVideoId}`);
    const [video] = items as Parts[];
    if (!video) throw new Error("The video is not on the channel.");
    return video;
  }
  return {
    read,
    async update(part: "snippet" | "status", changes: object): Promise<void> {
      const before = (await read())[part];
      await api("PUT", `videos?part=${part}`, { id: youtubeVideoId, [part]: { ...before, ...changes } });
    },
    /** Another film, sent to the channel without us. */
    async upload(title: string, film: Buffer): Promise<void> {
      const metadata = JSON.stringify({ snippet: { title, categoryId: "22" }, status: { privacyStatus: "private" } });
      const head = `--b\r\ncontent-type: application/json\r\n\r\n${metadata}\r\n--b\r\ncontent-type: video/mp4\r\n\r\n`;
      const body = Buffer.concat([Buffer.from(head), film, Buffer.from("\r\n--b--")]);
      const headers = {
        authorization: `Bearer ${await signIn(sandbox.url)}`,
        "content-type": "multipart/related; boundary=b",
      };
      const address = `${sandbox.url}/upload/youtube/v3/videos?uploadType=multipart&part=snippet,status`;
      const answer = await fetch(address, { method: "POST", headers, body });
      if (!answer.ok) throw new Error(`The channel answered ${answer.status}.`);
    },
    async captions(): Promise<unknown[]> {
      const { items } = await api("GET", `captions?part=snippet&videoId=${youtubeVideoId}`);
      return (items as { snippet: unknown }[]).map(({ snippet }) => snippet);
    },
    async entries(playlistId: string | undefined): Promise<number> {
      const { items } = await api("GET", `playlistItems?part=id&playlistId=${playlistId}&videoId=${youtubeVideoId}`);
      return (items as unknown[]).length;
    },
  };
}

async function signIn(sandboxUrl: string): Promise<string> {
  const query = { ...CLIENT, redirect_uri: REDIRECT, response_type: "code", scope: SCOPE, access_type: "offline" };
  const address = `${sandboxUrl}/google/o/oauth2/v2/auth?${new URLSearchParams({ ...query, prompt: "consent" }).toString()}`;
  const { code } = await giveConsent(address);
  const body = new URLSearchParams({ ...CLIENT, code, redirect_uri: REDIRECT, grant_type: "authorization_code" });
  const answer = await fetch(`${sandboxUrl}/google/token`, { method: "POST", body });
  return ((await answer.json()) as { access_token: string }).access_token;
}
