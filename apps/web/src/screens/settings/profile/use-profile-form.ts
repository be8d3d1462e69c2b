import { zodResolver } from "@hookform/resolvers/zod";
import type { User } from "@sahne/contract/accounts/accounts";
import { useEffect, useMemo, useState } from "react";
import { useForm } from "react-hook-form";
import { useUpdateProfile } from "#data/accounts/profile.ts";
import { ApiError } from "#lib/api-error.ts";
import { useT, type PlainKey } from "#lib/messages.tsx";
import { useNotification } from "#ui/notifications/notifications.tsx";
import { changedProfile, profileRules, profileValues, type ProfileValues } from "./profile-rules.ts";

/** R9.2: read, Edit, then Save (once something differs) or Cancel, which brings the server's values back. */
export function useProfileForm(user: User) {
  const update = useUpdateProfile();
  const tell = useTell();
  const [isEditing, setIsEditing] = useState(false);
  const resolver = useMemo(() => zodResolver(profileRules(user)), [user]);
  const form = useForm<ProfileValues>({ resolver, defaultValues: profileValues(user), mode: "onChange" });

  const { reset } = form;
  useEffect(() => {
    // What is being typed wins over what another tab saved meanwhile.
    if (!isEditing) reset(profileValues(user));
  }, [user, isEditing, reset]);

  function edit() {
    update.reset();
    setIsEditing(true);
    form.setFocus("fullname");
  }

  function close(values: ProfileValues) {
    form.reset(values);
    setIsEditing(false);
  }

  function cancel() {
    update.reset();
    close(profileValues(user));
  }

  const save = form.handleSubmit(
    (values) => {
      if (update.isPending) return;
      update.mutate(changedProfile(values, user), {
        onSuccess: ({ user: saved }) => {
          close(profileValues(saved));
          tell("success", "profile.saved");
        },
        onError: (error) => {
          showFieldErrors(error);
          tell("error", "profile.failed");
        },
      });
    },
    () => tell("error", "profile.fixErrors"),
  );

  function showFieldErrors(error: Error) {
    if (!(error instanceof ApiError)) return;
    for (const field of Object.keys(profileValues(user)) as (keyof ProfileValues)[]) {
      const problem = error.fields[field];
      if (problem !== undefined) form.setError(field, { message: problem }, { shouldFocus: true });
    }
  }

  return { form, update, isEditing, edit, cancel, save };
}

function useTell() {
  const t = useT();
  const { notify } = useNotification();
  return (type: "success" | "error", key: PlainKey) => notify({ type, message: t(key), lang: t.attr(key) });
}
