import { zodResolver } from "@hookform/resolvers/zod";
import { DESCRIPTION_MAX_BYTES, TAGS_MAX, TITLE_MAX } from "@sahne/contract/limits";
import { splitTags, tagsLength, utf8Length } from "@sahne/contract/publishing/publication";
import {
  publishProfile,
  type PublishProfile as Profile,
  type PublishProfileInput,
} from "@sahne/contract/publishing/publish-profile";
import { useEffect, useState } from "react";
import { useForm, useWatch, type UseFormReturn } from "react-hook-form";
import { usePublishProfile, useSavePublishProfile } from "#data/publishing/publish-profile.ts";
import { channelsOf, useYoutubeStatus } from "#data/publishing/youtube.ts";
import { T, TextFor, useT } from "#lib/messages.tsx";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/form/checkbox.tsx";
import { RadioCards } from "#ui/form/radio-cards.tsx";
import { Select } from "#ui/form/select.tsx";
import { TagField } from "#ui/form/tag-field.tsx";
import { TextArea } from "#ui/form/text-area.tsx";
import { TextField } from "#ui/form/text-field.tsx";
import { Notice } from "#ui/notice.tsx";
import { useNotification } from "#ui/notifications/notifications.tsx";
import { Skeleton, SkeletonGroup } from "#ui/skeleton.tsx";
import { AudienceChoices, FurtherChoices, PrivacyChoice, type PublishChoices } from "#ui/video/publish-choices.tsx";
import { SettingsSection } from "./settings-section.tsx";
import { useUnsaved } from "./unsaved-guard.tsx";

type ProfileForm = UseFormReturn<PublishProfileInput, unknown, Profile>;

/** Defaults of every publication: instant and scheduled videos are published with them, the dialog opens with them. */
export function PublishProfile() {
  const t = useT();
  const channels = channelsOf(useYoutubeStatus().data);
  const [chosenId, setChosenId] = useState(() => new URLSearchParams(window.location.search).get("channel"));
  const [isDirty, setIsDirty] = useState(false);
  const channel = channels.find(({ id }) => id === chosenId) ?? channels.find(({ isDefault }) => isDefault);
  const channelId = channels.length > 1 ? channel?.id : undefined;
  const profile = usePublishProfile({ isNeeded: true, channelId });
  return (
    <SettingsSection id="publishing" text="publishProfile.text">
      {channels.length > 1 && (
        <Select
          className="mb-6"
          label={<T k="publishProfile.channel" />}
          hint={isDirty ? <T k="publishProfile.saveFirst" /> : <T k="publishProfile.channelHint" />}
          disabled={isDirty}
          value={channel?.id ?? ""}
          onChange={(event) => setChosenId(event.currentTarget.value)}
          options={channels.map(({ id, title }) => ({ value: id, label: title }))}
        />
      )}
      {profile.isPending && (
        <SkeletonGroup label={t("publishProfile.loading")}>
          <Skeleton className="h-80" />
        </SkeletonGroup>
      )}
      {profile.isError && profile.data === undefined && (
        <Notice
          tone="danger"
          title={<T k="publishProfile.error" />}
          action={
            <Button size="sm" isLoading={profile.isFetching} onClick={() => void profile.refetch()}>
              <T k="common.retry" />
            </Button>
          }
        >
          {profile.error.message}
        </Notice>
      )}
      {profile.data !== undefined && (
        <DefaultsForm key={channelId} profile={profile.data} channelId={channelId} onDirty={setIsDirty} />
      )}
    </SettingsSection>
  );
}

type DefaultsFormProps = {
  profile: Profile;
  channelId: string | undefined;
  /** Another channel's form would take the place of what is not saved. */
  onDirty: (isDirty: boolean) => void;
};

