import { readStored, removeStored, writeStored } from "#lib/storage.ts";
import { createStore, useStore } from "#lib/store.ts";

export type AdConsent = "granted" | "denied" | "unasked";

const consent = createStore<AdConsent>(storedConsent());

export function useAdConsent(): AdConsent {
  return useStore(consent);
}

export function setAdConsent(answer: AdConsent): void {
  if (answer === "unasked") removeStored("ad-consent");
  else writeStored("ad-consent", answer);
  consent.set(answer);
}

function storedConsent(): AdConsent {
  const stored = readStored("ad-consent");
  return stored === "granted" || stored === "denied" ? stored : "unasked";
}
