type Words = { videoName: string; videoDescription: string };

/** Whether the description tells anything the name does not: a name is cut from the same prompt. */
export function saysMore({ videoName, videoDescription }: Words): boolean {
  const name = videoName.replace(/…$/, "");
  const rest = videoDescription.startsWith(name) ? videoDescription.slice(name.length) : videoDescription;
  return /[\p{L}\p{N}]/u.test(rest);
}
