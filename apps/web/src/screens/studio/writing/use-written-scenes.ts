import { useEffect, useRef } from "react";
import type { useWriting } from "#data/studio/use-writing.ts";
import { logError } from "#lib/log.ts";
import type { Content } from "#screens/studio/edits/content.ts";
import { editFilm } from "#screens/studio/edits/edit-film.ts";
import type { SceneTools } from "#screens/studio/scenes/scene-tools.ts";
import { useLatest } from "#screens/studio/use-latest.ts";
import { retell, wholeLines } from "./retell.ts";

/** What is being written: one scene, or all of them; a script is read into scenes anew. */
export type SceneJob = { id: string; index: number | null; isScript: boolean; before: Content };

/** Puts what a service writes into the storyboard, line by line, as one step. Whoever edits meanwhile ends the writing. */
export function useWrittenScenes(
  { text, isWriting, stop }: ReturnType<typeof useWriting>,
  job: SceneJob | null,
  tools: SceneTools,
): void {
  const latest = useLatest({ tools, stop });
  const shown = useRef<Content | null>(null);
  const lines = wholeLines(text, !isWriting).join("\n");
  useEffect(() => {
    if (job === null || lines === "") return undefined;
    let isOver = false;
    async function show(asked: SceneJob): Promise<void> {
      const content = await contentOf(asked, lines.split("\n"), { isEnd: !isWriting, worker: tools.worker });
      const { tools: now, stop: end } = latest.current;
      if (isOver || content === null) return;
      const isOurs = now.content === asked.before || now.content === shown.current;
      if (!isOurs) return end();
      shown.current = content;
      now.edit({ kind: "replace", content, stream: asked.id });
    }
    show(job).catch((error: unknown) => logError("what was written could not be laid out", error));
    return () => {
      isOver = true;
    };
  }, [job, lines, isWriting, tools.worker, latest]);
}

type Moment = { isEnd: boolean; worker: SceneTools["worker"] };

async function contentOf(
  { index, isScript, before }: SceneJob,
  lines: string[],
  { isEnd, worker }: Moment,
): Promise<Content | null> {
  if (index !== null) {
    const text = lines.join(" ");
    return editFilm(before, { kind: "text", index, text });
  }
  if (!isScript) return retell(before, lines, isEnd);
  if (worker === null) return null;
  const script = lines.join("\n");
  const pictures = before.imageIds.map(() => "");
  const { film } = await worker.ask({ kind: "plan", script, options: before.options, pictures });
  return { ...before, script, film };
}
