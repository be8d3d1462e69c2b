import { loginRoute, logoutRoute, registerRoute, type LoginBody, type RegisterBody } from "@sahne/contract/accounts";
import type { User } from "@sahne/contract/accounts";
import { useMutation, useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { call } from "#lib/api.ts";
import { logWarning } from "#lib/log.ts";
import { forgetSession, hasToken, refreshSession, startSession, useSession } from "#lib/session.ts";

export const userKey = ["user"] as const;

/**
 * The signed-in user's id for paths. Without a stored user the call is still made: the server then decides, and its
 * refusal leads to the login page (R2.3).
 */
export function useUserId(): string {
  return useSession().user?._id ?? "me";
}

export function useLogin() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: LoginBody) => call(loginRoute, { body }, "login.failed"),
    onSuccess: (reply) => begin(queryClient, reply),
  });
}

export function useRegister() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: RegisterBody) => call(registerRoute, { body }, "signup.failed"),
    onSuccess: (reply) => begin(queryClient, reply),
  });
}

/** Signs out here at once; the server is told in passing, so that a slow network keeps nobody signed in (R4.3). */
export function useSignOut(): () => Promise<void> {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return async () => {
    if (hasToken()) {
      call(logoutRoute, {}, "default.unknown").catch((error: unknown) => {
        logWarning("The server could not be told about the sign-out", error);
      });
    }
    forgetSession();
    await navigate("/auth/login");
    refreshSession();
    queryClient.clear();
  };
}

function begin(queryClient: QueryClient, { token, user }: { token: string; user: User }): void {
  queryClient.clear();
  startSession(token, user);
  queryClient.setQueryData(userKey, user);
}
