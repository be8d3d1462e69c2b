import { Volume2 } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { T, useT } from "#lib/messages.tsx";
import { Button } from "#ui/button.tsx";
import { Select } from "#ui/form/select.tsx";

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
  onChange: (voice: string) => void;
  onListen: (voice: string) => void;
};

/** Who speaks: nobody, the robot, or a service with the user's own key. What costs money says so before it does. */
export function VoiceField(props: VoiceFieldProps) {
  const { value, speakers = [], isBroken, onChange } = props;
  const t = useT();
  const ready = speakers.filter(({ isReady }) => isReady);
  const bought = ready.flatMap(({ service, name, voices }) =>
    voices.map((voice) => ({ value: `${service}:${voice}`, label: `${name} · ${voice}` })),
  );
  const isKnown = !value.includes(":") || bought.some((option) => option.value === value);
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
          ...bought,
          // A voice whose key is gone stays chosen until another is; sending it says what is missing.
          ...(isKnown ? [] : [{ value, label: value.replace(":", " · ") }]),
        ]}
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
            <T k="voices.none" />
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
