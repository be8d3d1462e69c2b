import {
  getPublishProfileRoute,
  putPublishProfileRoute,
  type PublishProfile,
  type PublishProfileInput,
} from "@sahne/contract/publish-profile";
import { call } from "#lib/api.ts";

export async function fetchPublishProfile(userId: string): Promise<PublishProfile> {
  return (await call(getPublishProfileRoute, { params: { userId } }, "default.unknown")).profile;
}

export async function savePublishProfile(userId: string, body: PublishProfileInput): Promise<PublishProfile> {
  return (await call(putPublishProfileRoute, { params: { userId }, body }, "default.unknown")).profile;
}
