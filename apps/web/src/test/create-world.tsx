import type { Image } from "@sahne/contract/videos/images";
import type { Video } from "@sahne/contract/videos/videos";
import { publishProfile } from "@sahne/contract/publishing/publish-profile";
import { QueryClient } from "@tanstack/react-query";
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, vi } from "vitest";
import { loadMessages } from "#lib/messages.tsx";
import { startSession } from "#lib/session.ts";
import { startApi, type SeenRequest } from "#test/api-server.ts";
import { renderAt } from "#test/render-app.tsx";
import { aChannel, aUser, aVideo } from "#test/samples.ts";
import { loadCreateParts } from "#screens/create/create-parts.ts";
import { CreateScreen } from "#screens/create/create-screen.tsx";

const totals = { total: 1, completed: 0, processing: 1, failed: 0, scheduled: 0, needsTime: 0 };
export const making: Video = { ...aVideo, status: "processing", stage: "queued" };
export const picture: Image = {
  _id: "i1",
  imageUrl: "/media/i1.jpg",
  thumbUrl: "/media/i1-thumb.jpg",
  userName: "Deniz",
  width: 1280,
  height: 720,
  focus: null,
  faces: [],
  isStarter: true,
  createdAt: "2026-11-15T00:00:00Z",
};
export const plan = {
  _id: "s1",
  videoId: "v1",
  videoName: "A red kite",
  scheduledAt: "2030-01-01T06:00:00.000Z",
  recurring: false,
  recurringType: null,
  random: null,
  timeZone: "Europe/Istanbul",
  nextRunAt: "2030-01-01T06:00:00.000Z",
  isPaused: false,
  autoUpload: true,
};

type Answer = { status: number; body: unknown } | "never";

/** What the server has and says; a test changes it before it opens the screen. */
export const world = {} as {
  api: Awaited<ReturnType<typeof startApi>>;
  creation: Answer;
  planning: Answer;
  /** The video that `?plan=v1` asks a time for. */
  toPlan: Answer;
  upload: Answer;
  images: readonly Image[];
  isConnected: boolean;
  channel: typeof aChannel;
  /** Besides that one, each with what its profile says. */
  others: readonly { channel: typeof aChannel; profile: object }[];
  publishProfile: Answer;
  user: typeof aUser;
  videos: readonly Video[];
};

function answer({ path }: SeenRequest): Answer {
  if (path === "/video/create") return world.creation;
  if (path.endsWith("/schedule")) return world.planning;
  if (path === "/api/videos/v1") return world.toPlan;
  if (path === "/upload") return world.upload;
  if (path.endsWith("/images")) return { status: 200, body: { images: world.images } };
  const other = world.others.find(({ channel }) => path.endsWith(`/publish-profile?channelId=${channel.id}`));
  if (other) return { status: 200, body: { profile: publishProfile.parse(other.profile) } };
  if (path.endsWith("/publish-profile")) return world.publishProfile;
  if (path.startsWith("/api/youtube/playlists")) {
    return { status: 200, body: { playlists: [{ id: "PL1", title: "Evenings" }] } };
  }
  if (path.endsWith("/voices")) return { status: 200, body: { speakers: [] } };
  if (path === "/api/presets") return { status: 503, body: {} };
  if (path === "/api/youtube/token/check") {
    const { isConnected } = world;
    const status = {
      hasToken: isConnected,
      connected: isConnected,
      isAuthenticated: isConnected,
      channel: isConnected ? world.channel : null,
      channels: isConnected ? [world.channel, ...world.others.map(({ channel }) => channel)] : [],
    };
    return { status: 200, body: status };
  }
  return { status: 200, body: { user: world.user, videos: world.videos, totals, working: 1 } };
}

/** The create screen before a real server whose answers are those of `world`. */
export function withCreateScreen(): void {
  beforeEach(async () => {
    localStorage.clear();
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    await loadMessages(["common", "create", "create-later", "stages", "presets", "defaults", "shell"]);
    // As in a browser that was idle for a moment: the next part is drawn at once.
    await loadCreateParts();
    startSession("t-1", aUser);
    Object.assign(world, {
      creation: { status: 201, body: { video: making } },
      planning: { status: 200, body: { video: { ...making, status: "scheduled" }, schedule: plan } },
      toPlan: { status: 200, body: { video: { ...making, status: "scheduled", stage: null } } },
      upload: { status: 503, body: {} },
      images: [picture],
      isConnected: true,
      channel: aChannel,
      others: [],
      publishProfile: { status: 200, body: { profile: publishProfile.parse({ privacyStatus: "unlisted" }) } },
      user: aUser,
      videos: [making],
      api: await startApi(answer),
    } satisfies typeof world);
  });
  afterEach(async () => {
    cleanup();
    vi.restoreAllMocks();
    await world.api.stop();
  });
}

export const prompt = () => screen.getByLabelText<HTMLTextAreaElement>("Prompt metni");
export const submit = () =>
  screen.getByRole<HTMLButtonElement>("button", { name: /^(Oluştur|Oluştur ve Yükle|Zamanla|İşleniyor\.\.\.)$/ });
export const reason = () => document.querySelector("#create-submit-reason")?.textContent;
export const sentTo = (path: string) => world.api.seen.filter((request) => request.path === path);

export function openCreate(path = "/dashboard/create") {
  return renderAt(path, new QueryClient({ defaultOptions: { queries: { retry: false } } }), <CreateScreen />);
}
export function choose(scenario: RegExp) {
  fireEvent.click(screen.getByRole("radio", { name: scenario }));
}
export function write(text: string) {
  fireEvent.change(prompt(), { target: { value: text } });
}
export function openText2video() {
  openCreate();
  choose(/^Metinden video/);
}
