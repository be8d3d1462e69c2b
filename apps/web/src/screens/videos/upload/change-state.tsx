import type { ChangeStatus } from "@sahne/contract/publishing/publication";
import { useDropChange } from "#data/publishing/channel-changes.ts";
import { uploadRef } from "#data/publishing/publishing.ts";
import type { ShownVideo } from "#data/videos/video-state.ts";
import { T, TextFor, useT } from "#lib/messages.tsx";
import { TroubleBox, type TroubleKind } from "#screens/videos/card/trouble-box.tsx";
import { Button } from "#ui/button.tsx";
import { wishAddress } from "#screens/videos/wish-address.ts";
import { ButtonLink } from "#ui/button-link.tsx";

type Change = NonNullable<NonNullable<ShownVideo["upload"]>["change"]>;

const LOOKS: Record<ChangeStatus, TroubleKind> = {
  planned: "waits",
  queued: "waits",
  conflict: "asks",
  failed: "failed",
};

/** R18.5: a change to the film on its channel that waits, is being made, or did not come about. */
export function ChangeState({ video, change }: { video: ShownVideo; change: Change }) {
  const t = useT();
  const drop = useDropChange();
  const { status, at, error } = change;
  const step = `error.${error?.code ?? ""}.action`;
  return (
    <TroubleBox
      kind={LOOKS[status]}
      title={
        status === "planned" && at !== null ? (
          <T k="publish.change.planned" v={{ when: new Date(at) }} />
        ) : (
          <T k={`publish.change.${status === "planned" ? "queued" : status}`} />
        )
      }
      steps={
        status !== "queued" && (
          <div className="flex flex-wrap gap-2">
            <ButtonLink size="sm" to={wishAddress("change", uploadRef(video))}>
              {status === "conflict" ? <T k="publish.change.compare" /> : <T k="publish.change.open" />}
            </ButtonLink>
            <Button size="sm" variant="ghost" isLoading={drop.isPending} onClick={() => drop.mutate(uploadRef(video))}>
              <T k="publish.change.drop" />
            </Button>
          </div>
        )
      }
    >
      {status === "planned" && (
        <p>
          <T k="publish.change.plannedText" />
        </p>
      )}
      {error !== null && <p className="break-words">{error.message}</p>}
      {error !== null && t.has(step) && (
        <p>
          <TextFor code={step} />
        </p>
      )}
    </TroubleBox>
  );
}
