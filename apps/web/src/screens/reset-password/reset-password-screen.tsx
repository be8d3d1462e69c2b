import { zodResolver } from "@hookform/resolvers/zod";
import { newPassword } from "@sahne/contract/accounts/accounts";
import { useForm } from "react-hook-form";
import { Link } from "react-router";
import { z } from "zod";
import { useResetPassword } from "#data/accounts/accounts.ts";
import { ApiError } from "#lib/api-error.ts";
import { useLinkToken } from "#lib/link-token.ts";
import { T, TextFor, useT } from "#lib/messages.tsx";
import { passwordPair } from "#lib/password-pair.ts";
import { Button } from "#ui/button.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { PasswordField } from "#ui/form/password-field.tsx";
import { Notice } from "#ui/notice.tsx";

export function ResetPasswordScreen() {
  const token = useLinkToken();
  const reset = useResetPassword();
  const isUseless = token === undefined || (reset.error instanceof ApiError && reset.error.code === "link_invalid");
  return (
    <>
      <h1 className="text-3xl font-semibold">
        <T k="reset.title" />
      </h1>
      {reset.isSuccess && <Done />}
      {isUseless && <UselessLink />}
      {!reset.isSuccess && !isUseless && <NewPassword token={token} reset={reset} />}
    </>
  );
}

function Done() {
  return (
    <div className="mt-8 flex flex-col gap-5">
      <Notice tone="success" title={<T k="reset.done" />} />
      <ButtonLink to="/auth/login" variant="primary" size="lg" isWide>
        <T k="login.submit" />
      </ButtonLink>
    </div>
  );
}

function UselessLink() {
  return (
    <div className="mt-8 flex flex-col gap-5">
      <Notice tone="danger" title={<T k="reset.invalid" />} />
      <ButtonLink to="/auth/forgot-password" variant="primary" size="lg" isWide>
        <T k="reset.again" />
      </ButtonLink>
      <Link to="/auth/login" className="self-start font-medium text-accent-text underline underline-offset-4">
        <T k="forgot.back" />
      </Link>
    </div>
  );
}

function NewPassword({ token, reset }: { token: string; reset: ReturnType<typeof useResetPassword> }) {
  const t = useT();
  const form = useForm<ResetForm>({ resolver: zodResolver(resetForm), defaultValues: emptyReset, mode: "onTouched" });
  const { errors } = form.formState;

  const handleSubmit = form.handleSubmit(({ password }) => {
    reset.mutate({ token, password }, { onError: showFieldError });
  });

  function showFieldError(error: Error) {
    const problem = error instanceof ApiError ? error.fields["password"] : undefined;
    if (problem !== undefined) form.setError("password", { message: problem }, { shouldFocus: true });
  }

  return (
    <>
      <p className="mt-2 text-md text-text-2">
        <T k="reset.text" />
      </p>
      <form noValidate onSubmit={(event) => void handleSubmit(event)} className="mt-8 flex flex-col gap-5">
        <PasswordField
          label={<T k="reset.password" />}
          hint={<T k="signup.passwordHint" />}
          showLabel={t("auth.showPassword")}
          capsLockLabel={t("auth.capsLock")}
          autoComplete="new-password"
          error={errors.password?.message !== undefined && <TextFor code={errors.password.message} />}
          {...form.register("password", {
            onChange: () => {
              if (form.getFieldState("confirm").isTouched) void form.trigger("confirm");
            },
          })}
        />
        <PasswordField
          label={<T k="reset.confirm" />}
          showLabel={t("auth.showPassword")}
          capsLockLabel={t("auth.capsLock")}
          autoComplete="new-password"
          error={errors.confirm?.message !== undefined && <TextFor code={errors.confirm.message} />}
          {...form.register("confirm")}
        />
        {reset.isError && Object.keys(errors).length === 0 && <Notice tone="danger" title={reset.error.message} />}
        <Button type="submit" variant="primary" size="lg" isWide isLoading={reset.isPending}>
          {reset.isPending ? <T k="reset.pending" /> : <T k="reset.submit" />}
        </Button>
      </form>
    </>
  );
}

const resetForm = z.intersection(z.object({ password: newPassword }), passwordPair);
type ResetForm = z.output<typeof resetForm>;

const emptyReset: ResetForm = { password: "", confirm: "" };
