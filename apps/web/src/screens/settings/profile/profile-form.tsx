import type { User } from "@sahne/contract/accounts/accounts";
import { Pencil } from "lucide-react";
import { useEffect, useRef } from "react";
import { T } from "#lib/messages.tsx";
import { SettingsSection } from "#screens/settings/settings-section.tsx";
import { useUnsaved } from "#screens/settings/unsaved-guard.tsx";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { ProfileFields } from "./profile-fields.tsx";
import { useProfileForm } from "./use-profile-form.ts";

export function ProfileForm({ user }: { user: User }) {
  const editButton = useRef<HTMLButtonElement>(null);
  const { form, update, isEditing, edit, cancel, save } = useProfileForm(user);
  const wasEditing = useRef(false);
  useEffect(() => {
    // The button is there again; without this the focus would fall to the top of the page.
    if (wasEditing.current && !isEditing) editButton.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);
  const { isDirty, errors } = form.formState;
  useUnsaved(isEditing && isDirty);

  return (
    <SettingsSection
      id="profile"
      text="profile.text"
      action={
        !isEditing && (
          <Button ref={editButton} icon={<Pencil aria-hidden="true" className="size-4" />} onClick={edit}>
            <T k="profile.edit" />
          </Button>
        )
      }
    >
      <form noValidate onSubmit={(event) => void save(event)}>
        <ProfileFields form={form} user={user} isEditing={isEditing} />
        {update.isError && Object.keys(errors).length === 0 && (
          <Notice tone="danger" title={<T k="profile.failed" />} className="mt-5">
            {update.error.message}
          </Notice>
        )}
        {isEditing && (
          <div className="mt-6 flex flex-col-reverse gap-3 border-t border-line pt-5 sm:flex-row sm:justify-end">
            <Button onClick={cancel} disabled={update.isPending}>
              <T k="profile.cancel" />
            </Button>
            <Button type="submit" variant="primary" disabled={!isDirty} isLoading={update.isPending}>
              {update.isPending ? <T k="profile.saving" /> : <T k="profile.save" />}
            </Button>
          </div>
        )}
      </form>
    </SettingsSection>
  );
}