function DefaultsForm({ profile, channelId, onDirty }: DefaultsFormProps) {
  const t = useT();
  const { notify } = useNotification();
  const save = useSavePublishProfile(channelId);
  const form: ProfileForm = useForm<PublishProfileInput, unknown, Profile>({
    resolver: zodResolver(publishProfile),
    values: profile,
    resetOptions: { keepDirtyValues: true },
    mode: "onTouched",
  });
  const submit = form.handleSubmit((body) =>
    save.mutate(body, {
      onSuccess: () => {
        form.reset(body);
        notify({ type: "success", message: t("publishProfile.saved"), lang: t.attr("publishProfile.saved") });
      },
    }),
  );
  const { isDirty } = form.formState;
  useUnsaved(isDirty);
  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-6">
      <Choices form={form} />
      <Words form={form} />
      {save.isError && <Notice tone="danger" title={save.error.message} />}
      <Button type="submit" variant="primary" disabled={!isDirty} isLoading={save.isPending} className="self-end">
        {save.isPending ? <T k="common.saving" /> : <T k="publishProfile.save" />}
      </Button>
    </form>
  );
}

function Choices({ form }: { form: ProfileForm }) {
  const isUnaudited = useYoutubeStatus().data?.channel?.health.isProjectAudited === false;
  const values = useWatch({ control: form.control });
  const value: PublishChoices = {
    privacyStatus: values.privacyStatus ?? "public",
    madeForKids: values.madeForKids ?? false,
    containsSyntheticMedia: values.containsSyntheticMedia ?? true,
    notifySubscribers: values.notifySubscribers ?? true,
    categoryId: values.categoryId ?? "22",
    language: values.language ?? null,
  };
  function change(changes: Partial<PublishChoices>) {
    for (const [name, next] of Object.entries(changes)) {
      form.setValue(name as keyof PublishChoices, next, { shouldDirty: true });
    }
  }
  return (
    <>
      <PrivacyChoice
        value={value}
        onChange={change}
        note={
          isUnaudited && (
            <Notice tone="warning">
              <T k="publish.unaudited" />
            </Notice>
          )
        }
      />
      <Checkbox
        label={<T k="publishProfile.asksFirst" />}
        hint={<T k="publishProfile.asksFirstHint" />}
        checked={values.asksFirst ?? true}
        onChange={(event) => form.setValue("asksFirst", event.target.checked, { shouldDirty: true })}
      />
      <AudienceChoices value={value} onChange={change} />
      <FurtherChoices value={value} onChange={change} />
      <RadioCards
        legend={<T k="publish.thumbnail.label" />}
        value={values.thumbnail ?? "auto"}
        onChange={(thumbnail) => form.setValue("thumbnail", thumbnail, { shouldDirty: true })}
        options={(["auto", "poster"] as const).map((kind) => ({
          value: kind,
          label: <T k={`publish.thumbnail.${kind}`} />,
        }))}
      />
    </>
  );
}

function Words({ form }: { form: ProfileForm }) {
  const t = useT();
  const { errors } = form.formState;
  const [title = "", description = "", tags = []] = useWatch({
    control: form.control,
    name: ["title", "description", "tags"],
  });
  const list = typeof tags === "string" ? splitTags(tags) : tags;
  const problem = (message: string | undefined) => message !== undefined && <TextFor code={message} />;
  return (
    <>
      <TextField
        label={<T k="publishProfile.titleTemplate" />}
        hint={<T k="publishProfile.templateHint" />}
        counter={{ value: title.trim().length, max: TITLE_MAX }}
        error={problem(errors.title?.message)}
        {...form.register("title")}
      />
      <TextArea
        label={<T k="publishProfile.description" />}
        hint={<T k="publishProfile.descriptionHint" />}
        optional={<T k="publish.optional" />}
        counter={{ value: utf8Length(description), max: DESCRIPTION_MAX_BYTES }}
        error={problem(errors.description?.message)}
        {...form.register("description")}
      />
      <TagField
        label={<T k="publishProfile.tags" />}
        hint={<T k="publish.tags.hint" />}
        optional={<T k="publish.optional" />}
        counter={{ value: tagsLength(list), max: TAGS_MAX }}
        error={problem(errors.tags?.message)}
        value={list}
        split={splitTags}
        removeLabel={(tag) => t("publish.tags.remove", { tag })}
        removeLang={t.attr("publish.tags.remove")}
        onChange={(next) => form.setValue("tags", next, { shouldDirty: true, shouldValidate: true })}
      />
    </>
  );
}
