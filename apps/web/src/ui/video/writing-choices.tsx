import { serviceName } from "@sahne/contract/services/services";
import {
  writingTone,
  type Writer,
  type WritingBody,
  type WritingTask,
  type WritingTone,
} from "@sahne/contract/studio/writing";
import { T, useT } from "#lib/messages.tsx";
import { Select } from "#ui/form/select.tsx";

export type TextTask = Exclude<WritingTask, "publication">;

export type Choices = {
  task: TextTask;
  language: "tr" | "en";
  seconds: number;
  tone: WritingTone;
  /** Place in the list of writers and their models. */
  writer: number;
};

const SECONDS = [15, 30, 45, 60, 90] as const;

export function firstChoices(tasks: readonly TextTask[], language: "tr" | "en"): Choices {
  return { task: tasks[0] ?? "script", language, seconds: 30, tone: "playful", writer: 0 };
}

type Model = { writer: Writer; model: string };

function modelsOf(writers: readonly Writer[]): Model[] {
  return writers.flatMap((writer) => writer.models.map((model) => ({ writer, model })));
}

export function chosenModel(writers: readonly Writer[], { writer }: Choices): Model | undefined {
  const models = modelsOf(writers);
  return models[writer] ?? models[0];
}

/** What is asked of the service that was chosen. */
export function writingOf({ writer, model }: Model, choices: Choices, text: string): WritingBody {
  const { task, language, seconds, tone } = choices;
  const details = { ...(task === "script" && { seconds }), ...(task === "tone" && { tone }) };
  return { service: writer.service, model, task, text, language, ...details };
}

type WritingChoicesProps = {
  tasks: readonly TextTask[];
  writers: readonly Writer[];
  choices: Choices;
  onChange: (change: Partial<Choices>) => void;
};

export function WritingChoices({ tasks, writers, choices, onChange }: WritingChoicesProps) {
  const t = useT();
  const { task, language, seconds, tone } = choices;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Select
        label={<T k="writing.task" />}
        value={task}
        options={tasks.map((value) => ({ value, label: t(`writing.task.${value}`) }))}
        onChange={(event) => onChange({ task: event.currentTarget.value as TextTask })}
      />
      <Select
        label={<T k="writing.by" />}
        value={String(choices.writer)}
        options={modelsOf(writers).map((each, index) => ({
          value: String(index),
          label: nameOf(each, t("writing.local")),
        }))}
        onChange={(event) => onChange({ writer: Number(event.currentTarget.value) })}
      />
      <Select
        label={<T k="writing.language" />}
        value={language}
        options={[
          { value: "tr", label: "Türkçe" },
          { value: "en", label: "English" },
        ]}
        onChange={(event) => onChange({ language: event.currentTarget.value === "en" ? "en" : "tr" })}
      />
      {task === "script" && (
        <Select
          label={<T k="writing.length" />}
          value={String(seconds)}
          options={SECONDS.map((value) => ({ value: String(value), label: t("writing.seconds", { value }) }))}
          onChange={(event) => onChange({ seconds: Number(event.currentTarget.value) })}
        />
      )}
      {task === "tone" && (
        <Select
          label={<T k="writing.tone" />}
          value={tone}
          options={writingTone.options.map((value) => ({ value, label: t(`writing.tone.${value}`) }))}
          onChange={(event) => onChange({ tone: event.currentTarget.value as WritingTone })}
        />
      )}
    </div>
  );
}

function nameOf({ writer, model }: Model, local: string): string {
  return `${writer.service === "local" ? local : serviceName(writer.service)} · ${model}`;
}

/** Who is paid for it, before it is asked for. */
export function WritingCost({ writer }: { writer: Writer }) {
  return (
    <p className="text-sm text-text-2">
      <T k={writer.isSandbox ? "writing.sandbox" : writer.service === "local" ? "writing.free" : "writing.paid"} />
    </p>
  );
}
