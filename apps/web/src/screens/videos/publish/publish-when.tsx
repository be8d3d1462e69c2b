import type { PublishBy } from "@sahne/contract/publishing/publication";
import { useWatch } from "react-hook-form";
import { useSlots } from "#data/schedules/slots.ts";
import { T } from "#lib/messages.tsx";
import { Hour } from "#screens/videos/hour.tsx";
import { RadioCards } from "#ui/form/radio-cards.tsx";
import type { PublishForm } from "./publish-form.ts";

type PublishWhenProps = { form: PublishForm; isAudited: boolean; channelId: string | undefined };

/** R18.4: at once, or at an hour that the channel or our scheduler keeps; it says which, and what that means. */
export function PublishWhen({ form, isAudited, channelId }: PublishWhenProps) {
  const [publishAt = null, publishBy = "sahne", privacyStatus = "public", nextSlot = false] = useWatch({
    control: form.control,
    name: ["publishAt", "publishBy", "privacyStatus", "nextSlot"],
  });
  const free = useSlots().data?.find((slots) => slots.channelId === channelId)?.nextFree ?? null;
  function change(at: string | null, by: PublishBy) {
    const options = { shouldDirty: true, shouldValidate: form.formState.isSubmitted };
    form.setValue("publishAt", at, options);
    form.setValue("publishBy", by, options);
  }
  // The channel opens what is to be public, and nothing of a project that was not audited.
  const canChannel = isAudited && privacyStatus === "public";
  const by = canChannel ? publishBy : "sahne";
  return (
    <div className="flex flex-col gap-5">
      <RadioCards
        legend={<T k="publish.at.label" />}
        columns={free === null ? 2 : 3}
        value={nextSlot ? "slot" : publishAt === null ? "now" : "later"}
        onChange={(when) => {
          form.setValue("nextSlot", when === "slot", { shouldDirty: true });
          change(when === "later" ? "" : null, canChannel && when !== "slot" ? "channel" : "sahne");
        }}
        options={[
          { value: "now", label: <T k="publish.at.now" /> },
          ...(free === null
            ? []
            : [
                {
                  value: "slot" as const,
                  label: <T k="publish.at.slot" />,
                  description: <T k="publish.at.slot.when" v={{ when: new Date(free) }} />,
                },
              ]),
          { value: "later", label: <T k="publish.at.later" /> },
        ]}
      />
      {form.formState.errors.nextSlot?.message !== undefined && (
        <p role="alert" className="text-sm text-danger">
          {form.formState.errors.nextSlot.message}
        </p>
      )}
      {publishAt !== null && (
        <>
          <Hour
            at={publishAt}
            by={by}
            refused={form.formState.errors.publishAt?.message}
            onChange={(at) => change(at, by)}
          />
          <RadioCards
            legend={<T k="publish.at.by" />}
            value={by}
            onChange={(next) => change(publishAt, next)}
            options={[
              {
                value: "channel",
                label: <T k="publish.at.byChannel" />,
                description: canChannel ? (
                  <T k="publish.at.byChannel.text" />
                ) : isAudited ? (
                  <T k="publish.at.onlyPublic" />
                ) : (
                  <T k="publish.at.unaudited" />
                ),
                isDisabled: !canChannel,
              },
              {
                value: "sahne",
                label: <T k="publish.at.bySahne" />,
                description: <T k="publish.at.bySahne.text" />,
              },
            ]}
          />
        </>
      )}
    </div>
  );
}
