import { withoutBrackets } from "@sahne/contract/videos/video-name";
import { useEffect, useRef, useState } from "react";
import type { useWriting } from "#data/studio/use-writing.ts";
import { logError } from "#lib/log.ts";
import type { Content } from "#screens/studio/edits/content.ts";
import { editFilm } from "#screens/studio/edits/edit-film.ts";
import type { SceneTools } from "#screens/studio/scenes/scene-tools.ts";
import { useLatest } from "#screens/studio/use-latest.ts";
import { retell, wholeLines } from "./retell.ts";

/** What is being written: one scene, or all of them; a script is read into scenes anew. */
export type SceneJob = { id: string; index: number | null; isScript: boolean; before: Content };

/**
 * Puts what a service writes into the storyboard, line by line, as one step. Whoever edits meanwhile ends the writing. Answers
 * whether all that has come stands there: only then may somebody decide about it.
 */
export function useWrittenScenes(
  { text, isWriting, stop }: ReturnType<typeof useWriting>,
  job: SceneJob | null,
  tools: SceneTools,
): boolean {
  const latest = useLatest({ tools, stop });
  const shown = useRef<Content | null>(null);
  const lines = wholeLines(text, !isWriting).join("\n");
  const moment = `${job?.id} ${isWriting} ${lines}`;
  const [laidOut, setLaidOut] = useState("");
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
    show(job)
      .catch((error: unknown) => logError("what was written could not be laid out", error))
      .finally(() => {
        if (!isOver) setLaidOut(moment);
      });
    return () => {
      isOver = true;
    };
  }, [job, lines, isWriting, moment, tools.worker, latest]);
  return lines === "" || laidOut === moment;
}

type Moment = { isEnd: boolean; worker: SceneTools["worker"] };

async function contentOf(
  { index, isScript, before }: SceneJob,
  lines: string[],
  { isEnd, worker }: Moment,
): Promise<Content | null> {
  if (!isScript) {
    // What a scene shows stays as it is: brackets that a model adds say nothing here.
    const said = lines.map(withoutBrackets);
    return index === null
      ? retell(before, said, isEnd)
      : editFilm(before, { kind: "text", index, text: said.join(" ") });
  }
  if (worker === null) return null;
  const script = lines.join("\n");
  const pictures = before.imageIds.map(() => "");
  const { film } = await worker.ask({ kind: "plan", script, options: before.options, pictures });
  return { ...before, script, film };
}
