import type { StudioFilm } from "@sahne/contract/videos/film";
import type { RequestedOptions } from "@sahne/contract/videos/video-options";
import { useEffect, useRef, useState } from "react";
import { logError } from "#lib/log.ts";
import { openFilm, type Material } from "./open-film.ts";
import { createPreview, findAssets, type PreviewClient } from "./preview-client.ts";

export type PreviewTools = {
  base: string;
  /** Paints what is watched. */
  front: PreviewClient;
  /** Makes the sound and the stills of the scenes, so that watching never waits for them. */
  back: PreviewClient;
};

export type PreviewState = { status: "loading" } | { status: "failed" } | { status: "ready"; tools: PreviewTools };

/** Two threads with the renderer's own painters, the second from its first question on; they end with the screen. */
export function usePreviewTools(): PreviewState {
  const [state, setState] = useState<PreviewState>({ status: "loading" });
  useEffect(() => {
    let isOver = false;
    const assets = findAssets();
    const [front, back] = [createPreview(assets), createPreview(assets)];
    front.start();
    assets.then(
      (base) => !isOver && setState({ status: "ready", tools: { base, front, back } }),
      (error: unknown) => {
        if (isOver) return;
        logError("the preview did not start", error);
        setState({ status: "failed" });
      },
    );
    return () => {
      isOver = true;
      front.close();
      back.close();
    };
  }, []);
  return state;
}

export type Opened = { film: StudioFilm; width: number; height: number };

type OpenedInput = { film: StudioFilm; options: RequestedOptions; material: Material | null };

const OPEN_AFTER_MS = 160;

/** The film as the front thread has it laid out: a moment behind what is typed. Null until the first one is. */
export function useOpened(
  tools: PreviewTools | null,
  { film, options, material }: OpenedInput,
): { opened: Opened | null; hasFailed: boolean } {
  const [opened, setOpened] = useState<Opened | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const isFirst = useRef(true);
  useEffect(() => {
    if (!tools || material === null || film.scenes.length === 0) return undefined;
    let isStale = false;
    async function open(client: PreviewClient, given: Material): Promise<void> {
      isFirst.current = false;
      try {
        const { width, height } = await openFilm(client, { film, options }, given);
        if (isStale) return;
        setOpened({ film, width, height });
        setHasFailed(false);
      } catch (error) {
        if (isStale) return;
        logError("the preview could not be laid out", error);
        setHasFailed(true);
      }
    }
    const timer = setTimeout(() => void open(tools.front, material), isFirst.current ? 0 : OPEN_AFTER_MS);
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [tools, film, options, material]);
  return { opened, hasFailed };
}
