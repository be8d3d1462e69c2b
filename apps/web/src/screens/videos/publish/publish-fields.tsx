import { DESCRIPTION_MAX_BYTES, TAGS_MAX, TITLE_MAX } from "@sahne/contract/limits";
import { splitTags, tagsLength, utf8Length } from "@sahne/contract/publishing/publication";
import { type RefusableField } from "@sahne/contract/publishing/publishing";
import type { Channel } from "@sahne/contract/publishing/youtube";
import type { ReactNode } from "react";
import { useWatch } from "react-hook-form";
import { usePlaylists } from "#data/publishing/playlists.ts";
import type { ShownVideo } from "#data/videos/video-state.ts";
import { lazyPart } from "#lib/lazy-part.tsx";
import { loadMessages, T, TextFor, useT } from "#lib/messages.tsx";
import { TagField } from "#ui/form/tag-field.tsx";
import { TextArea } from "#ui/form/text-area.tsx";
import { TextField } from "#ui/form/text-field.tsx";
import { Notice } from "#ui/notice.tsx";
import { PlaylistField, PlaylistRight } from "#ui/video/playlist-field.tsx";
import { AudienceChoices, FurtherChoices, PrivacyChoice, type PublishChoices } from "#ui/video/publish-choices.tsx";
import type { PublishForm } from "./publish-form.ts";
import type { Destination } from "./publish-destination.tsx";
import { PublishWhen } from "./publish-when.tsx";
import { ThumbnailField } from "./thumbnail-field.tsx";

const SuggestedWords = lazyPart(async () => {
  const [part] = await Promise.all([import("./suggested-words.tsx"), loadMessages(["writing"])]);
  return part.SuggestedWords;
});

type PublishFieldsProps = {
  form: PublishForm;
  video: ShownVideo;
  /** What the channel refused the last time; said at the field until it is changed. */
  refused: readonly RefusableField[];
  destination: Pick<Destination, "isAudited" | "channel">;
  connecting: { isConnecting: boolean; onGrant: () => void };
};

export function PublishFields({ form, video, refused, destination, connecting }: PublishFieldsProps) {
  const { isAudited, channel } = destination;
  const choicesNow = useChoices(form);
  const thumbnail = useWatch({ control: form.control, name: "thumbnail" });
  const { errors, dirtyFields } = form.formState;

  function problem(field: RefusableField): ReactNode {
    const message = errors[field]?.message;
    if (message !== undefined) return <TextFor code={message} />;
    const isStillRefused = refused.includes(field) && dirtyFields[field] === undefined;
    return isStillRefused ? <T k={`publish.refused.${field}`} /> : undefined;
  }
  function change(changes: Partial<PublishChoices>) {
    for (const [name, value] of Object.entries(changes)) {
      form.setValue(name as keyof PublishChoices, value, { shouldDirty: true, shouldValidate: true });
    }
    // The channel keeps the hour only of what becomes public.
    if (changes.privacyStatus !== undefined && changes.privacyStatus !== "public") form.setValue("publishBy", "sahne");
  }

  const choices = {
    value: choicesNow,
    onChange: change,
    errors: {
      privacyStatus: problem("privacyStatus"),
      madeForKids: problem("madeForKids"),
      categoryId: problem("categoryId"),
      language: problem("language"),
    },
  };
  const isMoreWrong = [choices.errors.categoryId, choices.errors.language, errors.thumbnail].some(Boolean);
  return (
    <>
      <Words form={form} problem={problem} />
      <SuggestedWords isOpen form={form} video={video} />
      <PrivacyChoice
        {...choices}
        note={
          !isAudited && (
            <Notice tone="warning">
              <T k="publish.unaudited" />
            </Notice>
          )
        }
      />
      <PublishWhen form={form} isAudited={isAudited} channelId={channel?.id} />
      <AudienceChoices {...choices} />
      <details open={isMoreWrong || undefined} className="rounded-lg border border-line">
        <summary className="px-4 py-3 text-base font-medium">
          <T k="publish.more" />
          <span className="mt-0.5 block text-sm font-normal text-text-3">
            <T k="publish.moreText" />
          </span>
        </summary>
        <div className="flex flex-col gap-5 border-t border-line p-4">
          <FurtherChoices {...choices} />
          <ThumbnailField
            video={video}
            value={thumbnail ?? { kind: "auto" }}
            hasError={errors.thumbnail !== undefined}
            onChange={(thumbnail) =>
              form.setValue("thumbnail", thumbnail, { shouldDirty: true, shouldValidate: form.formState.isSubmitted })
            }
          />
          {channel !== null && <Playlist {...{ form, channel, connecting }} />}
        </div>
      </details>
    </>
  );
}

function Playlist({
  form,
  channel,
  connecting,
}: Pick<PublishFieldsProps, "form" | "connecting"> & { channel: Channel }) {
  const value = useWatch({ control: form.control, name: "playlistId" });
  const { canChange } = channel.rights;
  const playlists = usePlaylists(channel.id, { isNeeded: canChange });
  if (!canChange) return <PlaylistRight {...connecting} />;
  return (
    <PlaylistField
      playlists={playlists.data}
      value={value ?? null}
      onChange={(playlistId) => form.setValue("playlistId", playlistId, { shouldDirty: true })}
    />
  );
}

function Words({ form, problem }: { form: PublishForm; problem: (field: RefusableField) => ReactNode }) {
  const t = useT();
  const [title, description, tags] = useWatch({ control: form.control, name: ["title", "description", "tags"] });
  const list = typeof tags === "string" ? splitTags(tags) : (tags ?? []);
  return (
    <>
      <TextField
        label={<T k="publish.title.label" />}
        counter={{ value: title.trim().length, max: TITLE_MAX }}
        error={problem("title")}
        {...form.register("title")}
      />
      <TextArea
        label={<T k="publish.description.label" />}
        hint={<T k="publish.description.hint" />}
        optional={<T k="publish.optional" />}
        counter={{ value: utf8Length(description ?? ""), max: DESCRIPTION_MAX_BYTES }}
        error={problem("description")}
        {...form.register("description")}
      />
      <TagField
        label={<T k="publish.tags.label" />}
        hint={<T k="publish.tags.hint" />}
        optional={<T k="publish.optional" />}
        counter={{ value: tagsLength(list), max: TAGS_MAX }}
        error={problem("tags")}
        value={list}
        split={splitTags}
        removeLabel={(tag) => t("publish.tags.remove", { tag })}
        removeLang={t.attr("publish.tags.remove")}
        onChange={(next) => form.setValue("tags", next, { shouldDirty: true, shouldValidate: true })}
      />
    </>
  );
}

/** Until the form is filled the contract's own defaults stand. */
function useChoices({ control }: PublishForm): PublishChoices {
  const [privacyStatus = "public", madeForKids = false, containsSyntheticMedia = true] = useWatch({
    control,
    name: ["privacyStatus", "madeForKids", "containsSyntheticMedia"],
  });
  const [notifySubscribers = true, categoryId = "22", language = null] = useWatch({
    control,
    name: ["notifySubscribers", "categoryId", "language"],
  });
  return { privacyStatus, madeForKids, containsSyntheticMedia, notifySubscribers, categoryId, language };
}
