import { zodResolver } from "@hookform/resolvers/zod";
import { forgotPasswordBody } from "@sahne/contract/accounts";
import { useForm } from "react-hook-form";
import { Link } from "react-router";
import { useForgotPassword } from "#data/accounts.ts";
import { T, TextFor } from "#lib/messages.tsx";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { TextField } from "#ui/text-field.tsx";

/** The answer is the same whether or not there is such an account, so that nobody can ask who has one. */
export function ForgotPasswordScreen() {
  const forgot = useForgotPassword();
  const form = useForm({
    resolver: zodResolver(forgotPasswordBody),
    defaultValues: { email: "" },
    mode: "onTouched",
  });
  const problem = form.formState.errors.email?.message;
  const handleSubmit = form.handleSubmit(({ email }) => forgot.mutate(email));

  return (
    <>
      <h1 className="text-3xl font-semibold">
        <T k="forgot.title" />
      </h1>
      <p className="mt-2 text-md text-text-2">
        <T k="forgot.text" />
      </p>
      {forgot.isSuccess ? (
        <Notice tone="success" className="mt-8">
          <T k="forgot.sent" />
        </Notice>
      ) : (
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
      )}
      <p className="mt-8 border-t border-line pt-6">
        <Link to="/auth/login" className="font-medium text-accent-text underline underline-offset-4">
          <T k="forgot.back" />
        </Link>
      </p>
    </>
  );
}
