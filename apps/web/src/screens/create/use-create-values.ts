import { scenario as scenarioSchema } from "@sahne/contract/videos/videos";
import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { useUserId } from "#data/accounts/accounts.ts";
import { useTimeZone } from "#data/accounts/time-zone.ts";
import { useT } from "#lib/messages.tsx";
import { keepDraft, readDraft, type DraftOrigin } from "./create-draft.ts";
import { emptyValues, type CreateValues } from "./create-values.ts";
import { whenDefault } from "./timing/when.ts";

const NO_ORIGIN: DraftOrigin = { isReused: false, replaced: undefined };

export type CreateValuesState = {
  values: CreateValues;
  change: (changed: Partial<CreateValues>) => void;
  reset: () => void;
  /** For a video that exists already: what is written for the next one stays. */
  resetTime: () => void;
  /** The words came back from an earlier visit, so that one may also throw them away. */
  isRestored: boolean;
  /** Brings back the draft whose place was taken by a film's words; null when there is none. */
  bringBack: (() => void) | null;
};

/** `?scenario=text2video&example=1` opens the form ready to send: the first step of a new account. */
export function useCreateValues(): CreateValuesState {
  const t = useT();
  const userId = useUserId();
  const zone = useTimeZone();
  const [search, setSearch] = useSearchParams();
  const [draft] = useState(() => readDraft(userId));
  const [origin, setOrigin] = useState(draft?.origin ?? NO_ORIGIN);
  const [isRestored, setIsRestored] = useState(draft?.origin.isReused === false);
  const example = t("create.prompt.example.2");
  const [values, setValues] = useState(() =>
    asAsked({ ...emptyValues(new Date(), zone), ...draft?.values }, search, example),
  );

  useEffect(() => keepDraft(userId, values, origin), [userId, values, origin]);
  // Once filled in, the address is an ordinary one again: a reload must not bring the example back over one's own words.
  const hasAsked = search.has("scenario") || search.has("example");
  useEffect(() => {
    if (hasAsked) setSearch({}, { replace: true });
  }, [hasAsked, setSearch]);
  // The palette also leads here from here, where the form stands already.
  const [wasAsked, setWasAsked] = useState(hasAsked);
  if (wasAsked !== hasAsked) {
    setWasAsked(hasAsked);
    if (hasAsked) setValues(asAsked(values, search, example));
  }

  const replaced = readDraft(userId, origin.replaced ?? null);
  return {
    values,
    change: (changed) => {
      setValues((current) => ({ ...current, ...changed }));
      if ("promptText" in changed || "keywords" in changed) setOrigin((known) => ({ ...known, isReused: false }));
    },
    reset: () => {
      setIsRestored(false);
      setOrigin((known) => ({ ...known, isReused: false }));
      setValues(emptyValues(new Date(), zone));
    },
    resetTime: () => setValues((current) => ({ ...current, when: whenDefault(new Date(), zone) })),
    isRestored,
    bringBack:
      replaced &&
      (() => {
        setIsRestored(true);
        setOrigin(replaced.origin);
        setValues((current) => ({ ...current, ...replaced.values }));
      }),
  };
}

/** Only what the address names is changed, and an example never replaces one's own words. */
function asAsked(start: CreateValues, search: URLSearchParams, example: string): CreateValues {
  const scenario = scenarioSchema.safeParse(search.get("scenario"));
  const wantsExample = search.has("example") && start.promptText === "";
  // From the calendar: the day and the hour that were pressed.
  const at = search.get("at")?.split("T") ?? [];
  return {
    ...start,
    ...(scenario.success && { scenario: scenario.data }),
    ...(wantsExample && { promptText: example }),
    ...(at.length === 2 && { when: { ...start.when, date: at[0] ?? "", time: at[1] ?? "" } }),
  };
}
