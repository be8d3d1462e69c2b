import { isIPv6 } from "node:net";

/** What one subscriber of a network usually owns: an IPv4 address, or the upper half of an IPv6 one. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  return isIPv6(address) ? `${expand(address).slice(0, 4).join(":")}::/64` : address;
}

function expand(address: string): string[] {
  const [head = "", tail] = address.split("%", 1).join("").split("::");
  const left = groupsOf(head);
  if (tail === undefined) return left;
  const right = groupsOf(tail);
  const missing = Math.max(0, 8 - left.length - right.length);
  return [...left, ...Array<string>(missing).fill("0"), ...right];
}

function groupsOf(part: string): string[] {
  return part === "" ? [] : part.split(":").map((group) => group.toLowerCase().replace(/^0+(?=.)/, ""));
}
