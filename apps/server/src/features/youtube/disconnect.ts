import type { Context } from "#context.ts";
import { deleteConnection, findConnection } from "./youtube.repo.ts";

/** Our copy goes first and for certain; Google is told as well, and its silence keeps nobody connected. */
export async function disconnect(context: Context, userId: string): Promise<void> {
  const connection = await findConnection(context.db, userId, context.google.origin);
  await deleteConnection(context.db, userId);
  if (!connection) return;
  const refreshToken = context.secrets.open("google-token", `users/${userId}/refresh`, connection.refreshTokenSealed);
  await context.google.revoke(refreshToken).catch((error: unknown) => {
    context.log.warn({ err: error, userId }, "google could not be told of the disconnect");
  });
}
