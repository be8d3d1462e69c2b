let playing: HTMLVideoElement | null = null;

/** Call when a film starts: the one before it stops, wherever on the page it is. */
export function playAlone(video: HTMLVideoElement): void {
  if (playing !== null && playing !== video) playing.pause();
  playing = video;
}
