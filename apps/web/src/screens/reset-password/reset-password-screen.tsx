import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import { useLocation, useNavigate } from "react-router";
import { useResetPassword } from "#data/accounts.ts";
import { ApiError } from "#lib/api-error.ts";
import { T, TextFor, useT } from "#lib/messages.tsx";
import { Button } from "#ui/button.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { Notice } from "#ui/notice.tsx";
import { PasswordField } from "#ui/password-field.tsx";
import { readLinkToken, resetForm, type ResetForm } from "./reset-form.ts";

export function ResetPasswordScreen() {
  const token = useLinkToken();
  const [isDone, setIsDone] = useState(false);
  const [isInvalid, setIsInvalid] = useState(token === null);
  return (
    <>
      <h1 className="text-3xl font-semibold">
        <T k="reset.title" />
      </h1>
      <div className="mt-8 flex flex-col items-start gap-5">
        {isDone && (
          <>
            <Notice tone="success" className="w-full">
              <T k="reset.done" />
            </Notice>
            <ButtonLink to="/auth/login" variant="primary" size="lg">
              <T k="login.submit" />
            </ButtonLink>
          </>
        )}
        {isInvalid && (
          <>
            <Notice tone="danger" className="w-full">
              <T k="reset.invalid" />
            </Notice>
            <ButtonLink to="/auth/forgot-password" variant="primary" size="lg">
              <T k="reset.again" />
            </ButtonLink>
          </>
        )}
        {!isDone && !isInvalid && token !== null && (
          <NewPassword token={token} onDone={() => setIsDone(true)} onInvalid={() => setIsInvalid(true)} />
        )}
      </div>
    </>
  );
}

type NewPasswordProps = { token: string; onDone: () => void; onInvalid: () => void };

function NewPassword({ token, onDone, onInvalid }: NewPasswordProps) {
  const t = useT();
  const reset = useResetPassword();
  const form = useForm<ResetForm>({
    resolver: zodResolver(resetForm),
    defaultValues: { password: "", confirm: "" },
    mode: "onTouched",
  });
  const { errors } = form.formState;

  const handleSubmit = form.handleSubmit(({ password }) => {
    reset.mutate(
      { token, password },
      {
        onSuccess: onDone,
        onError: (error) => {
          if (error instanceof ApiError && error.code === "link_invalid") onInvalid();
        },
      },
    );
  });

  return (
    <form noValidate onSubmit={(event) => void handleSubmit(event)} className="flex w-full flex-col gap-5">
      <PasswordField
        label={<T k="reset.password" />}
        hint={<T k="signup.passwordHint" />}
        showLabel={t("auth.showPassword")}
        autoComplete="new-password"
        error={errors.password?.message !== undefined && <TextFor code={errors.password.message} />}
        {...form.register("password")}
      />
      <PasswordField
        label={<T k="reset.confirm" />}
        showLabel={t("auth.showPassword")}
        autoComplete="new-password"
        error={errors.confirm?.message !== undefined && <TextFor code={errors.confirm.message} />}
        {...form.register("confirm")}
      />
      {reset.isError && <Notice tone="danger" title={reset.error.message} />}
      <Button type="submit" variant="primary" size="lg" isWide isLoading={reset.isPending}>
        {reset.isPending ? <T k="reset.pending" /> : <T k="reset.submit" />}
      </Button>
    </form>
  );
}

/** Reads the secret once and takes it out of the address bar: it must stay in no history and on no screenshot. */
function useLinkToken(): string | null {
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const [token] = useState(() => readLinkToken(hash));
  useEffect(() => {
    if (hash !== "") void navigate(pathname, { replace: true });
  }, [hash, pathname, navigate]);
  return token;
}
