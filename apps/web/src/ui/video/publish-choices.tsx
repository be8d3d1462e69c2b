import { PUBLISH_CATEGORIES, type PrivacyStatus, type PublishCategory } from "@sahne/contract/publishing/publication";
import type { Language } from "@sahne/messages/translator";
import type { ReactNode } from "react";
import { T, useT } from "#lib/messages.tsx";
import { Checkbox } from "#ui/form/checkbox.tsx";
import { FieldError } from "#ui/form/field.tsx";
import { RadioCards } from "#ui/form/radio-cards.tsx";
import { Select, type SelectOption } from "#ui/form/select.tsx";

/** What every publication decides and the publish profile has a default for. */
export type PublishChoices = {
  privacyStatus: PrivacyStatus;
  madeForKids: boolean;
  containsSyntheticMedia: boolean;
  notifySubscribers: boolean;
  categoryId: PublishCategory;
  language: string | null;
};

type ChoiceErrors = Partial<Record<keyof PublishChoices, ReactNode>>;

type ChoicesProps = {
  value: PublishChoices;
  errors?: ChoiceErrors | undefined;
  onChange: (changes: Partial<PublishChoices>) => void;
};

const NO_ERRORS: ChoiceErrors = {};
const PRIVACIES: readonly PrivacyStatus[] = ["public", "unlisted", "private"];

/** Who may see it; `note` stands beside it, e.g. that the channel will lock it as private. */
export function PrivacyChoice({ value, errors = NO_ERRORS, onChange, note }: ChoicesProps & { note?: ReactNode }) {
  return (
    <div className="flex flex-col gap-2">
      <RadioCards
        legend={<T k="publish.privacy.label" />}
        columns={3}
        value={value.privacyStatus}
        onChange={(privacyStatus) => onChange({ privacyStatus })}
        options={PRIVACIES.map((privacy) => ({
          value: privacy,
          label: <T k={`publish.privacy.${privacy}`} />,
          description: <T k={`publish.privacy.${privacy}.text`} />,
        }))}
      />
      {errors.privacyStatus !== undefined && <FieldError>{errors.privacyStatus}</FieldError>}
      {note}
    </div>
  );
}

/** What viewers and the law want to know about the film. */
export function AudienceChoices({ value, errors = NO_ERRORS, onChange }: ChoicesProps) {
  return (
    <div className="flex flex-col gap-4">
      <Checkbox
        label={<T k="publish.madeForKids" />}
        hint={<T k="publish.madeForKidsHint" />}
        checked={value.madeForKids}
        onChange={(event) => onChange({ madeForKids: event.target.checked })}
      />
      {errors.madeForKids !== undefined && <FieldError>{errors.madeForKids}</FieldError>}
      <Checkbox
        label={<T k="publish.aiDisclosure" />}
        hint={<T k="publish.aiDisclosureHint" />}
        checked={value.containsSyntheticMedia}
        onChange={(event) => onChange({ containsSyntheticMedia: event.target.checked })}
      />
    </div>
  );
}

export function FurtherChoices({ value, errors = NO_ERRORS, onChange }: ChoicesProps) {
  const t = useT();
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <Select
          label={<T k="publish.category.label" />}
          error={errors.categoryId}
          value={value.categoryId}
          onChange={(event) => onChange({ categoryId: event.target.value as PublishCategory })}
          options={PUBLISH_CATEGORIES.map((id) => ({ value: id, label: t(`publish.category.${id}`) }))}
        />
        <Select
          label={<T k="publish.language.label" />}
          error={errors.language}
          value={value.language ?? ""}
          onChange={(event) => onChange({ language: event.target.value === "" ? null : event.target.value })}
          options={[
            { value: "", label: t("publish.language.none") },
            ...languageOptions(t.lang("publish.language.none"), value.language),
          ]}
        />
      </div>
      <Checkbox
        label={<T k="publish.notifySubscribers" />}
        hint={<T k="publish.notifySubscribersHint" />}
        checked={value.notifySubscribers}
        onChange={(event) => onChange({ notifySubscribers: event.target.checked })}
      />
    </>
  );
}

/** Languages that many films are made in; a stored one beyond them is offered as well. */
const LANGUAGES = [
  ..."tr en de fr es it pt nl ru uk pl cs ro bg el hu sr hr sv da nb fi".split(" "),
  ..."ar fa he ku az kk uz hi bn ur id vi th ja ko zh-Hans zh-Hant pt-BR es-419".split(" "),
];

/** Named and ordered in the reader's own language. */
function languageOptions(reader: Language, chosen: string | null): SelectOption[] {
  const names = new Intl.DisplayNames(reader, { type: "language" });
  const known = chosen === null || LANGUAGES.includes(chosen) ? LANGUAGES : [...LANGUAGES, chosen];
  return known
    .map((value) => ({ value, label: capital(names.of(value) ?? value, reader) }))
    .toSorted((left, right) => left.label.localeCompare(right.label, reader));
}

function capital(name: string, reader: Language): string {
  return name.charAt(0).toLocaleUpperCase(reader) + name.slice(1);
}
