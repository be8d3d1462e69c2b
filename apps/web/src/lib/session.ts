import type { User } from "@sahne/contract/accounts/accounts";
import type { KeyField } from "@sahne/contract/services/services";
import { setTimeZone } from "./messages.tsx";
import { createStore, useStore } from "./store.ts";
import { readStored, readStoredJson, removeStored, writeStored } from "./storage.ts";

/** The stored user never carries the keys of services, not even masked (R2.5). */
export type StoredUser = Omit<User, KeyField>;

export type Session = { token: string | null; user: StoredUser | null };

const store = createStore<Session>(readSession());

type ExpiryListener = () => void;
const expiryListeners = new Set<ExpiryListener>();

export function useSession(): Session {
  return useStore(store);
}

/** What guards ask: presence only, read afresh because another tab may have signed out. */
export function hasToken(): boolean {
  return readStored("authToken") !== null;
}

export function startSession(token: string, user: User): void {
  writeStored("authToken", token);
  saveUser(user);
}

export function saveUser(user: User): void {
  // By the ending that all of them have: the list of services would come with every first visit.
  writeStored(
    "user",
    JSON.stringify(user, (name, value: unknown) => (name.endsWith("ApiKey") ? undefined : value)),
  );
  void setTimeZone(user.preferences.timeZone);
  refreshSession();
}

/**
 * Takes the session out of storage, which is what guards and calls read. Screens that are still drawn keep theirs until
 * `refreshSession`, called once they are left: otherwise they would ask the server again on their way out.
 */
export function forgetSession(): void {
  removeStored("authToken");
  removeStored("user");
}

export function refreshSession(): void {
  store.set(readSession());
}

/** The server refused our token: forget it, and let the router go to the login page (R10.5). */
export function expireSession(): void {
  forgetSession();
  for (const listener of expiryListeners) listener();
}

export function onSessionExpired(listener: ExpiryListener): () => void {
  expiryListeners.add(listener);
  return () => expiryListeners.delete(listener);
}

/** Follows sign-in and sign-out in other tabs. */
export function followOtherTabs(): () => void {
  function handleStorage(event: StorageEvent) {
    if (event.key !== null && event.key !== "authToken" && event.key !== "user") return;
    const wasSignedIn = store.get().token !== null;
    if (wasSignedIn && !hasToken()) expireSession();
    else refreshSession();
  }
  window.addEventListener("storage", handleStorage);
  return () => window.removeEventListener("storage", handleStorage);
}

function readSession(): Session {
  const user = readStoredJson("user");
  return { token: readStored("authToken"), user: isStoredUser(user) ? user : null };
}

function isStoredUser(value: unknown): value is StoredUser {
  return typeof value === "object" && value !== null && "_id" in value && typeof value._id === "string";
}
