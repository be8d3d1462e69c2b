import { ownSound, readOwnSound } from "@sahne/contract/studio/sounds";
import { Music } from "lucide-react";
import { useState, type ReactNode } from "react";
import { lazyPart } from "#lib/lazy-part.tsx";
import { T, useT } from "#lib/messages.tsx";
import { Button } from "#ui/button.tsx";
import { Select, type SelectOption } from "#ui/form/select.tsx";
import type { SoundShelf } from "./sound-dialog.tsx";

const SoundDialog = lazyPart(async () => (await import("./sound-dialog.tsx")).SoundDialog);

type MusicFieldProps = {
  label: ReactNode;
  value: string | undefined;
  /** The built-in moods with words for them, in order; the first is what holds when nothing is chosen. */
  moods: readonly SelectOption[];
  shelf: SoundShelf;
  onChange: (music: string | undefined) => void;
};

/** What is heard under a film: a built-in mood, nothing, or music of one's own. */
export function MusicField({ label, value, moods, shelf, onChange }: MusicFieldProps) {
  const t = useT();
  const [isOpen, setIsOpen] = useState(false);
  const own = (shelf.sounds ?? []).map(({ _id, name }) => ({
    value: ownSound(_id),
    label: t("sounds.music.own", { name }),
  }));
  const options = [...moods, ...own];
  const isKnown = value === undefined || options.some((option) => option.value === value);
  // Until the list is here, or after it was deleted, the choice stays what it is; sending it says what is missing.
  const chosen = isKnown ? [] : [{ value, label: shelf.sounds ? t("sounds.gone") : "…" }];
  return (
    <div className="flex min-w-0 flex-col items-start gap-2 [&>:first-child]:w-full">
      <Select
        label={label}
        value={value ?? ""}
        options={[...options, ...chosen]}
        onChange={({ currentTarget }) => onChange(currentTarget.value === "" ? undefined : currentTarget.value)}
      />
      <Button size="sm" icon={<Music aria-hidden="true" className="size-4" />} onClick={() => setIsOpen(true)}>
        <T k="sounds.music.open" />
      </Button>
      <SoundDialog
        kind="music"
        isOpen={isOpen}
        shelf={shelf}
        chosenId={readOwnSound(value)}
        onChoose={(soundId) => onChange(ownSound(soundId))}
        onDeleted={(soundId) => {
          if (value === ownSound(soundId)) onChange(undefined);
        }}
        onClose={() => setIsOpen(false)}
      />
    </div>
  );
}
