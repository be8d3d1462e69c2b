import { splitTopics } from "@sahne/contract/studio/episodes";
import { listEnd, TOPICS_MAX } from "@sahne/contract/schedules/series";
import { T, useT } from "#lib/messages.tsx";
import { Select } from "#ui/form/select.tsx";
import { TextArea } from "#ui/form/text-area.tsx";
import { RandomFields } from "#ui/video/random-fields.tsx";
import { repeatProblems, USUAL_REPEAT } from "./repeat.ts";
import type { Repeat, When } from "./when.ts";

type RepeatFieldsProps = { value: When; onChange: (when: When) => void };

/** A new video each time: one topic for each, and times by chance where they are wished. */
export function RepeatFields({ value, onChange }: RepeatFieldsProps) {
  const t = useT();
  const repeat = value.repeat ?? USUAL_REPEAT;
  const codes = repeatProblems(value);
  const problems = Object.fromEntries(
    Object.entries(codes).map(([field, code]) => [field, wordsOf(field, code, t)] as const),
  );
  const hasTopics = splitTopics(repeat.topics).length > 0;

  function change(changes: Partial<Repeat>) {
    const next = { ...value, repeat: { ...repeat, ...changes } };
    onChange({ ...next, repeat: { ...next.repeat, isBad: Object.keys(repeatProblems(next)).length > 0 } });
  }

  return (
    <div className="flex flex-col gap-4">
      {value.recurringType === "random" && <RandomFields values={repeat} problems={problems} onChange={change} />}
      <TextArea
        label={<T k="planEditor.topics" />}
        optional={<T k="planEditor.topics.optional" />}
        hint={<T k="create.topics.hint" />}
        value={repeat.topics}
        counter={{ value: splitTopics(repeat.topics).length, max: TOPICS_MAX }}
        error={problems["topics"]}
        onChange={(event) => change({ topics: event.currentTarget.value })}
      />
      {hasTopics && (
        <Select
          className="sm:max-w-64"
          label={<T k="planEditor.topics.done" />}
          value={repeat.whenDone}
          onChange={(event) => change({ whenDone: listEnd.parse(event.currentTarget.value) })}
          options={listEnd.options.map((end) => ({ value: end, label: t(`planEditor.topics.done.${end}`) }))}
        />
      )}
      <p className="text-sm text-text-3">
        <T k="create.repeat.later" />
      </p>
    </div>
  );
}

/** The contract names its own texts; a number that is none has no name there. */
function wordsOf(field: string, code: string, t: ReturnType<typeof useT>): string {
  switch (code) {
    case "plan.topics.long":
    case "plan.topics.many":
    case "schedule.random.order":
    case "schedule.random.hours":
    case "schedule.random.days":
      return t(code);
    default:
      return t(field.endsWith("Hour") ? "create.repeat.hour" : "create.repeat.number");
  }
}
