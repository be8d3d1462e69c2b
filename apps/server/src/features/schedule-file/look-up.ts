import type { Engine, ServiceType } from "@sahne/contract/videos/engines";
import type { PublishProfile } from "@sahne/contract/publishing/publish-profile";
import { slotsAfter } from "@sahne/contract/schedules/slots";
import { and, eq, inArray, isNotNull, isNull } from "drizzle-orm";
import type { Context } from "#context.ts";
import { readProfile } from "#features/publishing/publish-profile.ts";
import type { UploadRow } from "#features/publishing/publishing.repo.ts";
import { findSlots, lockSlots } from "#features/publishing/slots/slots.repo.ts";
import { takenTimes, type TakenTimes } from "#features/publishing/slots/taken-times.ts";
import type { ScheduleRow } from "#features/schedules/schedules.repo.ts";
import { chooseEngine } from "#features/videos/engine-choice.ts";
import { requireMusic } from "#features/videos/sounds/film-sounds.ts";
import { requireVoice } from "#features/videos/speech/voices.service.ts";
import type { VideoRow } from "#features/videos/videos.repo.ts";
import type { ConnectionRow } from "#features/channels/channels.repo.ts";
import { listConnections } from "#features/youtube/youtube.repo.ts";
import type { Transaction } from "#platform/db/database.ts";
import { images, schedules, uploads, videos } from "#platform/db/schema.ts";
import type { FileRow } from "./file-rows.ts";

/** What the rows of a file may name, each asked for once however many rows name it. */
export type Known = {
  channels: readonly ConnectionRow[];
  plans: ReadonlyMap<string, ScheduleRow>;
  films: ReadonlyMap<string, VideoRow>;
  images: ReadonlySet<string>;
  uploadOf(videoId: string, channelId: string): UploadRow | undefined;
  profileOf(channelId: string): Promise<PublishProfile>;
  engineOf(service: ServiceType): Promise<Engine>;
  requireVoice(voice: string | undefined): Promise<void>;
  requireMusic(music: string | undefined): Promise<void>;
  /** The free posting times of a channel, soonest first; nobody else takes one until the transaction has ended. */
  slotsOf(channelId: string, alsoTaken: readonly Date[]): Promise<Iterator<Date> | null>;
};

export async function lookUp(
  context: Context,
  tx: Transaction,
  userId: string,
  rows: readonly FileRow[],
): Promise<Known> {
  const named = (column: "id" | "video" | "images") => [
    ...new Set(rows.flatMap(({ cells }) => (cells[column] ?? "").split(/\s+/)).filter((id) => id !== "")),
  ];
  const [planIds, filmIds, imageIds] = [named("id"), named("video"), named("images")];
  const isOwnPlan = and(eq(schedules.userId, userId), isNotNull(schedules.nextRunAt));
  const plans = await tx
    .select()
    .from(schedules)
    .where(and(isOwnPlan, inArray(schedules.id, planIds)));
  const films = await tx
    .select()
    .from(videos)
    .where(and(eq(videos.userId, userId), isNull(videos.deletedAt), inArray(videos.id, filmIds)));
  const sent = await tx
    .select()
    .from(uploads)
    .where(and(eq(uploads.userId, userId), inArray(uploads.videoId, filmIds)));
  const pictures = await tx
    .select({ id: images.id })
    .from(images)
    .where(and(eq(images.userId, userId), isNull(images.hiddenAt), inArray(images.id, imageIds)));
  return {
    channels: await listConnections(tx, userId, context.google.origin),
    plans: new Map(plans.map((plan) => [plan.id, plan])),
    films: new Map(films.map((film) => [film.id, film])),
    images: new Set(pictures.map(({ id }) => id)),
    uploadOf: (videoId, channelId) => sent.find((one) => one.videoId === videoId && one.channelId === channelId),
    profileOf: once((channelId: string) => readProfile(tx, { userId, channelId })),
    engineOf: once((service: ServiceType) => chooseEngine(tx, userId, service)),
    requireVoice: once((voice: string | undefined) => requireVoice(context, tx, userId, voice)),
    requireMusic: once((music: string | undefined) => requireMusic(tx, userId, music)),
    async slotsOf(channelId, alsoTaken) {
      await lockSlots(tx, { userId, channelId });
      const week = await findSlots(tx, { userId, channelId });
      if (!week || week.times.length === 0) return null;
      const now = context.clock.now();
      const taken = await takenTimes(tx, week, { after: now, exceptVideo: null });
      for (const at of alsoTaken) taken.add(at.getTime());
      return freeOf(slotsAfter(week, now), taken);
    },
  };
}

function* freeOf(slots: Iterable<Date>, taken: TakenTimes): Generator<Date> {
  for (const at of slots) {
    if (!taken.has(at.getTime())) yield at;
  }
}

function once<Key, Value>(ask: (key: Key) => Promise<Value>): (key: Key) => Promise<Value> {
  const answers = new Map<Key, Promise<Value>>();
  return (key) => {
    const known = answers.get(key) ?? ask(key);
    answers.set(key, known);
    return known;
  };
}
