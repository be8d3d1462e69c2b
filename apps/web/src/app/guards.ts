import { redirect, type LoaderFunctionArgs } from "react-router";
import { loginPath, returnPath } from "#lib/return-path.ts";
import { hasToken } from "#lib/session.ts";

/** R2.3: presence only; the server checks the token itself on every call. */
export function requireToken({ request }: LoaderFunctionArgs): Response | null {
  if (hasToken()) return null;
  const { pathname, search } = new URL(request.url);
  return redirect(loginPath(pathname + search));
}

/** R2.2: a signed-in visitor has nothing to do here. */
export function visitorsOnly({ request }: LoaderFunctionArgs): Response | null {
  if (!hasToken()) return null;
  const { searchParams, origin } = new URL(request.url);
  return redirect(returnPath(searchParams, origin));
}
