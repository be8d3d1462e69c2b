import { isCompleted, type ShownVideo } from "#data/videos/video-state.ts";

export type StepName = "first" | "connect" | "publish";
export type Step = { name: StepName; isDone: boolean; to: string };

/** The create screen with an example in it: one press away from a film. */
export const FIRST_VIDEO = "/dashboard/create?scenario=text2video&example=1";

/** What a new account has yet to do, told from its real state; nobody ticks anything by hand. */
export function firstSteps(videos: readonly ShownVideo[], isConnected: boolean): Step[] {
  return [
    { name: "first", isDone: videos.some(isCompleted), to: FIRST_VIDEO },
    { name: "connect", isDone: isConnected, to: "/dashboard/youtube" },
    {
      name: "publish",
      isDone: videos.some((video) => video.upload?.status === "published"),
      to: "/dashboard/videos",
    },
  ];
}
