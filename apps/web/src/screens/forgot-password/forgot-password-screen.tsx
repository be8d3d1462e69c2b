import { Link } from "react-router";
import { T } from "#lib/messages.tsx";

/** The account issue brings the form; until the server can send the mail there is no button that would do nothing. */
export function ForgotPasswordScreen() {
  return (
    <>
      <h1 className="text-3xl font-semibold">
        <T k="forgot.title" />
      </h1>
      <p className="mt-2 text-md text-text-2">
        <T k="comingSoon.title" />
      </p>
      <p className="mt-8 border-t border-line pt-6">
        <Link to="/auth/login" className="font-medium text-accent-text underline underline-offset-4">
          <T k="forgot.back" />
        </Link>
      </p>
    </>
  );
}
