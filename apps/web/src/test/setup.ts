import { cleanup, configure } from "@testing-library/react";
import { beforeEach, vi } from "vitest";
import { currentTranslator, setLanguage, setTimeZone } from "#lib/messages.tsx";
import { refreshSession } from "#lib/session.ts";
import { aUser } from "#test/samples.ts";

// That something comes is tested, not how soon: a busy machine may stand still for seconds.
configure({ asyncUtilTimeout: 30_000 });

const FIRST_PAGE = "http://localhost:3000/";

/** All files share one document and one set of modules: each test begins as a new visitor's first page does. */
beforeEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  refreshSession();
  delete document.documentElement.dataset["theme"];
  // A test that follows a link out of the product leaves the whole document at another address.
  (window as typeof window & { happyDOM: { setURL(url: string): void } }).happyDOM.setURL(FIRST_PAGE);
  if (currentTranslator().mode !== "mix") await setLanguage("mix");
  // The same hours in every text, wherever the machine stands.
  await setTimeZone(aUser.preferences.timeZone);
});
