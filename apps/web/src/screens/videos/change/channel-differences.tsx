import { isSameValue, type ChannelField, type ChannelValues } from "@sahne/contract/publishing/channel-changes";
import { useEffect, useRef } from "react";
import { T, TextFor, useT } from "#lib/messages.tsx";
import { RadioCards } from "#ui/form/radio-cards.tsx";
import { Notice } from "#ui/notice.tsx";
import type { ChangeForm } from "./change-form.ts";

type ChannelDifferencesProps = {
  fields: readonly ChannelField[];
  /** What was last known here, or what was just written. */
  here: ChannelValues;
  channel: ChannelValues;
  isConflict: boolean;
  form: ChangeForm;
  onChange: (changes: Partial<ChangeForm>) => void;
};

/** R18.5: both sides of every field that differs, before either overwrites the other. */
export function ChannelDifferences({ fields, here, channel, isConflict, form, onChange }: ChannelDifferencesProps) {
  const section = useRef<HTMLElement>(null);
  // The answer comes while its reader looks at the button at the other end.
  useEffect(() => {
    if (isConflict) section.current?.scrollIntoView({ block: "start" });
  }, [isConflict]);
  if (fields.length === 0) return null;
  return (
    <section ref={section} className="flex flex-col gap-4">
      <Notice tone="warning" title={isConflict ? <T k="change.conflict.title" /> : <T k="change.differs.title" />}>
        {isConflict ? <T k="change.conflict.text" /> : <T k="change.differs.text" />}
      </Notice>
      {fields.map((field) => (
        <RadioCards
          key={field}
          legend={<TextFor code={LABELS[field]} />}
          value={isSameValue(form[field], channel[field]) ? "channel" : "here"}
          onChange={(side) => onChange({ [field]: side === "channel" ? channel[field] : here[field] })}
          options={[
            {
              value: "here",
              label: isConflict ? <T k="change.differs.yours" /> : <T k="change.differs.ours" />,
              description: <FieldValue field={field} value={here[field]} />,
            },
            {
              value: "channel",
              label: <T k="change.differs.channel" />,
              description: <FieldValue field={field} value={channel[field]} />,
            },
          ]}
        />
      ))}
    </section>
  );
}

const LABELS: Record<ChannelField, string> = {
  title: "publish.title.label",
  description: "publish.description.label",
  tags: "publish.tags.label",
  privacyStatus: "publish.privacy.label",
  categoryId: "publish.category.label",
  madeForKids: "publish.madeForKids",
  publishAt: "change.hour.label",
};

function FieldValue({ field, value }: { field: ChannelField; value: ChannelValues[ChannelField] }) {
  const t = useT();
  if (value === null) return <T k="change.hour.never" />;
  if (field === "publishAt") return <T k="common.moment" v={{ when: new Date(String(value)) }} />;
  if (typeof value === "boolean") return value ? <T k="change.yes" /> : <T k="change.no" />;
  const text = typeof value === "string" ? value : value.join(", ");
  const named = `publish.${field === "privacyStatus" ? "privacy" : "category"}.${text}`;
  const isNamed = (field === "privacyStatus" || field === "categoryId") && t.has(named);
  if (isNamed) return <TextFor code={named} />;
  if (text.trim() === "") return <T k="change.empty" />;
  return <span className="line-clamp-6 break-words whitespace-pre-line">{text}</span>;
}
