import {
  getPublishProfileRoute,
  putPublishProfileRoute,
  type PublishProfile,
  type PublishProfileInput,
} from "@sahne/contract/publishing/publish-profile";
import { call } from "#lib/api.ts";

export async function fetchPublishProfile(userId: string, channelId: string | undefined): Promise<PublishProfile> {
  const input = { params: { userId }, query: { channelId } };
  return (await call(getPublishProfileRoute, input, "default.unknown")).profile;
}

export async function savePublishProfile(
  { userId, channelId }: { userId: string; channelId: string | undefined },
  body: PublishProfileInput,
): Promise<PublishProfile> {
  const input = { params: { userId }, query: { channelId }, body };
  return (await call(putPublishProfileRoute, input, "default.unknown")).profile;
}
