import type { PrivacyStatus } from "@sahne/contract/publishing/publication";
import { T, useT } from "#lib/messages.tsx";
import { Checkbox } from "#ui/form/checkbox.tsx";
import { Select } from "#ui/form/select.tsx";

const PRIVACIES = ["public", "unlisted", "private"] as const;

type FurtherChannelsProps = {
  channels: readonly {
    id: string;
    name: string;
    isChosen: boolean;
    /** What the film goes out with there; undefined while that is not known. */
    words: { title: string; privacyStatus: PrivacyStatus } | undefined;
    /** On its way there already. */
    isSent?: boolean;
  }[];
  onToggle: (id: string) => void;
  onPrivacy: (id: string, privacy: PrivacyStatus) => void;
};

/** R18.3: the other channels the same film may go to in one step. To whom it is shown is said and chosen for each. */
export function FurtherChannels({ channels, onToggle, onPrivacy }: FurtherChannelsProps) {
  const t = useT();
  if (channels.length === 0) return null;
  return (
    <fieldset className="flex flex-col gap-3 rounded-lg border border-line p-4">
      <legend className="px-1 text-base font-medium">
        <T k="publish.further.label" />
      </legend>
      <p className="text-sm text-text-3">
        <T k="publish.further.hint" />
      </p>
      {channels.map(({ id, name, isChosen, words, isSent = false }) => (
        <div key={id} className="flex flex-col gap-2">
          <Checkbox
            label={name}
            hint={isSent ? <T k="publish.further.sent" /> : undefined}
            checked={isChosen}
            disabled={isSent}
            onChange={() => onToggle(id)}
          />
          {words !== undefined && (
            <div className="flex flex-col gap-2 pl-8">
              <p className="text-sm break-words text-text-2">
                <T k="publish.further.words" v={{ title: words.title }} />
              </p>
              <Select
                label={<T k="publish.further.privacy" v={{ name }} />}
                value={words.privacyStatus}
                onChange={(event) => onPrivacy(id, event.currentTarget.value as PrivacyStatus)}
                options={PRIVACIES.map((value) => ({ value, label: t(`publish.privacy.${value}`) }))}
              />
            </div>
          )}
        </div>
      ))}
    </fieldset>
  );
}
