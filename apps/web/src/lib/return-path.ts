const PARAMETER = "next";
const HOME = "/dashboard";

/** The login page's address, remembering which page was asked for first. */
export function loginPath(askedFor: string | undefined): string {
  return withReturnPath("/auth/login", askedFor);
}

export function withReturnPath(path: string, askedFor: string | undefined): string {
  if (askedFor === undefined || askedFor === HOME) return path;
  return `${path}?${new URLSearchParams({ [PARAMETER]: askedFor }).toString()}`;
}

/** Where to go after signing in: only a path of this origin, whatever the address bar claims (R2.3). */
export function returnPath(search: URLSearchParams, origin: string): string {
  const asked = search.get(PARAMETER);
  if (asked === null || !asked.startsWith("/")) return HOME;
  const target = URL.parse(asked, origin);
  if (target === null || target.origin !== origin || target.pathname.startsWith("//")) return HOME;
  const leadsNowhere = target.pathname.startsWith("/auth/");
  return leadsNowhere ? HOME : `${target.pathname}${target.search}${target.hash}`;
}

export function askedPath(search: URLSearchParams): string | undefined {
  return search.get(PARAMETER) ?? undefined;
}
