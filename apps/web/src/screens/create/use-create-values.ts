import { scenario as scenarioSchema } from "@sahne/contract/videos";
import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { useUserId } from "#data/accounts.ts";
import { useTimeZone } from "#data/time-zone.ts";
import { useT } from "#lib/messages.tsx";
import { keepDraft, readDraft, type DraftOrigin } from "./create-draft.ts";
import { emptyValues, type CreateValues } from "./create-values.ts";
import { whenDefault } from "./when.ts";

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
  const [values, setValues] = useState(() => {
    const asked = scenarioSchema.safeParse(search.get("scenario"));
    const start = {
      ...emptyValues(new Date(), zone),
      ...draft?.values,
      ...(asked.success && { scenario: asked.data }),
    };
    const wantsExample = search.get("example") !== null && start.promptText === "";
    return wantsExample ? { ...start, promptText: t("create.prompt.example.2") } : start;
  });

  useEffect(() => keepDraft(userId, values, origin), [userId, values, origin]);
  // Once filled in, the address is an ordinary one again: a reload must not bring the example back over one's own words.
  const hasAsked = search.has("scenario") || search.has("example");
  useEffect(() => {
    if (hasAsked) setSearch({}, { replace: true });
  }, [hasAsked, setSearch]);

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
