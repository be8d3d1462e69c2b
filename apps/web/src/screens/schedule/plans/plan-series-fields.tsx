import { namesTopic, splitTopics } from "@sahne/contract/studio/episodes";
import { listEnd, TOPICS_MAX } from "@sahne/contract/schedules/series";
import { T, useT } from "#lib/messages.tsx";
import { Button } from "#ui/button.tsx";
import { Select } from "#ui/form/select.tsx";
import { TextArea } from "#ui/form/text-area.tsx";
import type { PlanFieldsProps } from "./plan-rhythm-fields.tsx";
import { WriterField } from "./plan-writer-field.tsx";
import { seriesOf } from "./plan-values.ts";

/** A new film each time: one topic per run, and what happens when there are no more. */
export function SeriesFields(props: PlanFieldsProps) {
  const { plan, values, problems, onChange } = props;
  const t = useT();
  const list = seriesOf(plan, values);
  const isSame = list === null && !/\{(?:n|date|weekday)\}/.test(values.videoName);
  const problem = Object.entries(problems).find(([field]) => field.startsWith("series"))?.[1];
  return (
    <div className="flex flex-col gap-4 border-t border-line pt-5">
      <TextArea
        label={<T k="planEditor.topics" />}
        optional={<T k="planEditor.topics.optional" />}
        hint={<T k={isSame && values.autoUpload ? "planEditor.topics.same" : "planEditor.topics.hint"} />}
        value={values.topics}
        disabled={plan.hasOwnFilm}
        counter={{ value: splitTopics(values.topics).length, max: TOPICS_MAX }}
        error={problem}
        onChange={(event) => onChange({ topics: event.currentTarget.value, nextTopic: null })}
      />
      {list !== null && !namesTopic(values.promptText) && (
        <Button
          size="sm"
          className="w-fit"
          onClick={() => onChange({ promptText: `${values.promptText.trimEnd()} {topic}` })}
        >
          <T k="planEditor.topics.insert" />
        </Button>
      )}
      {list !== null && (
        <div className="grid items-start gap-3 sm:grid-cols-2">
          <Select
            label={<T k="planEditor.topics.next" />}
            value={String(list.next)}
            onChange={(event) => onChange({ nextTopic: Number(event.currentTarget.value) })}
            options={[
              ...list.topics.map((topic, index) => ({ value: String(index), label: `${index + 1}. ${topic}` })),
              ...(list.next < list.topics.length
                ? []
                : [{ value: String(list.next), label: t("planEditor.topics.ended") }]),
            ]}
          />
          <Select
            label={<T k="planEditor.topics.done" />}
            value={values.whenDone}
            onChange={(event) => onChange({ whenDone: listEnd.parse(event.currentTarget.value) })}
            options={listEnd.options.map((value) => ({ value, label: t(`planEditor.topics.done.${value}`) }))}
          />
        </div>
      )}
      <WriterField {...props} />
    </div>
  );
}
