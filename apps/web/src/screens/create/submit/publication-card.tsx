import { DESCRIPTION_MAX_BYTES, TAGS_MAX, TITLE_MAX } from "@sahne/contract/limits";
import {
  privacyStatus as privacySchema,
  publishDescription,
  publishTags,
  publishTitle,
  splitTags,
  tagsLength,
  utf8Length,
  type FilmPublication,
} from "@sahne/contract/publishing/publication";
import type { Channel } from "@sahne/contract/publishing/youtube";
import { useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import type { z } from "zod";
import { useUserId } from "#data/accounts/accounts.ts";
import { usePlaylists } from "#data/publishing/playlists.ts";
import { fetchPublishProfile } from "#data/publishing/publish-profile-calls.ts";
import { useConnectYoutube } from "#data/publishing/youtube.ts";
import { apiAddress } from "#lib/api.ts";
import { T, TextFor, useT } from "#lib/messages.tsx";
import type { CreateValues, PublicationChanges } from "#screens/create/create-values.ts";
import { Avatar } from "#ui/avatar.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { Card } from "#ui/card.tsx";
import { Checkbox } from "#ui/form/checkbox.tsx";
import { RadioCards } from "#ui/form/radio-cards.tsx";
import { Select } from "#ui/form/select.tsx";
import { TagField } from "#ui/form/tag-field.tsx";
import { TextArea } from "#ui/form/text-area.tsx";
import { TextField } from "#ui/form/text-field.tsx";
import { Notice } from "#ui/notice.tsx";
import { useNotification } from "#ui/notifications/notifications.tsx";
import { FurtherChannels } from "#ui/video/further-channels.tsx";
import { PlaylistField, PlaylistRight } from "#ui/video/playlist-field.tsx";
import { AudienceChoices, FurtherChoices, type PublishChoices } from "#ui/video/publish-choices.tsx";
import { PublishLegal } from "#ui/video/publish-legal.tsx";
import { SandboxBadge } from "#ui/video/status-badge.tsx";
import type { ShownPublication } from "./use-publication.ts";

type PublicationCardProps = Omit<ShownPublication, "problem"> & {
  isOpen: boolean;
  values: CreateValues;
  change: (values: Pick<CreateValues, "publication">) => void;
};

type PartProps = Omit<ShownPublication, "problem" | "shown"> & {
  shown: FilmPublication;
  /** Each film of a plan that repeats has a number and a day of its own. */
  isRepeated: boolean;
  changes: PublicationChanges;
  onChange: (changes: Partial<PublicationChanges>) => void;
};

/** Everything the film goes out with, before it goes: what stands here is what is published. */
export function PublicationCard({ isOpen, shown, values, change, ...publication }: PublicationCardProps) {
  if (!isOpen || shown === null) return null;
  const onChange = (changes: Partial<PublicationChanges>) =>
    change({ publication: { ...values.publication, ...changes } });
  const isRepeated = values.scenario === "scheduled" && values.when.isRecurring;
  const props = { ...publication, shown, isRepeated, changes: values.publication, onChange };
  const choices = choicesOf(shown);
  return (
    <Card className="flex flex-col gap-5">
      <div id="create-publication" className="contents">
        <h2 className="-mb-1 text-lg font-semibold">
          <T k="publication.title" />
        </h2>
        <Destination {...props} />
        <Words {...props} />
        <OtherChannels {...props} />
        <Checkbox
          label={<T k="publication.asksFirst" />}
          hint={<T k="publication.asksFirstHint" />}
          checked={shown.asksFirst ?? false}
          onChange={(event) => onChange({ asksFirst: event.target.checked })}
        />
        <AudienceChoices value={choices} onChange={onChange} />
        <details className="rounded-lg border border-line">
          <summary className="px-4 py-3 text-base font-medium">
            <T k="publish.more" />
            <span className="mt-0.5 block text-sm font-normal text-text-3">
              <T k="publication.moreText" />
            </span>
          </summary>
          <div className="flex flex-col gap-5 border-t border-line p-4">
            <FurtherChoices value={choices} onChange={onChange} />
            <RadioCards
              legend={<T k="publish.thumbnail.label" />}
              value={shown.thumbnail ?? "auto"}
              onChange={(thumbnail) => onChange({ thumbnail })}
              options={THUMBNAILS.map((value) => ({ value, label: <T k={`publish.thumbnail.${value}`} /> }))}
            />
            {publication.channel !== null && <Playlist channel={publication.channel} {...{ shown, onChange }} />}
          </div>
        </details>
        <p className="text-sm text-text-3">
          <T k="publication.rest" />{" "}
          <Link to="/dashboard/settings#publishing" className="text-accent-text underline underline-offset-4">
            <T k="publication.profile" />
          </Link>
        </p>
        <PublishLegal />
      </div>
    </Card>
  );
}

const THUMBNAILS = ["auto", "poster"] as const;

function Playlist({ channel, shown, onChange }: Pick<PartProps, "shown" | "onChange"> & { channel: Channel }) {
  const { notify } = useNotification();
  const { connect, isConnecting } = useConnectYoutube();
  const { canChange } = channel.rights;
  const playlists = usePlaylists(channel.id, { isNeeded: canChange });
  if (!canChange) {
    // What is written here is kept as a draft, and there again on the way back.
    const asked = { wish: { path: "/dashboard/create" }, right: "change", channelId: channel.id } as const;
    const onError = (error: Error) => notify({ type: "error", message: error.message });
    return <PlaylistRight isConnecting={isConnecting} onGrant={() => connect(asked, { onError })} />;
  }
  return (
    <PlaylistField
      playlists={playlists.data}
      value={shown.playlistId ?? null}
      onChange={(playlistId) => onChange({ playlistId })}
    />
  );
}

/** Their profiles are asked for when they are chosen: nothing goes to a channel whose words have not been shown. */
function OtherChannels({ shown, channels, changes, channel, onChange }: PartProps) {
  const { notify } = useNotification();
  const userId = useUserId();
  const [asked, setAsked] = useState<readonly string[]>([]);
  const further = changes.further ?? [];
  // What was written while a profile was on its way stays.
  const latest = useRef({ further, onChange });
  useEffect(() => {
    latest.current = { further, onChange };
  });

  async function add(channelId: string) {
    setAsked((before) => [...before, channelId]);
    try {
      const profile = await fetchPublishProfile(userId, channelId);
      const now = latest.current;
      now.onChange({ further: [...now.further, { channelId, profile, privacyStatus: null }] });
    } catch (error) {
      notify({ type: "error", message: (error as Error).message });
    } finally {
      setAsked((before) => before.filter((id) => id !== channelId));
    }
  }
  function toggle(id: string) {
    if (asked.includes(id)) return;
    if (further.some(({ channelId }) => channelId === id)) {
      onChange({ further: further.filter(({ channelId }) => channelId !== id) });
    } else void add(id);
  }
  return (
    <FurtherChannels
      channels={channels
        .filter(({ id, needsReconnect, rights }) => id !== channel?.id && !needsReconnect && rights.canUpload)
        .map(({ id, title }) => ({
          id,
          name: title,
          isChosen: asked.includes(id) || further.some(({ channelId }) => channelId === id),
          words: shown.further?.find(({ channelId }) => channelId === id),
        }))}
      onToggle={toggle}
      onPrivacy={(id, privacyStatus) =>
        onChange({ further: further.map((one) => (one.channelId === id ? { ...one, privacyStatus } : one)) })
      }
    />
  );
}

function Words({ shown, isTitleAwaited, isRepeated, channel, onChange }: PartProps) {
  const t = useT();
  const { title, description, privacyStatus, tags = [] } = shown;
  const eachHint = isRepeated ? <T k="publication.eachHint" /> : undefined;
  return (
    <>
      <div className="grid items-start gap-5 md:grid-cols-[minmax(0,1fr)_13rem]">
        <TextField
          name="publicationTitle"
          label={<T k="publish.title.label" />}
          hint={eachHint}
          counter={{ value: title.trim().length, max: TITLE_MAX }}
          error={isTitleAwaited ? undefined : problemOf(publishTitle, title)}
          value={title}
          onChange={(event) => onChange({ title: event.currentTarget.value })}
        />
        <Select
          label={<T k="publish.privacy.label" />}
          hint={<T k={`publish.privacy.${privacyStatus}.text`} />}
          value={privacyStatus}
          onChange={(event) => onChange({ privacyStatus: privacySchema.parse(event.currentTarget.value) })}
          options={privacySchema.options.map((value) => ({ value, label: t(`publish.privacy.${value}`) }))}
        />
      </div>
      {channel?.health.isProjectAudited === false && (
        <Notice tone="warning">
          <T k="publish.unaudited" />
        </Notice>
      )}
      <TextArea
        name="publicationDescription"
        label={<T k="publish.description.label" />}
        hint={<T k="publication.descriptionHint" />}
        optional={<T k="common.optional" />}
        counter={{ value: utf8Length(description), max: DESCRIPTION_MAX_BYTES }}
        error={problemOf(publishDescription, description)}
        value={description}
        onChange={(event) => onChange({ description: event.currentTarget.value })}
      />
      <TagField
        label={<T k="publish.tags.label" />}
        hint={<T k="publish.tags.hint" />}
        optional={<T k="common.optional" />}
        counter={{ value: tagsLength(tags), max: TAGS_MAX }}
        error={problemOf(publishTags, tags)}
        value={tags}
        split={splitTags}
        removeLabel={(tag) => t("publish.tags.remove", { tag })}
        removeLang={t.attr("publish.tags.remove")}
        onChange={(tags) => onChange({ tags })}
      />
    </>
  );
}

/** Every one of them has a value: the form fills in what the profile leaves out. */
function choicesOf(shown: FilmPublication): PublishChoices {
  const { privacyStatus, madeForKids = false, containsSyntheticMedia = true, notifySubscribers = true } = shown;
  const { categoryId = "22", language = null } = shown;
  return { privacyStatus, madeForKids, containsSyntheticMedia, notifySubscribers, categoryId, language };
}

function Destination({ channel, channels, isChannelMissing, onChange }: PartProps) {
  const t = useT();
  if (channel === null) {
    return (
      <p className="text-base text-text-2">
        {isChannelMissing ? <T k="publication.noChannel" /> : <T k="publication.unknownChannel" />}
      </p>
    );
  }
  const obstacle = obstacleOf(channel);
  return (
    <>
      {channels.length > 1 && (
        <Select
          name="publicationChannel"
          label={<T k="publish.channel.label" />}
          hint={<T k="publish.channel.hint" />}
          value={channel.id}
          // A playlist belongs to the channel it was chosen for.
          onChange={(event) => onChange({ channelId: event.currentTarget.value, playlistId: undefined })}
          options={channels.map(({ id, title }) => ({ value: id, label: title }))}
        />
      )}
      <p className="flex flex-wrap items-center gap-x-3 gap-y-2 text-base">
        <Avatar name={channel.title} src={channel.picture === null ? null : apiAddress(channel.picture)} size="sm" />
        <span className="min-w-0 font-medium break-words">
          <T k="publish.toChannel" v={{ name: channel.title }} />
        </span>
        {channel.isSandbox && <SandboxBadge label={t("common.sandbox")} />}
      </p>
      {obstacle !== null && (
        <Notice
          tone="warning"
          action={
            <ButtonLink to="/dashboard/youtube?then=create" size="sm">
              <T k="publish.reconnect" />
            </ButtonLink>
          }
        >
          <T k={obstacle} />
        </Notice>
      )}
    </>
  );
}

/** What would keep the finished film from being sent, known before it is made. */
function obstacleOf({ needsReconnect, rights }: Channel): "publication.reconnect" | "publication.noRight" | null {
  if (needsReconnect) return "publication.reconnect";
  return rights.canUpload ? null : "publication.noRight";
}

function problemOf(rule: z.ZodType, value: unknown) {
  const message = rule.safeParse(value).error?.issues[0]?.message;
  return message === undefined ? undefined : <TextFor code={message} />;
}
