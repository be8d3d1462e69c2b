import type { Image } from "@sahne/contract/videos/images";
import { useState, type KeyboardEvent, type ReactNode, type SyntheticEvent } from "react";
import { useImages } from "#data/videos/images.ts";
import { engineFor, hasKeyFor, useCapabilities, usePresets } from "#data/videos/presets.ts";
import { useProfile } from "#data/accounts/profile.ts";
import { useTimeZone } from "#data/accounts/time-zone.ts";
import { useT, type PlainKey } from "#lib/messages.tsx";
import { useNotification } from "#ui/notifications/notifications.tsx";
import { CreateFields, type GivenFiles } from "./create-fields.tsx";
import { ImagePicker, NoImageDialog, PublicationCard } from "./create-parts.ts";
import {
  blockingProblem,
  firstObstacle,
  problemAt,
  type FieldName,
  type Problem,
  type Situation,
} from "./create-rules.ts";
import { imageUse, withPicture, type CreateValues } from "./create-values.ts";
import { focusField } from "./focus-field.ts";
import { useFileIntake } from "./images/use-file-intake.ts";
import { SummaryPanel } from "./submit/summary-panel.tsx";
import { usePublication } from "./submit/use-publication.ts";
import type { useSubmission } from "./submit/use-submission.ts";
import { useCoarseNow } from "./timing/use-coarse-now.ts";
import type { CreateValuesState } from "./use-create-values.ts";

type CreateFormProps = {
  form: CreateValuesState;
  submission: ReturnType<typeof useSubmission>;
  /** Drawn under the button. */
  aside: ReactNode;
};

/** The picker chooses a picture instead of the one that is there, or one more. */
type OpenDialog = "picker" | "adder" | "noImage" | null;
const isPicking = (dialog: OpenDialog): boolean => dialog === "picker" || dialog === "adder";

export function CreateForm({ form, submission, aside }: CreateFormProps) {
  const presets = usePresets();
  const profile = useProfile();
  const user = profile.data?.user;
  const [openDialog, setOpenDialog] = useState<OpenDialog>(null);
  const { images, values } = useChosenImages(form.values);
  const publication = usePublication(values);
  const isKept = publication.isChannelMissing;
  const engine = engineFor(values.serviceType, user);
  const capabilities = useCapabilities(engine, values.options.model);
  const situation = useSituation(capabilities.promptMax, publication.problem);
  const checks = useChecks(values, situation);
  const given = useGivenFiles(openDialog, imageUse(values.scenario) !== "none");

  function submit(isWithoutImageAccepted: boolean) {
    const outcome = checks.run(isWithoutImageAccepted);
    setOpenDialog(outcome === "noImage" ? "noImage" : null);
    if (outcome !== "clear") return;
    const told = { engine, capabilities, publication: publication.shown };
    void submission.send(values, { ...told, isKept }).then(checks.forget);
  }
  function handleSubmit(event: SyntheticEvent) {
    event.preventDefault();
    submit(false);
  }
  function closePicker() {
    setOpenDialog(null);
    checks.leave("image");
  }

  return (
    <form
      noValidate
      onSubmit={handleSubmit}
      onKeyDown={(event) => isSendKey(event) && handleSubmit(event)}
      className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 xl:grid-cols-[minmax(0,1fr)_22rem]"
    >
      <div className="flex min-w-0 flex-col gap-6">
        <CreateFields
          {...{ form, images, given, capabilities }}
          presets={presets.data}
          problemOf={checks.shownAt}
          onLeaveField={checks.leave}
          onOpenPicker={(adds) => setOpenDialog(adds ? "adder" : "picker")}
        />
        <PublicationCard isOpen={publication.shown !== null} {...publication} values={values} change={form.change} />
      </div>
      <div className="contents min-w-0 flex-col gap-6 xl:sticky xl:top-22 xl:flex">
        <SummaryPanel
          values={values}
          onServiceChange={(serviceType) => form.change({ serviceType })}
          hasKey={(service) => hasKeyFor(service, user)}
          engine={engine}
          model={capabilities.model}
          isEngineKnown={!profile.isPending}
          publication={publication}
          blocked={blockingProblem(values, situation)}
          problem={submission.problem}
          isPending={submission.isPending}
        />
        {aside}
      </div>
      <ImagePicker
        isOpen={isPicking(openDialog)}
        chosenId={openDialog === "adder" ? null : (values.imageIds[0] ?? null)}
        onClose={closePicker}
        onChoose={(id) => form.change({ imageIds: openDialog === "adder" ? withPicture(values.imageIds, id) : [id] })}
      />
      <NoImageDialog
        isOpen={openDialog === "noImage"}
        onClose={() => setOpenDialog(null)}
        onChoose={() => setOpenDialog("picker")}
        onContinue={() => submit(true)}
      />
    </form>
  );
}

/** The rules at work: what is said at a field once it was left, and what happens when one tries to send. */
function useChecks(values: CreateValues, situation: Situation) {
  const t = useT();
  const { notify } = useNotification();
  const [left, setLeft] = useState<ReadonlySet<FieldName>>(new Set());

  function leave(field: FieldName) {
    setLeft((current) => new Set(current).add(field));
  }
  function tell({ field, code }: Problem) {
    leave(field);
    notify({ type: "warning", message: t(code), lang: t.attr(code) });
    focusField(field);
  }
  return {
    leave,
    forget: () => setLeft(new Set()),
    shownAt: (field: FieldName) => (left.has(field) ? problemAt(field, values, situation) : null),
    run(isWithoutImageAccepted: boolean): "clear" | "noImage" | "told" {
      const obstacle = firstObstacle(values, asOfNow(situation), isWithoutImageAccepted);
      if (obstacle === null) return "clear";
      if (obstacle === "noImage") return "noImage";
      tell(obstacle);
      return "told";
    },
  };
}

/** The picker takes files by itself while it is open. */
function useGivenFiles(openDialog: OpenDialog, hasField: boolean): GivenFiles {
  const [files, setFiles] = useState<readonly File[]>([]);
  const isOver = useFileIntake(!isPicking(openDialog), hasField && openDialog === null ? setFiles : null);
  return { files, isOver, forget: () => setFiles([]) };
}

function isSendKey(event: KeyboardEvent): boolean {
  return event.key === "Enter" && (event.ctrlKey || event.metaKey);
}

function useSituation(promptMax: number, publicationProblem: PlainKey | null): Situation {
  return { now: useCoarseNow(), zone: useTimeZone(), promptMax, publicationProblem };
}

function asOfNow(situation: Situation): Situation {
  return { ...situation, now: new Date() };
}

/** A picture that was deleted meanwhile counts as not chosen; those that are not known yet count as they were. */
function useChosenImages(values: CreateValues): { images: Image[]; values: CreateValues } {
  const known = useImages({ isNeeded: imageUse(values.scenario) !== "none" });
  if (values.imageIds.length === 0 || known.isPending) return { images: [], values };
  const images = values.imageIds.flatMap((id) => known.data?.images.find(({ _id }) => _id === id) ?? []);
  return { images, values: { ...values, imageIds: images.map(({ _id }) => _id) } };
}
