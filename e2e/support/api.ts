import { expect, type Page } from "@playwright/test";
import { newAccount } from "./account.ts";
import { minuteOf } from "./long-text.ts";

export type Api = {
  userId: string;
  headers: { Authorization: string };
  /** Calls the product as this account would, and fails the test on a refusal. */
  call(method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE", path: string, body?: object): Promise<unknown>;
};

/** An account made without the form, signed in on this page from its first load on. */
export async function signedIn(page: Page, origin: string): Promise<Api> {
  const answer = await page.request.post(`${origin}/register`, { data: newAccount() });
  expect(answer.status()).toBe(201);
  const { token, user } = (await answer.json()) as { token: string; user: { _id: string } };
  await page.context().addInitScript(
    ([key, person, now]) => {
      if (localStorage.getItem("authToken") !== null) return;
      localStorage.setItem("authToken", key);
      localStorage.setItem("user", person);
      // The connect card would lie over what is looked at.
      localStorage.setItem("youtube-notification-dismissed", now);
    },
    [token, JSON.stringify(user), String(Date.now())] as const,
  );
  const headers = { Authorization: `Bearer ${token}` };
  return {
    userId: user._id,
    headers,
    async call(method, path, body) {
      const reply = await page.request.fetch(`${origin}${path}`, {
        method,
        headers,
        ...(body && { data: body }),
      });
      expect(reply.ok(), `${method} ${path}: ${await reply.text()}`).toBe(true);
      return reply.json();
    },
  };
}

export async function saveKey(api: Api, key: string, name = "freepikApiKey"): Promise<void> {
  const { user } = (await api.call("GET", `/api/users/${api.userId}/profile`)) as {
    user: { fullname: string; email: string; username: string };
  };
  const { fullname, email, username } = user;
  await api.call("PUT", `/api/users/${api.userId}/profile`, { fullname, email, username, [name]: key });
}

/** A film that takes longer than whoever wants to stop it. */
async function makeVideo(api: Api, promptText: string): Promise<string> {
  const body = {
    scenario: "text2video",
    promptText: minuteOf(promptText),
    options: { durationSeconds: 60, resolution: "480p" },
  };
  const { video } = (await api.call("POST", "/video/create", body)) as { video: { _id: string } };
  return video._id;
}

/** Made and stopped at once: a video that never came to its end. */
export async function makeStopped(api: Api, promptText: string): Promise<string> {
  const videoId = await makeVideo(api, promptText);
  await api.call("POST", `/api/videos/${videoId}/cancel`);
  return videoId;
}
