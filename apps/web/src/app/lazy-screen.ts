import type { ComponentType } from "react";
import { loadChunk } from "#lib/chunk.ts";
import { loadMessages, type Group } from "#lib/messages.tsx";

type Lazy = () => Promise<{ Component: ComponentType }>;

/** A screen that is fetched when it is first needed, together with its texts: it is never drawn without them. */
export function lazyScreen(groups: readonly Group[], load: () => Promise<ComponentType>): Lazy {
  return async () => {
    const [Component] = await Promise.all([loadChunk(load), loadChunk(() => loadMessages(groups))]);
    return { Component };
  };
}
