import { DESCRIPTION_MAX_BYTES, TITLE_MAX } from "@sahne/contract/limits";
import {
  privacyStatus as privacySchema,
  publishDescription,
  publishTitle,
  utf8Length,
} from "@sahne/contract/publishing";
import { Link } from "react-router";
import { apiAddress } from "#lib/api.ts";
import { T, TextFor, useT } from "#lib/messages.tsx";
import type { PublicationChanges } from "#screens/create/create-values.ts";
import { Avatar } from "#ui/avatar.tsx";
import { Card } from "#ui/card.tsx";
import { Select } from "#ui/form/select.tsx";
import { TextArea } from "#ui/form/text-area.tsx";
import { TextField } from "#ui/form/text-field.tsx";
import { Notice } from "#ui/notice.tsx";
import { SandboxBadge } from "#ui/video/status-badge.tsx";
import type { ShownPublication } from "./use-publication.ts";

type PublicationCardProps = Omit<ShownPublication, "problem"> & {
  isOpen: boolean;
  onChange: (changes: Partial<PublicationChanges>) => void;
};

/** Everything the film goes out with, before it goes: what stands here is what is published. */
export function PublicationCard(props: PublicationCardProps) {
  const t = useT();
  const { isOpen, shown, isTitleAwaited, channel, isChannelMissing, onChange } = props;
  if (!isOpen || shown === null) return null;
  const { title, description, privacyStatus } = shown;
  return (
    <Card className="flex flex-col gap-5">
      <div id="create-publication" className="contents">
        <h2 className="-mb-1 text-lg font-semibold">
          <T k="publication.title" />
        </h2>
        <Destination {...{ channel, isChannelMissing }} />
        <div className="grid items-start gap-5 md:grid-cols-[minmax(0,1fr)_13rem]">
          <TextField
            name="publicationTitle"
            label={<T k="publish.title.label" />}
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
        {channel?.health.isProjectAudited === false && (
          <Notice tone="warning">
            <T k="publish.unaudited" />
          </Notice>
        )}
        <p className="text-sm text-text-3">
          <T k="publication.rest" />{" "}
          <Link to="/dashboard/settings#publishing" className="text-accent-text underline underline-offset-4">
            <T k="publication.profile" />
          </Link>
        </p>
      </div>
    </Card>
  );
}

function Destination({ channel, isChannelMissing }: Pick<PublicationCardProps, "channel" | "isChannelMissing">) {
  const t = useT();
  if (channel === null) {
    return (
      <p className="text-base text-text-2">
        {isChannelMissing ? <T k="publication.noChannel" /> : <T k="publication.unknownChannel" />}
      </p>
    );
  }
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-2 text-base">
      <Avatar name={channel.title} src={channel.picture === null ? null : apiAddress(channel.picture)} size="sm" />
      <span className="min-w-0 font-medium break-words">
        <T k="publish.toChannel" v={{ name: channel.title }} />
      </span>
      {channel.isSandbox && <SandboxBadge label={t("common.sandbox")} />}
    </p>
  );
}

function problemOf(rule: typeof publishTitle, text: string) {
  const message = rule.safeParse(text).error?.issues[0]?.message;
  return message === undefined ? undefined : <TextFor code={message} />;
}
