import { zodResolver } from "@hookform/resolvers/zod";
import { useForm, type FieldPath } from "react-hook-form";
import { Link, useNavigate, useSearchParams } from "react-router";
import { useRegister } from "#data/accounts/accounts.ts";
import { useSite } from "#data/site.ts";
import { ApiError } from "#lib/api-error.ts";
import { useLinkToken } from "#lib/link-token.ts";
import { T } from "#lib/messages.tsx";
import { askedPath, returnPath, withReturnPath } from "#lib/return-path.ts";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { SignupFields } from "./signup-fields.tsx";
import { emptySignup, signupForm, type SignupForm } from "./signup-form.ts";

export function SignupScreen() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const register = useRegister();
  const invitation = useLinkToken();
  const signUp = useSite().data?.signUp ?? "open";
  const isShut = signUp === "closed" || (signUp === "invite" && invitation === undefined);
  const form = useForm<SignupForm>({
    resolver: zodResolver(signupForm),
    defaultValues: emptySignup,
    mode: "onTouched",
  });
  const { errors } = form.formState;

  const handleSubmit = form.handleSubmit(({ confirm: _confirm, ...body }) => {
    register.mutate(
      { ...body, ...(invitation !== undefined && { invitation }) },
      {
        onSuccess: () => void navigate(returnPath(search, window.location.origin), { replace: true }),
        onError: (error) => showFieldErrors(error),
      },
    );
  });

  function showFieldErrors(error: Error) {
    if (!(error instanceof ApiError)) return;
    for (const field of Object.keys(emptySignup) as FieldPath<SignupForm>[]) {
      const message = error.fields[field];
      if (message !== undefined) form.setError(field, { message }, { shouldFocus: true });
    }
  }

  return (
    <>
      <header>
        <h1 className="text-3xl font-semibold">
          <T k="signup.title" />
        </h1>
        <p className="mt-2 text-md text-text-2">
          <T k="signup.subtitle" />
        </p>
      </header>
      {isShut && <Shut isClosed={signUp === "closed"} />}
      <form
        noValidate
        hidden={isShut}
        onSubmit={(event) => void handleSubmit(event)}
        className="mt-8 flex flex-col gap-5 [[hidden]]:hidden"
      >
        <SignupFields form={form} />
        {register.isError && Object.keys(errors).length === 0 && (
          <Notice tone="danger" title={register.error.message} />
        )}
        <Button
          type="submit"
          variant="primary"
          size="lg"
          isWide
          isLoading={register.isPending}
          disabled={Object.keys(errors).length > 0}
        >
          {register.isPending ? <T k="signup.pending" /> : <T k="signup.submit" />}
        </Button>
        <Terms />
      </form>
      <p className="mt-8 border-t border-line pt-6 text-base text-text-2">
        <T k="signup.haveAccount" />{" "}
        <Link
          to={withReturnPath("/auth/login", askedPath(search))}
          className="font-medium text-accent-text underline underline-offset-4"
        >
          <T k="signup.toLogin" />
        </Link>
      </p>
    </>
  );
}

function Shut({ isClosed }: { isClosed: boolean }) {
  return (
    <Notice tone="warning" className="mt-8" title={<T k={isClosed ? "signup.closed" : "signup.inviteOnly"} />}>
      <T k={isClosed ? "signup.closedText" : "signup.inviteOnlyText"} />
    </Notice>
  );
}

function Terms() {
  return (
    <p className="text-sm text-text-2">
      <T k="signup.terms" />{" "}
      <Link to="/terms" className="text-accent-text underline underline-offset-4">
        <T k="signup.termsLink" />
      </Link>
      {", "}
      <Link to="/privacy" className="text-accent-text underline underline-offset-4">
        <T k="signup.privacyLink" />
      </Link>
    </p>
  );
}
