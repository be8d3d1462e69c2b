import {
  forgotPasswordRoute,
  loginRoute,
  logoutRoute,
  registerRoute,
  resetPasswordRoute,
  type LoginBody,
  type RegisterBody,
  type ResetPasswordBody,
  type User,
} from "@sahne/contract/accounts/accounts";
import { useMutation, useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useNavigate } from "react-router";
import { call } from "#lib/api.ts";
import { logWarning } from "#lib/log.ts";
import { forgetSession, hasToken, refreshSession, startSession, useSession } from "#lib/session.ts";
import { readStored } from "#lib/storage.ts";
import { browserTimeZone } from "#lib/time/time-zone.ts";

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
    mutationFn: (body: Omit<RegisterBody, "timeZone" | "theme">) =>
      call(registerRoute, { body: { ...body, ...browserChoices() } }, "signup.failed"),
    onSuccess: (reply) => begin(queryClient, reply),
  });
}

/** The answer is the same whether or not the account exists, so there is nothing to keep of it. */
export function useForgotPassword() {
  return useMutation({
    mutationFn: (email: string) => call(forgotPasswordRoute, { body: { email } }, "forgot.failed"),
  });
}

/** Ends every session of the account: whatever this browser still holds is worth nothing any more. */
export function useResetPassword() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: ResetPasswordBody) => call(resetPasswordRoute, { body }, "default.unknown"),
    onSuccess: () => {
      forgetSession();
      refreshSession();
      queryClient.clear();
    },
  });
}

/** Signs out here at once; the server is told in passing, so that a slow network keeps nobody signed in (R4.3). */
export function useSignOut(): () => Promise<void> {
  const navigate = useNavigate();
  return async () => {
    if (hasToken()) {
      call(logoutRoute, {}, "default.unknown").catch((error: unknown) => {
        logWarning("The server could not be told about the sign-out", error);
      });
    }
    forgetSession();
    await navigate("/auth/login");
  };
}

/** For the pages of visitors: by the time they stand, nothing of the last user may be left in memory. */
export function useForgetLastUser(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    refreshSession();
    queryClient.clear();
  }, [queryClient]);
}

/** A new account begins with what this browser uses already; its language goes along with every call. */
function browserChoices(): Pick<RegisterBody, "timeZone" | "theme"> {
  return { timeZone: browserTimeZone(), theme: readStored("theme") === "light" ? "light" : "dark" };
}

function begin(queryClient: QueryClient, { token, user }: { token: string; user: User }): void {
  queryClient.clear();
  startSession(token, user);
  queryClient.setQueryData(userKey, user);
}
