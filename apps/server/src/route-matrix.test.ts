import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { users } from "#platform/db/schema.ts";
import type { MountedRoute } from "#platform/http/route-table.ts";
import { callApi, type Answer } from "#test/api.ts";
import { makeWorld, type World } from "#test/matrix/matrix-world.ts";
import type { MatrixRequest, MatrixRow } from "#test/matrix/row.ts";
import { holdRenders } from "#test/product/render-process.ts";
import { routeMatrix } from "#test/matrix/route-matrix.ts";
import { withTestProduct } from "#test/product/test-product.ts";

const t = withTestProduct("once");

// Who gets in is asked here, not what is drawn then.
beforeEach(() => holdRenders(t.product()));

type Method = "GET" | "POST" | "PUT" | "DELETE";

function urlOf(route: MountedRoute, request: MatrixRequest, world: World): string {
  const params: Record<string, string> = { userId: world.owner.id, ...request.params };
  const path = route.url
    .replace("*", params["*"] ?? "")
    .replaceAll(/:(\w+)/g, (_part, name: string) => encodeURIComponent(params[name] ?? ""));
  const query = new URLSearchParams(request.query).toString();
  return query === "" ? path : `${path}?${query}`;
}

async function send(
  world: World,
  route: MountedRoute,
  request: MatrixRequest,
  caller: { token?: string | undefined },
): Promise<Answer> {
  return callApi(world.product, route.method as Method, urlOf(route, request, world), {
    token: caller.token,
    body: request.body,
    ...(request.headers && { headers: request.headers }),
  });
}

/** For an answer that does not end: only how it begins. */
async function openStream(world: World, route: MountedRoute, request: MatrixRequest): Promise<number> {
  const raw = await world.product.app.inject({
    method: route.method as Method,
    url: urlOf(route, request, world),
    headers: { host: "localhost:3000", authorization: `Bearer ${world.owner.token}` },
    payloadAsStream: true,
  });
  raw.stream().destroy();
  return raw.statusCode;
}

function expectNothingOf(world: World, answer: Answer): void {
  for (const trace of [world.canary, world.owner.username, world.owner.token]) {
    expect(answer.raw.body).not.toContain(trace);
  }
}

async function expectClosed(world: World, route: MountedRoute, row: MatrixRow, request: MatrixRequest): Promise<void> {
  for (const token of [
    undefined,
    "cv1_forged",
    `${world.owner.token}x`,
    "eyJhbGciOiJub25lIn0.e30.",
    world.gone.token,
  ]) {
    const answer = await send(world, route, request, { token });
    expect([token, answer.status, answer.body["code"]]).toEqual([token, 401, "session_required"]);
    expectNothingOf(world, answer);
  }
  const other = row.other ?? (route.url.includes(":") ? "not_found" : "own");
  if (row.isStream) return;
  const answer = await send(world, route, request, { token: world.other.token });
  expect([route.id, other === "own" ? "own" : answer.status]).toEqual([route.id, other === "own" ? "own" : 404]);
  expectNothingOf(world, answer);
}

/** Also for whoever is signed in, and whatever is wrong with what they send: the same answer as for an address that is none. */
async function expectHidden(world: World, route: MountedRoute, request: MatrixRequest): Promise<void> {
  const nowhere = await callApi(world.product, route.method as Method, "/api/admin-is-not-here", {});
  for (const token of [undefined, "cv1_forged", world.gone.token, world.other.token]) {
    for (const body of request.body === undefined ? [undefined] : [request.body, { wrong: true }]) {
      const answer = await send(world, route, { ...request, body }, { token });
      const { requestId: _asked, ...told } = answer.body;
      const { requestId: _nowhere, ...unknown } = nowhere.body;
      expect([route.id, answer.status, told]).toEqual([route.id, 404, unknown]);
      expectNothingOf(world, answer);
    }
  }
}

test("every mounted route has a row in the matrix, and every row its route [R11.16]", () => {
  const mounted = t.product().app.routeTable.map(({ id }) => id);

  expect(mounted.length).toBeGreaterThan(30);
  expect(Object.keys(routeMatrix).toSorted()).toEqual([...new Set(mounted)].toSorted());
});

test.each(Object.entries(routeMatrix))(
  "%s: nobody without the owner's session gets in, the owner does [R11.16]",
  async (id, row) => {
    const route = t.product().app.routeTable.find((mounted) => mounted.id === id);
    if (!route) throw new Error(`${id} is not mounted.`);
    const world = await makeWorld(t.product());
    const request = await row.request(world);

    if (row.access === "operator") {
      await expectHidden(world, route, request);
      await world.product.context.db.update(users).set({ isOperator: true }).where(eq(users.id, world.owner.id));
    }
    if (row.access === "session") await expectClosed(world, route, row, request);
    const status = row.isStream
      ? await openStream(world, route, request)
      : // Last, so that whatever the strangers sent has harmed nothing.
        (await send(world, route, request, { token: row.access === "public" ? undefined : world.owner.token })).status;

    expect([id, Math.floor(status / 100)]).toEqual([id, 2]);
  },
);
