type Words = { videoName: string; videoDescription: string };

/** Whether the description adds anything to the name, which is cut from the same prompt. */
export function hasOwnDescription({ videoName, videoDescription }: Words): boolean {
  const name = videoName.replace(/…$/, "");
  const rest = videoDescription.startsWith(name) ? videoDescription.slice(name.length) : videoDescription;
  return /[\p{L}\p{N}]/u.test(rest);
}
