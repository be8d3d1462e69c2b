import { loginRoute, registerRoute } from "@sahne/contract/accounts/accounts";
import { getProfileRoute } from "@sahne/contract/accounts/profile";
import { createVideoRoute, getVideoRoute, listVideosRoute } from "@sahne/contract/videos/videos";
import { tokenCheckRoute } from "@sahne/contract/publishing/youtube";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { startApi, type SeenRequest } from "#test/api-server.ts";
import { ApiError } from "./api-error.ts";
import { call } from "./api.ts";
import { loadMessages, setLanguage } from "./messages.tsx";
import { onSessionExpired } from "./session.ts";

type Answers = Parameters<typeof startApi>[0];
const status = { hasToken: true, connected: true, isAuthenticated: true, channel: null };

let api: Awaited<ReturnType<typeof startApi>>;
let answers: Answers;

beforeEach(async () => {
  localStorage.clear();
  await loadMessages(["common", "defaults", "auth"]);
  answers = () => ({ status: 200, body: status });
  api = await startApi((request) => answers(request));
});

afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  await setLanguage("mix");
  await api.stop();
});

async function failure(calling: Promise<unknown>): Promise<ApiError> {
  const error = await calling.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ApiError)) throw new Error(`expected an ApiError, got ${String(error)}`);
  return error;
}

function checkStatus(): Promise<unknown> {
  return call(tokenCheckRoute, {}, "default.youtubeStatus");
}

function lastRequest(): SeenRequest {
  const request = api.seen.at(-1);
  if (request === undefined) throw new Error("nothing arrived");
  return request;
}

describe("what is sent", () => {
  test("[R11.0] the token goes along whenever there is one, also on a public call", async () => {
    localStorage.setItem("authToken", "t-1");
    answers = () => ({ status: 401, body: { message: "Wrong." } });

    await failure(call(loginRoute, { body: { username: "ada", password: "x" } }, "login.failed"));

    expect(lastRequest().headers.authorization).toBe("Bearer t-1");
    expect(lastRequest().headers["content-type"]).toBe("application/json");
    expect(lastRequest().body).toEqual({ username: "ada", password: "x" });
  });

  test("[R11.0] without a token there is no such header", async () => {
    await checkStatus();

    expect(lastRequest().headers.authorization).toBeUndefined();
  });

  test("[R2.8] the language choice is told to the server", async () => {
    await checkStatus();
    expect(lastRequest().headers["accept-language"]).toBe("mix");

    await setLanguage("en");
    await checkStatus();
    expect(lastRequest().headers["accept-language"]).toBe("en");
  });

  test("paths and queries are filled in and escaped", async () => {
    await failure(call(getVideoRoute, { params: { videoId: "a/b c" } }, "default.unknown"));
    expect(lastRequest().path).toBe("/api/videos/a%2Fb%20c");

    const query = { status: "failed" as const, limit: 10 };
    await failure(call(listVideosRoute, { params: { userId: "u1" }, query }, "default.unknown"));
    expect(lastRequest().path).toBe("/api/users/u1/videos?status=failed&limit=10");
  });

  test("a call that creates carries a key: the caller's, else one of its own", async () => {
    const body = { scenario: "text2video" as const, promptText: "a red kite" };

    await failure(call(createVideoRoute, { body, idempotencyKey: "once" }, "default.createVideo"));
    expect(lastRequest().headers["idempotency-key"]).toBe("once");

    await failure(call(createVideoRoute, { body }, "default.createVideo"));
    expect(lastRequest().headers["idempotency-key"]).toMatch(/^[0-9a-f-]{32,36}$/);
  });
});

