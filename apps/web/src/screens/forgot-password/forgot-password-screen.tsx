import { zodResolver } from "@hookform/resolvers/zod";
import { forgotPasswordBody } from "@sahne/contract/accounts/accounts";
import { MailCheck } from "lucide-react";
import { useForm } from "react-hook-form";
import { Link } from "react-router";
import { useForgotPassword } from "#data/accounts/accounts.ts";
import { useHasOutbox } from "#data/accounts/mails.ts";
import { T, TextFor } from "#lib/messages.tsx";
import { Button } from "#ui/button.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { TextField } from "#ui/form/text-field.tsx";
import { Notice } from "#ui/notice.tsx";

type ForgotForm = { email: string };

export function ForgotPasswordScreen() {
  const forgot = useForgotPassword();
  return (
    <>
      {forgot.isSuccess ? <Sent onAgain={() => forgot.reset()} /> : <AskForLink forgot={forgot} />}
      <p className="mt-8 border-t border-line pt-6">
        <Link to="/auth/login" className="font-medium text-accent-text underline underline-offset-4">
          <T k="forgot.back" />
        </Link>
      </p>
    </>
  );
}

function AskForLink({ forgot }: { forgot: ReturnType<typeof useForgotPassword> }) {
  const form = useForm<ForgotForm>({
    resolver: zodResolver(forgotPasswordBody),
    defaultValues: { email: "" },
    mode: "onTouched",
  });
  const problem = form.formState.errors.email?.message;
  const handleSubmit = form.handleSubmit(({ email }) => {
    forgot.mutate(email, { onError: () => form.setFocus("email", { shouldSelect: true }) });
  });

  return (
    <>
      <header>
        <h1 className="text-3xl font-semibold">
          <T k="forgot.title" />
        </h1>
        <p className="mt-2 text-md text-text-2">
          <T k="forgot.text" />
        </p>
      </header>
      <form noValidate onSubmit={(event) => void handleSubmit(event)} className="mt-8 flex flex-col gap-5">
        <TextField
          label={<T k="forgot.email" />}
          type="email"
          autoComplete="email"
          error={problem !== undefined && <TextFor code={problem} />}
          {...form.register("email")}
        />
        {forgot.isError && <Notice tone="danger" title={forgot.error.message} />}
        <Button type="submit" variant="primary" size="lg" isWide isLoading={forgot.isPending}>
          {forgot.isPending ? <T k="forgot.pending" /> : <T k="forgot.submit" />}
        </Button>
      </form>
    </>
  );
}

/** The same words for every address: nobody learns here who has an account. */
function Sent({ onAgain }: { onAgain: () => void }) {
  const hasOutbox = useHasOutbox();
  return (
    <div className="flex flex-col items-start gap-5">
      <span
        aria-hidden="true"
        className="flex size-12 items-center justify-center rounded-lg bg-success-tint text-success"
      >
        <MailCheck className="size-6" />
      </span>
      <h1 className="text-3xl font-semibold">
        <T k="forgot.sentTitle" />
      </h1>
      <p role="status" className="text-md text-text-2">
        <T k="forgot.sent" />
      </p>
      {hasOutbox && (
        <Notice
          className="w-full"
          action={
            <ButtonLink to="/outbox" size="sm">
              <T k="forgot.openOutbox" />
            </ButtonLink>
          }
        >
          <T k="forgot.outbox" />
        </Notice>
      )}
      <Button onClick={onAgain}>
        <T k="forgot.again" />
      </Button>
    </div>
  );
}
