import { zodResolver } from "@hookform/resolvers/zod";
import { changePasswordBody } from "@sahne/contract/accounts/accounts";
import { useForm, type FieldPath } from "react-hook-form";
import { z } from "zod";
import { useChangePassword } from "#data/accounts/security.ts";
import { ApiError } from "#lib/api-error.ts";
import { T, TextFor, useT } from "#lib/messages.tsx";
import { passwordPair } from "#lib/password-pair.ts";
import { SettingsSection } from "#screens/settings/settings-section.tsx";
import { Button } from "#ui/button.tsx";
import { PasswordField } from "#ui/form/password-field.tsx";
import { Notice } from "#ui/notice.tsx";
import { useNotification } from "#ui/notifications/notifications.tsx";

export function PasswordForm({ username }: { username: string }) {
  const t = useT();
  const { notify } = useNotification();
  const change = useChangePassword();
  const form = useForm<PasswordValues>({
    resolver: zodResolver(passwordRules),
    defaultValues: emptyPassword,
    mode: "onTouched",
  });
  const { errors, isDirty } = form.formState;

  const handleSubmit = form.handleSubmit(({ confirm: _confirm, ...body }) => {
    if (change.isPending) return;
    change.mutate(body, {
      onSuccess: () => {
        form.reset(emptyPassword);
        notify({ type: "success", message: t("password.done"), lang: t.attr("password.done") });
      },
      onError: showFieldErrors,
    });
  });

  function showFieldErrors(error: Error) {
    if (!(error instanceof ApiError)) return;
    for (const field of ["currentPassword", "password"] as const) {
      const problem = error.fields[field];
      if (problem !== undefined) form.setError(field, { message: problem }, { shouldFocus: true });
    }
  }

  function errorOf(field: FieldPath<PasswordValues>) {
    const problem = errors[field]?.message;
    return problem !== undefined && <TextFor code={problem} />;
  }

  const shared = { showLabel: t("auth.showPassword"), capsLockLabel: t("auth.capsLock") };
  return (
    <SettingsSection id="password" text="password.text">
      <form noValidate onSubmit={(event) => void handleSubmit(event)} className="grid gap-5 md:grid-cols-2">
        {/* A password manager needs to know whose password this is. */}
        <input hidden readOnly autoComplete="username" value={username} />
        <PasswordField
          {...shared}
          label={<T k="password.current" />}
          autoComplete="current-password"
          error={errorOf("currentPassword")}
          className="md:col-span-2 md:max-w-[calc(50%-0.625rem)]"
          {...form.register("currentPassword")}
        />
        <PasswordField
          {...shared}
          label={<T k="password.new" />}
          hint={<T k="password.hint" />}
          autoComplete="new-password"
          error={errorOf("password")}
          {...form.register("password", {
            onChange: () => {
              if (form.getFieldState("confirm").isTouched) void form.trigger("confirm");
            },
          })}
        />
        <PasswordField
          {...shared}
          label={<T k="password.confirm" />}
          autoComplete="new-password"
          error={errorOf("confirm")}
          {...form.register("confirm")}
        />
        {change.isError && Object.keys(errors).length === 0 && (
          <Notice tone="danger" title={change.error.message} className="md:col-span-2" />
        )}
        <div className="flex flex-col sm:flex-row sm:justify-end md:col-span-2">
          <Button type="submit" disabled={!isDirty} isLoading={change.isPending}>
            {change.isPending ? <T k="password.pending" /> : <T k="password.submit" />}
          </Button>
        </div>
      </form>
    </SettingsSection>
  );
}

const passwordRules = z.intersection(changePasswordBody, passwordPair);
type PasswordValues = z.output<typeof passwordRules>;

const emptyPassword: PasswordValues = { currentPassword: "", password: "", confirm: "" };
