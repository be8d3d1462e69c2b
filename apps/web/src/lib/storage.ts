/** Everything this product keeps in the browser. Nothing secret but the session token. */
export type StorageKey =
  | "authToken"
  | "browser-notices"
  | "user"
  | "youtube-notification-dismissed"
  | "theme"
  | "language"
  | "ad-consent"
  | "connect-wish"
  | "create-draft"
  | "create-more"
  | "create-stage"
  | "library-counts"
  | "studio-unsaved"
  | "sidebar-collapsed";

// Storage may be switched off or full (private windows, quotas): the product then forgets, but works.
export function readStored(key: StorageKey): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function writeStored(key: StorageKey, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    return;
  }
}

export function removeStored(key: StorageKey): void {
  try {
    localStorage.removeItem(key);
  } catch {
    return;
  }
}

/** Null for anything that is not JSON: another version of the product may have written it. */
export function readStoredJson(key: StorageKey): unknown {
  const text = readStored(key);
  if (text === null) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
