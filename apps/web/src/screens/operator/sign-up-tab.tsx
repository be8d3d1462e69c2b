import type { Invitation, SiteSettings } from "@sahne/contract/operator/site";
import type { SignUpMode } from "@sahne/contract/site";
import { Copy } from "lucide-react";
import { useState, type SubmitEvent } from "react";
import {
  useInvitations,
  useInvite,
  useRevokeInvitation,
  useSaveSiteSettings,
  useSiteSettings,
} from "#data/operator.ts";
import { ApiError } from "#lib/api-error.ts";
import { T, useT } from "#lib/messages.tsx";
import { useNow } from "#lib/time/use-now.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { Card, CardHeader } from "#ui/card.tsx";
import { Segmented } from "#ui/form/segmented.tsx";
import { TextField } from "#ui/form/text-field.tsx";
import { Notice } from "#ui/notice.tsx";
import { useNotification } from "#ui/notifications/notifications.tsx";
import { Loaded } from "./loaded.tsx";

const MODES: readonly SignUpMode[] = ["open", "invite", "closed"];

export function SignUpTab() {
  const site = useSiteSettings();
  return (
    <div className="flex flex-col gap-6">
      <Loaded query={site} skeleton="h-28">
        {(settings) => <Mode site={settings.site} />}
      </Loaded>
      <Invitations />
    </div>
  );
}

function Mode({ site }: { site: SiteSettings }) {
  const t = useT();
  const { notify } = useNotification();
  const save = useSaveSiteSettings();
  return (
    <Card>
      <CardHeader title={<T k="operator.signUp" />} />
      <Segmented
        label={t("operator.signUp")}
        value={save.isPending ? save.variables.signUp : site.signUp}
        options={MODES.map((mode) => ({ value: mode, label: <T k={`operator.signUp.${mode}`} /> }))}
        onChange={(signUp) =>
          save.mutate(
            { ...site, signUp },
            {
              onSuccess: () =>
                notify({ type: "success", message: t("operator.signUp.saved"), lang: t.attr("operator.signUp.saved") }),
              onError: (error) => notify({ type: "error", message: error.message }),
            },
          )
        }
      />
    </Card>
  );
}

function Invitations() {
  const invitations = useInvitations();
  return (
    <Card>
      <CardHeader title={<T k="operator.invitations" />} description={<T k="operator.invitations.text" />} />
      <InviteForm />
      <Loaded query={invitations} skeleton="mt-6 h-24">
        {(list) =>
          list.length === 0 ? (
            <p className="mt-6 text-base text-text-2">
              <T k="operator.invitations.none" />
            </p>
          ) : (
            <ul className="mt-6 divide-y divide-line border-t border-line">
              {list.map((invitation) => (
                <InvitationRow key={invitation._id} invitation={invitation} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </Card>
  );
}

function InviteForm() {
  const t = useT();
  const { notify } = useNotification();
  const invite = useInvite();
  const [email, setEmail] = useState("");
  const fields = invite.error instanceof ApiError ? invite.error.fields : {};

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    if (invite.isPending) return;
    const address = email.trim() === "" ? null : email.trim();
    invite.mutate(address, {
      onSuccess: () => {
        setEmail("");
        if (address === null) return;
        notify({ type: "success", message: t("operator.invite.mailed"), lang: t.attr("operator.invite.mailed") });
      },
    });
  }

  return (
    <form noValidate onSubmit={handleSubmit} className="flex flex-col gap-4">
      <div className="flex flex-wrap items-start gap-x-3 gap-y-4">
        <TextField
          type="email"
          label={<T k="operator.invite.email" />}
          optional={<T k="operator.invite.optional" />}
          hint={<T k="operator.invite.emailHint" />}
          autoComplete="off"
          value={email}
          error={fields["email"]}
          onChange={(event) => setEmail(event.currentTarget.value)}
          className="min-w-56 flex-1"
        />
        <Button type="submit" variant="primary" isLoading={invite.isPending} className="sm:mt-7">
          <T k="operator.invite" />
        </Button>
      </div>
      {invite.isError && fields["email"] === undefined && <Notice tone="danger" title={invite.error.message} />}
      {invite.data !== undefined && <NewLink link={invite.data.link} />}
    </form>
  );
}

function NewLink({ link }: { link: string }) {
  const t = useT();
  const { notify } = useNotification();
  const copy = (): void =>
    void navigator.clipboard
      .writeText(link)
      .then(() =>
        notify({ type: "success", message: t("operator.invite.copied"), lang: t.attr("operator.invite.copied") }),
      )
      .catch((error: Error) => notify({ type: "error", message: error.message }));
  return (
    <div className="flex flex-wrap items-end gap-3">
      <TextField
        readOnly
        label={<T k="operator.invite.link" />}
        value={link}
        onFocus={(event) => event.currentTarget.select()}
        className="min-w-56 flex-1"
      />
      <Button icon={<Copy aria-hidden="true" />} onClick={copy}>
        <T k="operator.invite.copy" />
      </Button>
    </div>
  );
}

function InvitationRow({ invitation }: { invitation: Invitation }) {
  const { notify } = useNotification();
  const revoke = useRevokeInvitation();
  const now = useNow();
  const isOver = Date.parse(invitation.expiresAt) < now;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 last:pb-0">
      <div className="min-w-0 flex-1 basis-52">
        <p className="truncate text-base font-medium">{invitation.email ?? <T k="operator.invite.unnamed" />}</p>
        <p className="text-sm text-text-3">
          <T k="operator.invite.until" v={{ when: new Date(invitation.expiresAt) }} />
        </p>
      </div>
      {invitation.usedAt !== null && (
        <Badge tone="success">
          <T k="operator.invite.used" />
        </Badge>
      )}
      {invitation.usedAt === null && isOver && (
        <Badge>
          <T k="operator.invite.over" />
        </Badge>
      )}
      {invitation.usedAt === null && (
        <Button
          size="sm"
          isLoading={revoke.isPending}
          onClick={() =>
            revoke.mutate(invitation._id, {
              onError: (error) => notify({ type: "error", message: error.message }),
            })
          }
        >
          <T k="operator.invite.revoke" />
        </Button>
      )}
    </li>
  );
}
