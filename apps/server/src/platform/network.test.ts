import { expect, test } from "vitest";
import { networkOf } from "./network.ts";

test("an IPv4 address counts by itself, also where it is written as IPv6", () => {
  expect(networkOf("203.0.113.7")).toBe("203.0.113.7");
  expect(networkOf("::ffff:203.0.113.7")).toBe("203.0.113.7");
});

test("the addresses of one IPv6 household count as one, its neighbour's do not", () => {
  expect(networkOf("2001:db8:0:1::1")).toBe(networkOf("2001:0DB8:0000:0001:ffff:1:2:3"));
  expect(networkOf("2001:db8:0:1::1")).not.toBe(networkOf("2001:db8:0:2::1"));
  expect(networkOf("::1")).toBe("0:0:0:0::/64");
});
