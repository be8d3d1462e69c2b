import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { BlockList, isIP, type Socket } from "node:net";

const CONNECTED = "undici:client:connected";

/** Addresses that belong to this machine, its network or its cloud. */
const PRIVATE = new BlockList();
for (const [network, bits] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.168.0.0", 16],
  ["224.0.0.0", 3],
] as const)
  PRIVATE.addSubnet(network, bits, "ipv4");
for (const [network, bits] of [
  ["::", 127],
  ["fc00::", 7],
  ["fe80::", 10],
  ["ff00::", 8],
] as const)
  PRIVATE.addSubnet(network, bits, "ipv6");

export function isPrivateAddress(address: string): boolean {
  const version = isIP(address);
  // What is no address at all is nothing to connect to.
  if (version === 0) return true;
  return PRIVATE.check(address, version === 4 ? "ipv4" : "ipv6");
}

type Connected = { connectParams: { hostname: string }; socket: Socket };

/**
 * A name that is allowed may still be made to lead into our own network. So the address is looked at when the connection
 * stands and before anything is sent over it; a look at the name beforehand could be answered otherwise a moment later.
 */
export function refusePrivateAddresses(hosts: readonly string[]): { stop(): void } {
  const onConnected = (message: unknown): void => {
    const { connectParams, socket } = message as Connected;
    const name = connectParams.hostname.toLowerCase();
    const isConcerned = hosts.some((host) => name === host || name.endsWith(`.${host}`));
    if (isConcerned && isPrivateAddress(socket.remoteAddress ?? "")) {
      socket.destroy(new Error(`${name} leads to an address inside of our own network`));
    }
  };
  subscribe(CONNECTED, onConnected);
  return { stop: () => void unsubscribe(CONNECTED, onConnected) };
}
