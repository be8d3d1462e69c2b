import type { AspectRatio, EngineCapabilities, Resolution } from "@sahne/contract/videos/capabilities";
import type { Engine } from "@sahne/contract/videos/engines";

export type Vendor = Exclude<Engine, "sahne">;

export type GenerationRequest = {
  /** One of the vendor's `models`. */
  model: string;
  prompt: string;
  aspectRatio: AspectRatio;
  durationSeconds: number;
  resolution: Resolution;
  /** A JPEG that fits the vendor's `imageRules`. */
  image?: Buffer | undefined;
  /** Where the vendor may say that something has changed; it is only ever a hint. */
  webhookUrl?: string | undefined;
};

/** What a vendor gives for a task it has taken: enough for anybody, at any later time, to ask for it. */
export type Operation = { id: string; pollPath: string };

/** Where the finished film lies: an address, a file of the vendor, or the film itself. */
export type FilmSource = { kind: "url"; url: string } | { kind: "file"; fileId: string };

export type Progress =
  /** `word` when the vendor says something that its documents do not know. */
  | { state: "running"; word?: string }
  | { state: "done"; film: FilmSource }
  | { state: "failed"; problem: "content" | "failed" | "no_output"; message: string };

/** The vendor's own words beside what they mean; to be cleaned before anybody keeps them. */
type Answered<Meaning> = Meaning & { answer: string };

export type DownloadTarget = { path: string; timeoutMs: number; signal?: AbortSignal | undefined };
export type Downloaded = { bytes: number; sha256: string };

export type ImageRules = { minSide: number; maxSide: number; maxRatio: number; maxBytes: number };

export type KeyVerdict = "valid" | "refused" | "unreachable";

/** One of a vendor's models that can be chosen. */
export type FilmModel = { name: string; capabilities: EngineCapabilities };

/** One vendor of films. Every call may throw ProviderError; none is ever repeated in here. */
export type VideoGenerator = {
  vendor: Vendor;
  model: string;
  capabilities: EngineCapabilities;
  /** All that may be chosen, that of the settings first. */
  models: readonly FilmModel[];
  imageRules: ImageRules;
  /** The paid call. */
  submit(apiKey: string, request: GenerationRequest, timeoutMs: number): Promise<Answered<Operation>>;
  poll(apiKey: string, operation: Operation): Promise<Answered<Progress>>;
  download(apiKey: string, film: FilmSource, target: DownloadTarget): Promise<Downloaded>;
  /** Every task of this key, where a vendor can tell; free. Some list films from pictures elsewhere. */
  list?(apiKey: string, call: { model: string; isFromPicture: boolean }): Promise<Operation[]>;
  /** Asks something that is free and that only a good key may know. */
  checkKey(apiKey: string): Promise<KeyVerdict>;
};

/** A 403 means many things; only where the vendor speaks of money it is about money. */
export const NO_CREDIT = /credit|balance|billing|payment|quota/i;

/** Words for what a ProviderError is about, where the five kinds do not say it; the adapters agree on them. */
export const VENDOR_REASONS = {
  keyRefused: "key_refused",
  noCredit: "no_credit",
  /** Understood and not allowed with this key: a region, a plan, a model, a file of somebody else. */
  notAllowed: "not_allowed",
  modelRetired: "model_retired",
  image: "image_refused",
  content: "content_refused",
  /** Taken, perhaps paid for, and nothing that can be heard came back. */
  noSpeech: "no_speech",
  /** The file is there but not ready, or its link has run out: asking again may give another. */
  stale: "stale_result",
} as const;
