import type { ChangeSchedule } from "@sahne/contract/schedules/plans";
import type { VideoOptions } from "@sahne/contract/videos/video-options";
import { isStyle } from "#features/videos/engine-choice.ts";
import { keysOf, moveScheduledVideo } from "#features/videos/videos.repo.ts";
import type { Transaction } from "#platform/db/database.ts";
import type { VideoRecipe } from "#platform/db/schema.ts";
import { AppError } from "#platform/errors.ts";

/** What every later film is made from, after an edit; null when it stays as it is. */
export function changedContent(recipe: VideoRecipe, body: ChangeSchedule): VideoRecipe | null {
  const { videoName, promptText, keywords, style, autoUpload, publication } = body;
  const isText = promptText !== undefined && promptText !== recipe.promptText;
  // A film that was put together by hand does not follow its text any more.
  if (isText && recipe.film) throw new AppError("invalid_request", { fields: { promptText: "plan.prompt.ownFilm" } });
  const changes = {
    ...(videoName !== undefined && { name: videoName }),
    ...(promptText !== undefined && { promptText }),
    ...(keywords !== undefined && { keywords }),
    ...(style !== undefined && { options: restyled(recipe, style) }),
    ...(autoUpload !== undefined && { autoUpload }),
    ...(publication !== undefined && { publication }),
  };
  if (Object.keys(changes).length === 0) return null;
  const changed = { ...recipe, ...changes };
  return { ...changed, publication: changed.autoUpload ? (changed.publication ?? null) : null };
}

/** Without one the text decides; a style that is none is refused as where a video is created. */
function restyled({ engine, film, options }: VideoRecipe, style: string | null): VideoOptions {
  const refuse = () => new AppError("invalid_request", { fields: { style: "create.option.unsupported" } });
  if (engine !== "sahne" || film) throw refuse();
  const { style: _style, ...others } = options;
  if (style === null) return others;
  if (!isStyle(style)) throw refuse();
  return { ...others, style };
}

/** The film of the first run exists already and waits: it is what its plan now says. */
export async function changeWaitingVideo(
  tx: Transaction,
  videoId: string | null,
  { name, promptText, keywords, options, autoUpload, publication }: VideoRecipe,
  now: Date,
): Promise<void> {
  if (videoId === null) return;
  const text = { name, promptText, keywords };
  const changes = { ...text, ...keysOf(text), options, autoUpload, publication: publication ?? null, updatedAt: now };
  await moveScheduledVideo(tx, videoId, changes);
}
