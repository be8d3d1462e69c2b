import type { SpeechService } from "@sahne/contract/studio/voices";

/** Brand names, the same in every language. */
export const SPEAKER_NAMES: Readonly<Record<SpeechService, string>> = { gemini: "Gemini", openai: "OpenAI" };
