import { expect, test } from "vitest";
import { callApi, makeUser } from "#test/api.ts";
import { connectChannel } from "#test/vendors/sandbox-consent.ts";
import { withTestProduct } from "#test/product/test-product.ts";

const t = withTestProduct();

test("leaving, connecting, disconnecting and a key asked for in vain are security events of the account", async () => {
  const user = await makeUser(t.product());
  const send = (method: "GET" | "POST" | "DELETE", path: string, token: string, body?: object) =>
    callApi(t.product(), method, path, { token, body, headers: { "user-agent": "Firefox" } });
  await connectChannel(t.product(), user);
  expect((await send("DELETE", "/api/youtube/disconnect", user.token)).status).toBe(200);
  const reveal = await send("POST", `/api/users/${user.id}/keys/gemini/reveal`, user.token, { password: "yanlis" });
  expect(reveal.status).toBe(422);
  expect((await send("POST", "/api/logout", user.token)).status).toBe(200);

  const again = { username: user.username, password: "gizli-sifre" };
  const { body: login } = await callApi(t.product(), "POST", "/login", { body: again });
  const { body } = await send("GET", `/api/users/${user.id}/security-events`, String(login["token"]));
  const events = body["events"] as { kind: string; userAgent: string }[];

  expect(events.map(({ kind }) => kind)).toEqual([
    "login",
    "signed_out",
    "key_reveal_failed",
    "channel_disconnected",
    "channel_connected",
    "signed_up",
  ]);
  expect(events[1]?.userAgent).toBe("Firefox");
});
