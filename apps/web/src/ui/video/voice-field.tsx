import { namesThat } from "@sahne/contract/services/services";
import { ownSound, readOwnSound, RECORDED_VOICE } from "@sahne/contract/studio/sounds";
import { Mic, Volume2 } from "lucide-react";
import { useState, type ReactNode } from "react";
import { Link } from "react-router";
import { lazyPart } from "#lib/lazy-part.tsx";
import { T, useT } from "#lib/messages.tsx";
import { Button } from "#ui/button.tsx";
import { Select } from "#ui/form/select.tsx";
import type { SoundShelf } from "./sound-dialog.tsx";

const SoundDialog = lazyPart(async () => (await import("./sound-dialog.tsx")).SoundDialog);

type ShownSpeaker = {
  service: string;
  name: string;
  isReady: boolean;
  isSandbox: boolean;
  voices: readonly string[];
};

type VoiceFieldProps = {
  value: string;
  /** Undefined until they are known. */
  speakers: readonly ShownSpeaker[] | undefined;
  /** They could not be had. */
  isBroken: boolean;
  sample: { voice: string; url: string } | null;
  isSampling: boolean;
  sampleError: { voice: string; message: string } | null;
  /** Recordings of one's own. */
  shelf: SoundShelf;
  /** Scenes can be recorded one by one here. */
  hasScenes?: boolean | undefined;
  onChange: (voice: string) => void;
  onListen: (voice: string) => void;
};

/** Who speaks: nobody, the robot, its owner, or a service with the user's own key. What costs money says so before it does. */
export function VoiceField(props: VoiceFieldProps) {
  const { value, speakers = [], isBroken, shelf, hasScenes = false, onChange } = props;
  const t = useT();
  const [isOpen, setIsOpen] = useState(false);
  const own = (shelf.sounds ?? []).map(({ _id, name }) => ({
    value: ownSound(_id),
    label: t("sounds.speech.own", { name }),
  }));
  const scenes =
    hasScenes || value === RECORDED_VOICE ? [{ value: RECORDED_VOICE, label: t("sounds.speech.scenes") }] : [];
  const ready = speakers.filter(({ isReady }) => isReady);
  const bought = ready.flatMap(({ service, name, voices }) =>
    voices.map((voice) => ({ value: `${service}:${voice}`, label: `${name} · ${voice}` })),
  );
  const isKnown = !value.includes(":") || [...bought, ...own].some((option) => option.value === value);
  const unknown = readOwnSound(value) === null ? value.replace(":", " · ") : shelf.sounds ? t("sounds.gone") : "…";
  const chosen = ready.find(({ service }) => value.startsWith(`${service}:`));
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <Select
        label={<T k="voices.label" />}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        options={[
          { value: "off", label: t("voices.off") },
          { value: "robot", label: t("voices.robot") },
          ...scenes,
          ...own,
          ...bought,
          // A voice whose key is gone stays chosen until another is; sending it says what is missing.
          ...(isKnown ? [] : [{ value, label: unknown }]),
        ]}
      />
      <Button
        size="sm"
        className="self-start"
        icon={<Mic aria-hidden="true" className="size-4" />}
        onClick={() => setIsOpen(true)}
      >
        <T k="sounds.speech.open" />
      </Button>
      <SoundDialog
        kind="speech"
        isOpen={isOpen}
        shelf={shelf}
        chosenId={readOwnSound(value)}
        onChoose={(soundId) => onChange(ownSound(soundId))}
        onDeleted={(soundId) => {
          if (value === ownSound(soundId)) onChange("off");
        }}
        onClose={() => setIsOpen(false)}
      />
      {chosen && <Bought {...props} speaker={chosen} />}
      {isBroken && (
        <Note>
          <T k="voices.error" />
        </Note>
      )}
      {props.speakers !== undefined && ready.length === 0 && (
        <Note>
          <Link to="/dashboard/settings" className="underline underline-offset-2">
            <T k="voices.none" v={{ services: namesThat("speaks", t.lang("voices.none")) }} />
          </Link>
        </Note>
      )}
    </div>
  );
}

function Bought({
  value,
  speaker,
  sample,
  isSampling,
  sampleError,
  onListen,
}: VoiceFieldProps & { speaker: ShownSpeaker }) {
  const t = useT();
  const voice = value.replace(/^.*:/u, "");
  return (
    <>
      <Note>{speaker.isSandbox ? <T k="voices.sandbox" /> : <T k="voices.paid" v={{ service: speaker.name }} />}</Note>
      {sample?.voice === value ? (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- what it says is the same for every voice.
        <audio controls autoPlay src={sample.url} aria-label={t("voices.heard", { voice })} className="h-10 w-full" />
      ) : (
        <div className="flex flex-col items-start gap-1">
          <Button
            size="sm"
            icon={<Volume2 aria-hidden="true" className="size-4" />}
            isLoading={isSampling}
            onClick={() => onListen(value)}
          >
            <T k="voices.listen" />
          </Button>
          {!speaker.isSandbox && (
            <Note>
              <T k="voices.listenCost" />
            </Note>
          )}
        </div>
      )}
      {sampleError?.voice === value && (
        <p role="alert" className="text-sm text-danger">
          {sampleError.message}
        </p>
      )}
    </>
  );
}

function Note({ children }: { children: ReactNode }) {
  return <p className="text-sm text-text-3">{children}</p>;
}
