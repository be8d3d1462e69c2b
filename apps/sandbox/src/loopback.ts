/** Exact names only: `127.1`, `0.0.0.0` and names that merely resolve to loopback do not count. */
export function isLoopbackHost(host: string): boolean {
  return host === "127.0.0.1" || host === "::1" || host === "[::1]" || host === "localhost";
}

export function isLoopbackUrl(url: string): boolean {
  const parsed = URL.parse(url);
  return parsed !== null && /^https?:$/.test(parsed.protocol) && isLoopbackHost(parsed.hostname);
}
