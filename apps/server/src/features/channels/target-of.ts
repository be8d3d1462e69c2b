import type { Context } from "#context.ts";
import type { PublishTarget } from "#providers/publish-target.ts";

/** Whose channel or video this is, told by its id. One of a target that is no longer there belongs to the main one. */
export function targetOf({ targets }: Pick<Context, "targets">, id: string): PublishTarget<Context> {
  const colon = id.indexOf(":");
  return (colon < 0 ? undefined : targets.others[id.slice(0, colon)]) ?? targets.main;
}

/** Where a published video can be looked at. */
export function watchUrl(context: Context, videoId: string): string {
  return targetOf(context, videoId).watchUrl(context, videoId);
}

/** Who may have granted a connection that counts here. */
export function originsOf(context: Context): string[] {
  return [context.targets.main, ...Object.values(context.targets.others)].map((target) => target.origin(context));
}
