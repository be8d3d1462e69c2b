import type { ShownVideo } from "#data/videos/video-state.ts";

/** What a card can ask of the screen around it, which owns the dialogs: one of each for ten thousand cards. */
export type CardActions = {
  /** Address of the same screen with this video's details open. */
  detailsOf: (video: ShownVideo) => string;
  /** On the channel that is named, else on the first where it is not yet. */
  publish: (video: ShownVideo, channelId?: string) => void;
  cancel: (video: ShownVideo) => void;
  /** On its channel. */
  change: (video: ShownVideo) => void;
  rename: (video: ShownVideo) => void;
  /** Without a question: it can be undone. */
  remove: (video: ShownVideo) => void;
  openMenu: (video: ShownVideo, anchor: HTMLElement) => void;
};
