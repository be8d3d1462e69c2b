import type { OnChannel } from "@sahne/contract/publishing/channel-changes";
import { DESCRIPTION_MAX_BYTES, TAGS_MAX, TITLE_MAX } from "@sahne/contract/limits";
import { PUBLISH_CATEGORIES, splitTags, tagsLength, utf8Length } from "@sahne/contract/publishing/publication";
import type { ReactNode } from "react";
import type { ShownVideo } from "#data/videos/video-state.ts";
import { T, TextFor, useT } from "#lib/messages.tsx";
import { ThumbnailField } from "#screens/videos/publish/thumbnail-field.tsx";
import { Checkbox } from "#ui/form/checkbox.tsx";
import { RadioCards } from "#ui/form/radio-cards.tsx";
import { Select } from "#ui/form/select.tsx";
import { TagField } from "#ui/form/tag-field.tsx";
import { TextArea } from "#ui/form/text-area.tsx";
import { TextField } from "#ui/form/text-field.tsx";
import { PrivacyChoice } from "#ui/video/publish-choices.tsx";
import type { ChangeForm, WishedField } from "./change-form.ts";
import { Hour } from "#screens/videos/hour.tsx";

type ChangeFieldsProps = {
  video: ShownVideo;
  onChannel: OnChannel;
  form: ChangeForm;
  problems: Partial<Record<WishedField, string>>;
  onChange: (changes: Partial<ChangeForm>) => void;
};

export function ChangeFields(props: ChangeFieldsProps) {
  const { video, form, problems, onChange } = props;
  return (
    <>
      <Words {...props} />
      <PrivacyChoice
        value={{ ...form, containsSyntheticMedia: true, notifySubscribers: true, categoryId: "22", language: null }}
        onChange={({ privacyStatus }) => privacyStatus !== undefined && onChange({ privacyStatus })}
      />
      <OwnHour {...props} />
      <Checkbox
        label={<T k="publish.madeForKids" />}
        hint={<T k="publish.madeForKidsHint" />}
        checked={form.madeForKids}
        onChange={(event) => onChange({ madeForKids: event.target.checked })}
      />
      <Places {...props} />
      <RadioCards
        legend={<T k="change.thumbnail.label" />}
        value={form.thumbnail === null ? "keep" : "new"}
        onChange={(choice) => onChange({ thumbnail: choice === "keep" ? null : { kind: "poster" } })}
        options={[
          { value: "keep", label: <T k="change.thumbnail.keep" /> },
          { value: "new", label: <T k="change.thumbnail.new" /> },
        ]}
      />
      {form.thumbnail !== null && (
        <ThumbnailField
          video={video}
          value={form.thumbnail}
          hasError={problems.thumbnail !== undefined}
          isChosen
          onChange={(thumbnail) => onChange({ thumbnail })}
        />
      )}
    </>
  );
}

/** R18.4: the hour at which the channel opens it by itself is moved, or taken away. */
function OwnHour({ onChannel: { channel }, form, onChange }: ChangeFieldsProps) {
  if (channel.publishAt === null || form.privacyStatus !== "private") return null;
  return (
    <div className="flex flex-col gap-5">
      <RadioCards
        legend={<T k="change.hour.label" />}
        value={form.publishAt === null ? "never" : "then"}
        onChange={(choice) => onChange({ publishAt: choice === "never" ? null : channel.publishAt })}
        options={[
          { value: "then", label: <T k="change.hour.then" />, description: <T k="change.hour.then.text" /> },
          { value: "never", label: <T k="change.hour.never" />, description: <T k="change.hour.never.text" /> },
        ]}
      />
      {form.publishAt !== null && (
        <Hour at={form.publishAt} by="channel" onChange={(publishAt) => onChange({ publishAt })} />
      )}
    </div>
  );
}

function Words({ form, problems, onChange }: ChangeFieldsProps) {
  const t = useT();
  const problem = (field: WishedField): ReactNode => problems[field] && <TextFor code={problems[field]} />;
  return (
    <>
      <TextField
        label={<T k="publish.title.label" />}
        counter={{ value: form.title.trim().length, max: TITLE_MAX }}
        error={problem("title")}
        value={form.title}
        onChange={(event) => onChange({ title: event.target.value })}
      />
      <TextArea
        label={<T k="publish.description.label" />}
        optional={<T k="publish.optional" />}
        counter={{ value: utf8Length(form.description), max: DESCRIPTION_MAX_BYTES }}
        error={problem("description")}
        value={form.description}
        onChange={(event) => onChange({ description: event.target.value })}
      />
      <TagField
        label={<T k="publish.tags.label" />}
        hint={<T k="publish.tags.hint" />}
        optional={<T k="publish.optional" />}
        counter={{ value: tagsLength(form.tags), max: TAGS_MAX }}
        error={problem("tags")}
        value={form.tags}
        split={splitTags}
        removeLabel={(tag) => t("publish.tags.remove", { tag })}
        removeLang={t.attr("publish.tags.remove")}
        onChange={(tags) => onChange({ tags })}
      />
    </>
  );
}

/** Where it is found: its category, its playlist, and its words as captions. */
function Places({ video, onChannel, form, onChange }: ChangeFieldsProps) {
  const t = useT();
  const known: readonly string[] = PUBLISH_CATEGORIES;
  const categories = known.map((id) => {
    const key = `publish.category.${id}` as `publish.category.${(typeof PUBLISH_CATEGORIES)[number]}`;
    return { value: id, label: t(key) };
  });
  // The channel has some that cannot be chosen here; it keeps such a one until another is chosen.
  const beyond = known.includes(onChannel.channel.categoryId) ? [] : [onChannel.channel.categoryId];
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <Select
          label={<T k="publish.category.label" />}
          value={form.categoryId}
          onChange={(event) => onChange({ categoryId: event.target.value })}
          options={[...beyond.map((id) => ({ value: id, label: id })), ...categories]}
        />
        <Select
          label={<T k="change.playlist.label" />}
          hint={<T k="change.playlist.hint" />}
          value={form.playlistId ?? ""}
          onChange={(event) => onChange({ playlistId: event.target.value === "" ? null : event.target.value })}
          options={[
            { value: "", label: t("change.playlist.none") },
            ...onChannel.playlists.map(({ id, title }) => ({ value: id, label: title })),
          ]}
        />
      </div>
      {video.hasSubtitles &&
        (onChannel.hasCaptions ? (
          <p className="text-sm text-text-2">
            <T k="change.captions.sent" />
          </p>
        ) : (
          <Checkbox
            label={<T k="change.captions.label" />}
            hint={<T k="change.captions.hint" />}
            checked={form.captions}
            onChange={(event) => onChange({ captions: event.target.checked })}
          />
        ))}
    </>
  );
}
