import type { Voice } from "./voice.ts";

export function createRobotVoice(): Promise<Voice> {
  throw new Error("not yet");
}
