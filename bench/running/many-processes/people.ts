import { setTimeout as wait } from "node:timers/promises";
import { allowAll } from "#e2e/support/studio.ts";
import { json, PASSWORD, type Client } from "./client.ts";

export type Person = { id: string; username: string; token: string };

export async function signUp(client: Client, number: number): Promise<Person> {
  const username = `trial_${number}`;
  const body = { fullname: "Ada", username, email: `${username}@example.com`, password: PASSWORD };
  for (let tries = 0; tries < 50; tries += 1) {
    const answer = await client.ask("/register", { method: "POST", body });
    if (answer.status === 201 || answer.status === 200) {
      const { token, user } = json(answer) as { token: string; user: { _id: string } };
      return { id: user._id, username, token };
    }
    await wait(200);
  }
  throw new Error("Nobody could sign up.");
}

/** Connects the simulated channel as a person would; begun at one process, it may end at another. */
export async function connectChannel(client: Client, { token }: Person): Promise<void> {
  const { authUrl } = json(await client.ask("/api/youtube/auth", { token })) as { authUrl: string };
  const search = await allowAll(authUrl);
  const done = await client.ask(`/api/youtube/callback${search}`, { token });
  if (done.status !== 200) throw new Error(`The channel was not connected: ${done.status} ${done.code}`);
}
