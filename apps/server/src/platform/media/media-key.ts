import { MediaKeyError } from "./media-store.ts";

/** Lower-case names separated by single slashes, such as `videos/0190….mp4`: the same on every disk and on S3. */
const KEY = /^[a-z0-9][a-z0-9_-]*(?:\/[a-z0-9][a-z0-9_-]*)*(?:\.[a-z0-9]+)*$/;
const MAX_LENGTH = 200;

export function assertKey(key: string): string {
  if (key.length > MAX_LENGTH || !KEY.test(key)) throw new MediaKeyError(key);
  return key;
}

/** A folder, with or without the slash at its end; the empty one is the whole store. */
export function assertPrefix(prefix: string): string {
  const folder = prefix.endsWith("/") ? prefix.slice(0, -1) : prefix;
  return folder === "" ? folder : assertKey(folder);
}
