import { namesThat, serviceName } from "@sahne/contract/services/services";
import type { EpisodeWriter } from "@sahne/contract/schedules/series";
import type { Writer } from "@sahne/contract/studio/writing";
import { useWriters } from "#data/studio/writing.ts";
import { T, useT } from "#lib/messages.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { Select } from "#ui/form/select.tsx";
import type { PlanFieldsProps } from "./plan-rhythm-fields.tsx";

/** Who writes the next episode, where somebody can. One that was chosen and has lost its key stays to be seen. */
export function WriterField({ plan, values, problems, onChange }: PlanFieldsProps) {
  const t = useT();
  const writers = useWriters(true).data;
  if (!plan.hasStyle || writers === undefined) return null;
  const ready = writers.filter(({ isReady }) => isReady).flatMap(choicesOf);
  const chosen = values.writer;
  const choices = chosen === null || ready.some((one) => isSame(one, chosen)) ? ready : [chosen, ...ready];
  if (choices.length === 0) {
    return (
      <div className="flex flex-col items-start gap-2 text-sm text-text-3">
        <p>
          <T k="planEditor.writer.missing" v={{ services: namesThat("writes", t.lang("planEditor.writer.missing")) }} />
        </p>
        <ButtonLink size="sm" to="/dashboard/settings">
          <T k="planEditor.writer.settings" />
        </ButtonLink>
      </div>
    );
  }
  return (
    <Select
      label={<T k="planEditor.writer" />}
      hint={chosen === null ? undefined : <T k="planEditor.writer.hint" />}
      error={problems["writer"]}
      value={chosen === null ? "" : keyOf(chosen)}
      onChange={(event) => {
        const key = event.currentTarget.value;
        onChange({ writer: choices.find((one) => keyOf(one) === key) ?? null });
      }}
      options={[
        { value: "", label: t("planEditor.writer.none") },
        ...choices.map((one) => ({ value: keyOf(one), label: t("planEditor.writer.by", namesOf(one, t)) })),
      ]}
    />
  );
}

function choicesOf({ service, models }: Writer): EpisodeWriter[] {
  return models.map((model) => ({ service, model }));
}

function keyOf({ service, model }: EpisodeWriter): string {
  return `${service}/${model}`;
}

function isSame(one: EpisodeWriter, other: EpisodeWriter): boolean {
  return keyOf(one) === keyOf(other);
}

function namesOf({ service, model }: EpisodeWriter, t: ReturnType<typeof useT>) {
  return { service: service === "local" ? t("planEditor.writer.local") : serviceName(service), model };
}
