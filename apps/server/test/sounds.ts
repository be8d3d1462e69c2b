import type { Sound } from "@sahne/contract/studio/sounds";
import { writeWav } from "@sahne/engine/tools/known-speech";
import { callApi, type Answer, type TestUser } from "#test/api.ts";
import type { TestProduct } from "#test/product/test-product.ts";

/** A WAV file with a stroke twice a second. */
export function musicFile({
  seconds,
  pitch = 440,
  gain = 0.5,
  rate = 8_000,
}: {
  seconds: number;
  pitch?: number;
  gain?: number;
  rate?: number;
}): Buffer {
  const samples = Float32Array.from({ length: seconds * rate }, (_, index) => {
    const time = index / rate;
    return gain * Math.sin(2 * Math.PI * pitch * time) * Math.exp(-8 * (time % 0.5));
  });
  return writeWav(samples, rate);
}

/** Sends a sound file as the browser does. */
export async function uploadSound(
  product: TestProduct,
  user: TestUser,
  body: Buffer,
  { kind = "music", name = "deniz.wav", rights = "confirmed" } = {},
): Promise<Answer & { sound: Sound }> {
  const query = new URLSearchParams({ kind, name, ...(rights !== "" && { rights }) });
  const headers = { "content-type": "application/octet-stream" };
  const path = `/api/users/${user.id}/sounds?${query.toString()}`;
  const answer = await callApi(product, "POST", path, { token: user.token, body, headers });
  return { ...answer, sound: answer.body["sound"] as Sound };
}