describe("what a failure says", () => {
  test("[R11.0] the server's message comes first, with its code, fields and request id", async () => {
    answers = () => ({
      status: 409,
      body: {
        message: "Bu kullanıcı adı alınmış.",
        error: "ignored",
        code: "username_taken",
        fields: { username: { code: "username_taken", message: "Alınmış" } },
        requestId: "r-7",
      },
    });
    const body = { fullname: "Ada L", username: "ada", email: "a@b.co", password: "secret" };

    const error = await failure(call(registerRoute, { body }, "signup.failed"));

    expect(error).toMatchObject({
      status: 409,
      code: "username_taken",
      message: "Bu kullanıcı adı alınmış.",
      fields: { username: "Alınmış" },
      requestId: "r-7",
    });
  });

  test("[R11.0] without a message the `error` text serves", async () => {
    answers = () => ({ status: 500, body: { error: "Out of film" } });

    expect((await failure(checkStatus())).message).toBe("Out of film");
  });

  test.each([
    ["an empty object", {}],
    ["an error page", "<html>502</html>"],
    ["nothing", ""],
    ["a text that is empty", { message: "" }],
  ])("[R15.3] [R11.0] with %s the default stands", async (_name, body) => {
    answers = () => ({ status: 502, body });

    const error = await failure(call(getProfileRoute, { params: { userId: "u" }, query: {} }, "default.fetchProfile"));

    expect(error.message).toBe("Failed to fetch user profile");
    expect(error.status).toBe(502);
  });

  test.each([
    ["[R15.6]", "default.fetchDashboard", "Failed to fetch dashboard profile"],
    ["[R15.7]", "default.createVideo", "Failed to create video"],
    ["[R15.9]", "default.publishVideo", "Failed to upload video to YouTube"],
    ["[R15.10]", "default.youtubeCallback", "Failed to handle YouTube callback"],
    ["[R15.11]", "default.youtubeStatus", "Failed to check YouTube token status"],
    ["[R15.12]", "default.youtubeAuth", "Failed to initiate YouTube authentication"],
    ["[R15.13]", "default.youtubeDisconnect", "Failed to disconnect YouTube account"],
    ["[R10.1]", "login.failed", "Login failed. Please try again."],
    ["[R10.2]", "signup.failed", "Registration failed. Please try again."],
  ] as const)("%s the default of %s is worded as specified", async (_id, key, text) => {
    answers = () => ({ status: 500, body: {} });

    expect((await failure(call(tokenCheckRoute, {}, key))).message).toBe(text);
  });

  test("an answer that is not what the contract says is a failure, not half data", async () => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    answers = () => ({ status: 200, body: { connected: "perhaps" } });

    const error = await failure(checkStatus());

    expect(error).toMatchObject({ code: "bad_reply", message: "Failed to check YouTube token status" });
  });
});

describe("no answer", () => {
  test("[R11.0] a call is given up after 10,000 ms, not before", async () => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    answers = () => "never";
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    let outcome: unknown = "pending";

    const calling = failure(checkStatus()).then((error) => (outcome = error));
    await vi.advanceTimersByTimeAsync(9_999);
    expect(outcome).toBe("pending");
    await vi.advanceTimersByTimeAsync(1);
    vi.useRealTimers();

    expect(await calling).toMatchObject({
      status: 0,
      code: "timeout",
      message: "Failed to check YouTube token status",
    });
  });

  test("[R10.5] a broken connection is logged and ends no session", async () => {
    const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
    localStorage.setItem("authToken", "t-1");
    answers = () => "hang-up";

    const error = await failure(checkStatus());

    expect(error).toMatchObject({ status: 0, code: "network_error" });
    expect(log).toHaveBeenCalledOnce();
    expect(localStorage.getItem("authToken")).toBe("t-1");
  });
});

describe("a refused session", () => {
  const refusal = { status: 401, body: { message: "Oturum gerekli.", code: "session_required", requestId: "r" } };

  test("[R10.5] any 401 removes token and user and asks for the login page", async () => {
    const expired = vi.fn();
    const stop = onSessionExpired(expired);
    localStorage.setItem("authToken", "t-1");
    localStorage.setItem("user", "{}");
    answers = () => refusal;

    await failure(checkStatus());
    stop();

    expect(localStorage.getItem("authToken")).toBeNull();
    expect(localStorage.getItem("user")).toBeNull();
    expect(expired).toHaveBeenCalledOnce();
  });

  test("[R10.1] [R10.5] a failed login keeps what is stored and shows the server's words", async () => {
    const expired = vi.fn();
    const stop = onSessionExpired(expired);
    localStorage.setItem("authToken", "t-1");
    answers = () => ({ status: 401, body: { message: "Wrong username or password." } });

    const error = await failure(call(loginRoute, { body: { username: "ada", password: "x" } }, "login.failed"));
    stop();

    expect(error.message).toBe("Wrong username or password.");
    expect(localStorage.getItem("authToken")).toBe("t-1");
    expect(expired).not.toHaveBeenCalled();
  });

  test("a late refusal of an old token leaves the new session alone", async () => {
    localStorage.setItem("authToken", "old");
    answers = () => {
      localStorage.setItem("authToken", "new");
      return refusal;
    };

    await failure(checkStatus());

    expect(localStorage.getItem("authToken")).toBe("new");
  });

  test.each([403, 404, 409, 500])("[R10.5] %i is no reason to sign out", async (code) => {
    localStorage.setItem("authToken", "t-1");
    answers = () => ({ status: code, body: { message: "No." } });

    await failure(checkStatus());

    expect(localStorage.getItem("authToken")).toBe("t-1");
  });
});
