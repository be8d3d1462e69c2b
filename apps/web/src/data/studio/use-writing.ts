import type { WritingBody, WritingEvent } from "@sahne/contract/studio/writing";
import { useEffect, useRef, useState } from "react";
import { useUserId } from "#data/accounts/accounts.ts";
import { streamWriting } from "./writing.ts";
import { currentTranslator } from "#lib/messages.tsx";

type Done = Extract<WritingEvent, { type: "done" }>;

export type WritingState = {
  /** What has come so far, or the tidied whole. */
  text: string;
  isWriting: boolean;
  /** Somebody pressed Stop: what came until then stays. */
  isStopped: boolean;
  done: Done | null;
  problem: string | null;
};

const NOTHING: WritingState = { text: "", isWriting: false, isStopped: false, done: null, problem: null };

/** One writing at a time. Whoever stops it, or leaves, ends the call at the service too. */
export function useWriting() {
  const userId = useUserId();
  const [state, setState] = useState(NOTHING);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function start(body: WritingBody): Promise<void> {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const change = (next: (before: WritingState) => WritingState): void => {
      if (running.current === controller) setState(next);
    };
    setState({ ...NOTHING, isWriting: true });
    let hasEnded = false;
    try {
      await streamWriting({ userId, body, signal: controller.signal }, (event) => {
        hasEnded ||= event.type !== "text";
        change((before) => after(before, event));
      });
      // The line broke before an end came: say so, and keep what is there.
      if (!hasEnded) change((before) => ({ ...before, problem: currentTranslator()("error.writing_broken") }));
    } catch (error) {
      if (controller.signal.aborted) return;
      change((before) => ({ ...before, problem: error instanceof Error ? error.message : String(error) }));
    } finally {
      change((before) => ({ ...before, isWriting: false }));
    }
  }

  function stop(): void {
    running.current?.abort();
    setState((before) => ({ ...before, isWriting: false, isStopped: true }));
  }

  return { ...state, start, stop };
}

function after(before: WritingState, event: WritingEvent): WritingState {
  switch (event.type) {
    case "text":
      return { ...before, text: before.text + event.text };
    case "done":
      return { ...before, text: event.text, done: event };
    case "problem":
      return { ...before, problem: event.message };
  }
}
