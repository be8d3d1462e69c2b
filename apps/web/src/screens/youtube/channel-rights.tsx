import type { ChannelRights as Rights } from "@sahne/contract/publishing/youtube";
import { CircleCheck, CircleX } from "lucide-react";
import { T } from "#lib/messages.tsx";
import { ConnectButton } from "./connect-card.tsx";

const NAMES = [
  ["upload", "canUpload"],
  ["read", "canRead"],
  ["analytics", "canSeeAnalytics"],
] as const satisfies readonly (readonly [string, keyof Rights])[];

/** Each right by name: what it is used for, or what is missing without it. */
export function ChannelRights({ rights }: { rights: Rights }) {
  const isIncomplete = NAMES.some(([, right]) => !rights[right]);
  return (
    <section aria-labelledby="channel-rights" className="flex flex-col gap-3">
      <h2 id="channel-rights" className="text-lg font-semibold">
        <T k="youtube.rights.title" />
      </h2>
      <ul className="flex flex-col divide-y divide-line rounded-lg border border-line">
        {NAMES.map(([name, right]) => (
          <Right key={name} name={name} isGiven={rights[right]} />
        ))}
      </ul>
      {isIncomplete && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <p className="min-w-0 flex-1 basis-56 text-sm text-text-2">
            <T k="youtube.rights.fix" />
          </p>
          <ConnectButton label={<T k="youtube.reconnect" />} />
        </div>
      )}
    </section>
  );
}

function Right({ name, isGiven }: { name: (typeof NAMES)[number][0]; isGiven: boolean }) {
  const Icon = isGiven ? CircleCheck : CircleX;
  return (
    <li className="flex gap-3 p-3">
      <Icon aria-hidden="true" className={`mt-0.5 size-5 shrink-0 ${isGiven ? "text-success" : "text-warning"}`} />
      <div className="min-w-0">
        <p className="text-base font-medium">
          <T k={`youtube.rights.${name}`} />
          <span className="sr-only">
            {": "}
            {isGiven ? <T k="youtube.rights.given" /> : <T k="youtube.rights.notGiven" />}
          </span>
        </p>
        <p className="text-sm text-text-2">
          {isGiven ? <T k={`youtube.rights.${name}.text`} /> : <T k={`youtube.rights.${name}.missing`} />}
        </p>
      </div>
    </li>
  );
}
