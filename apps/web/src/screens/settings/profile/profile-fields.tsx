import { keyFieldOf, keyService } from "@sahne/contract/services/services";
import type { User } from "@sahne/contract/accounts/accounts";
import { useWatch, type FieldPath, type UseFormReturn } from "react-hook-form";
import { lazyPart } from "#lib/lazy-part.tsx";
import { T, TextFor } from "#lib/messages.tsx";
import { TextField } from "#ui/form/text-field.tsx";
import { KeyField } from "./key-field.tsx";
import type { ProfileValues } from "./profile-rules.ts";

const UnconfirmedEmail = lazyPart(async () => (await import("./unconfirmed-email.tsx")).UnconfirmedEmail);

type ProfileFieldsProps = { form: UseFormReturn<ProfileValues>; user: User; isEditing: boolean };

export function ProfileFields({ form, user, isEditing }: ProfileFieldsProps) {
  const { errors } = form.formState;
  const isMoving = useWatch({ control: form.control, name: "email" }) !== user.email;
  const mode = isEditing ? "edit" : "read";

  function errorOf(field: FieldPath<ProfileValues>) {
    const message = errors[field]?.message;
    return message !== undefined && <TextFor code={message} />;
  }

  return (
    <>
      <div className="grid gap-5 md:grid-cols-2">
        <TextField
          label={<T k="profile.fullname" />}
          autoComplete="name"
          readOnly={!isEditing}
          error={errorOf("fullname")}
          {...form.register("fullname")}
        />
        <TextField
          label={<T k="profile.username" />}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          readOnly={!isEditing}
          error={errorOf("username")}
          {...form.register("username")}
        />
        <TextField
          label={<T k="profile.email" />}
          hint={isEditing ? <T k="profile.emailNote" /> : undefined}
          type="email"
          autoComplete="email"
          readOnly={!isEditing}
          error={errorOf("email")}
          className="md:col-span-2"
          {...form.register("email")}
        />
        {isEditing && isMoving && (
          <TextField
            label={<T k="profile.password" />}
            hint={<T k="profile.password.hint" />}
            type="password"
            autoComplete="current-password"
            error={errorOf("currentPassword")}
            className="md:col-span-2"
            {...form.register("currentPassword")}
          />
        )}
      </div>
      <UnconfirmedEmail
        isOpen={user.recoveryEmail !== null}
        email={user.email}
        recoveryEmail={user.recoveryEmail ?? ""}
      />
      <div className="mt-6 border-t border-line pt-5">
        <h3 className="text-md font-semibold">
          <T k="keys.title" />
        </h3>
        <p className="mt-1 text-sm text-text-2">
          <T k="keys.text" />
        </p>
        <div className="mt-4 flex flex-col gap-5">
          {/* Made anew with each change of mode: a key that was shown is forgotten. */}
          {keyService.options.map((service) => (
            <KeyField key={`${service}-${mode}`} mask={user[keyFieldOf(service)]} {...{ service, form, isEditing }} />
          ))}
        </div>
      </div>
    </>
  );
}
