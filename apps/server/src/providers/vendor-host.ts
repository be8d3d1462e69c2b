import { ProviderError } from "./provider-error.ts";
import { VENDOR_REASONS } from "./video-generator.ts";

export type VendorHost = { base: string; isSandbox: boolean };
/** Where a key is answered: at its company, or at the stand-in. */
export type HostChoice = (apiKey: string) => VendorHost;

type VendorHosts = { provider: string; vendorUrl: string; sandboxUrl: string | undefined; sandboxPath: string };

/** How long a vendor may take to answer a question that costs nothing. */
export const ASK_TIMEOUT_MS = 20_000;

/** Where Google keeps films and pictures of channels, and where it takes uploads. Freepik's hosts are a setting. */
export const GOOGLE_HOSTS = {
  films: ["googleapis.com", "googleusercontent.com"],
  pictures: ["ggpht.com", "googleusercontent.com", "ytimg.com"],
  uploads: ["googleapis.com", "youtube.com"],
} as const;

const SANDBOX_KEY = "sandbox-";

export function isSandboxKey(apiKey: string): boolean {
  return apiKey.startsWith(SANDBOX_KEY);
}

/** A key made up for trying goes to the sandbox and nowhere else; any other key never goes there. */
export function createHostChoice(hosts: VendorHosts): HostChoice {
  const sandboxBase = hosts.sandboxUrl === undefined ? undefined : `${hosts.sandboxUrl}${hosts.sandboxPath}`;
  const vendorBase = hosts.vendorUrl.replace(/\/$/, "");
  const refuse = (message: string): never => {
    throw new ProviderError(hosts.provider, "unauthorized", message, { reason: VENDOR_REASONS.keyRefused });
  };
  return (apiKey) => {
    if (isSandboxKey(apiKey)) {
      return sandboxBase === undefined
        ? refuse("a key of the sandbox, which does not run here")
        : { base: sandboxBase, isSandbox: true };
    }
    const isSandbox = sandboxBase !== undefined && vendorBase.startsWith(hosts.sandboxUrl ?? "");
    return isSandbox ? refuse("a real key never goes to the sandbox") : { base: vendorBase, isSandbox: false };
  };
}

/** Films are fetched only from where the vendor keeps them: by exact name or as a subdomain, and encrypted. */
export function isAllowedDownload(url: string, host: VendorHost, allowedHosts: readonly string[]): boolean {
  const parsed = URL.parse(url);
  if (!parsed || parsed.username !== "" || parsed.password !== "") return false;
  if (host.isSandbox) return parsed.origin === new URL(host.base).origin;
  if (parsed.origin === new URL(host.base).origin) return true;
  if (parsed.protocol !== "https:" || parsed.port !== "") return false;
  return allowedHosts.some((allowed) => parsed.hostname === allowed || parsed.hostname.endsWith(`.${allowed}`));
}
