import { T } from "#lib/messages.tsx";
import { readDevice } from "./device-name.ts";

export function DeviceWords({ userAgent }: { userAgent: string }) {
  const { browser, system } = readDevice(userAgent);
  if (browser !== undefined && system !== undefined) return <T k="sessions.device" v={{ browser, system }} />;
  return browser ?? system ?? <T k="sessions.unknown" />;
}
