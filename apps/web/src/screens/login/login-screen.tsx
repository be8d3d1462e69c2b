import { zodResolver } from "@hookform/resolvers/zod";
import { loginBody, type LoginBody, type Preferences } from "@sahne/contract/accounts/accounts";
import { useForm } from "react-hook-form";
import { Link, useNavigate, useSearchParams } from "react-router";
import { useLogin } from "#data/accounts/accounts.ts";
import { setLanguage, T, TextFor, useT } from "#lib/messages.tsx";
import { askedPath, returnPath, withReturnPath } from "#lib/return-path.ts";
import { useTheme } from "#ui/appearance/theme.tsx";
import { Button } from "#ui/button.tsx";
import { PasswordField } from "#ui/form/password-field.tsx";
import { TextField } from "#ui/form/text-field.tsx";
import { Notice } from "#ui/notice.tsx";

export function LoginScreen() {
  const t = useT();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const theme = useTheme();
  const login = useLogin();
  const form = useForm<LoginBody>({
    resolver: zodResolver(loginBody),
    defaultValues: { username: "", password: "" },
    mode: "onTouched",
  });
  const { errors } = form.formState;
  const askedFor = askedPath(search);

  const handleSubmit = form.handleSubmit((body) => {
    login.mutate(body, {
      onSuccess: ({ user }) => void enter(user.preferences),
      onError: () => form.setFocus("password", { shouldSelect: true }),
    });
  });

  /** What was chosen on another device holds here too, from the first screen on. */
  async function enter(preferences: Preferences) {
    theme.setMode(preferences.theme);
    if (preferences.language !== t.mode) await setLanguage(preferences.language);
    await navigate(returnPath(search, window.location.origin), { replace: true });
  }

  return (
    <>
      <header>
        <h1 className="text-3xl font-semibold">
          <T k="login.title" />
        </h1>
        <p className="mt-2 text-md text-text-2">
          {askedFor === undefined ? <T k="login.subtitle" /> : <T k="auth.returnHint" />}
        </p>
      </header>
      <form noValidate onSubmit={(event) => void handleSubmit(event)} className="mt-8 flex flex-col gap-5">
        <TextField
          label={<T k="login.username" />}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          error={errors.username?.message !== undefined && <TextFor code={errors.username.message} />}
          {...form.register("username")}
        />
        <PasswordField
          label={<T k="login.password" />}
          showLabel={t("auth.showPassword")}
          capsLockLabel={t("auth.capsLock")}
          autoComplete="current-password"
          error={errors.password?.message !== undefined && <TextFor code={errors.password.message} />}
          {...form.register("password")}
        />
        {login.isError && <Notice tone="danger" title={login.error.message} />}
        <Button type="submit" variant="primary" size="lg" isWide isLoading={login.isPending}>
          {login.isPending ? <T k="login.pending" /> : <T k="login.submit" />}
        </Button>
        <Link to="/auth/forgot-password" className="self-start text-sm text-accent-text underline underline-offset-4">
          <T k="login.forgot" />
        </Link>
      </form>
      <p className="mt-8 border-t border-line pt-6 text-base text-text-2">
        <T k="login.noAccount" />{" "}
        <Link
          to={withReturnPath("/auth/signup", askedFor)}
          className="font-medium text-accent-text underline underline-offset-4"
        >
          <T k="login.toSignup" />
        </Link>
      </p>
    </>
  );
}
