import type { FieldPath, UseFormReturn } from "react-hook-form";
import { T, TextFor, useT } from "#lib/messages.tsx";
import { PasswordField } from "#ui/form/password-field.tsx";
import { TextField } from "#ui/form/text-field.tsx";
import type { SignupForm } from "./signup-form.ts";

export function SignupFields({ form }: { form: UseFormReturn<SignupForm> }) {
  const t = useT();
  const { errors } = form.formState;

  function errorOf(field: FieldPath<SignupForm>) {
    const message = errors[field]?.message;
    return message !== undefined && <TextFor code={message} />;
  }

  return (
    <>
      <TextField
        label={<T k="signup.fullname" />}
        autoComplete="name"
        error={errorOf("fullname")}
        {...form.register("fullname")}
      />
      <TextField
        label={<T k="signup.username" />}
        hint={<T k="signup.usernameHint" />}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={errorOf("username")}
        {...form.register("username")}
      />
      <TextField
        label={<T k="signup.email" />}
        type="email"
        autoComplete="email"
        error={errorOf("email")}
        {...form.register("email")}
      />
      <PasswordField
        label={<T k="signup.password" />}
        hint={<T k="signup.passwordHint" />}
        showLabel={t("auth.showPassword")}
        capsLockLabel={t("auth.capsLock")}
        autoComplete="new-password"
        error={errorOf("password")}
        {...form.register("password", {
          onChange: () => {
            if (form.getFieldState("confirm").isTouched) void form.trigger("confirm");
          },
        })}
      />
      <PasswordField
        label={<T k="signup.confirm" />}
        showLabel={t("auth.showPassword")}
        capsLockLabel={t("auth.capsLock")}
        autoComplete="new-password"
        error={errorOf("confirm")}
        {...form.register("confirm")}
      />
    </>
  );
}
