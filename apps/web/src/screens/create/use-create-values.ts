import { scenario as scenarioSchema } from "@sahne/contract/videos";
import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { useUserId } from "#data/accounts.ts";
import { useTimeZone } from "#data/time-zone.ts";
import { useT } from "#lib/messages.tsx";
import { keepDraft, readDraft } from "./create-draft.ts";
import { emptyValues, type CreateValues } from "./create-values.ts";

export type CreateValuesState = {
  values: CreateValues;
  change: (changed: Partial<CreateValues>) => void;
  reset: () => void;
  /** The words came back from an earlier visit, so that one may also throw them away. */
  isRestored: boolean;
};

/** `?scenario=text2video&example=1` opens the form ready to send: the first step of a new account. */
export function useCreateValues(): CreateValuesState {
  const t = useT();
  const userId = useUserId();
  const zone = useTimeZone();
  const [search, setSearch] = useSearchParams();
  const [draft] = useState(() => readDraft(userId));
  const [isRestored, setIsRestored] = useState(draft !== null);
  const [values, setValues] = useState(() => {
    const asked = scenarioSchema.safeParse(search.get("scenario"));
    const start = { ...emptyValues(new Date(), zone), ...draft, ...(asked.success && { scenario: asked.data }) };
    const wantsExample = search.get("example") !== null && start.promptText === "";
    return wantsExample ? { ...start, promptText: t("create.prompt.example.2") } : start;
  });

  useEffect(() => keepDraft(userId, values), [userId, values]);
  // Once filled in, the address is an ordinary one again: a reload must not bring the example back over one's own words.
  const hasAsked = search.has("scenario") || search.has("example");
  useEffect(() => {
    if (hasAsked) setSearch({}, { replace: true });
  }, [hasAsked, setSearch]);

  return {
    values,
    change: (changed) => setValues((current) => ({ ...current, ...changed })),
    reset: () => {
      setIsRestored(false);
      setValues(emptyValues(new Date(), zone));
    },
    isRestored,
  };
}
