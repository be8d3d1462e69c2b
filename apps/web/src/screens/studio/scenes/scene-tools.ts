import type { Clip } from "@sahne/contract/studio/cameras";
import type { Content } from "#screens/studio/edits/content.ts";
import type { Edit } from "#screens/studio/edits/edit-film.ts";
import type { PreviewClient } from "#screens/studio/preview/preview-client.ts";
import type { PictureFile } from "#screens/studio/preview/open-film.ts";

/** What every part of the list works with. */
export type SceneTools = {
  /** Where the drawings lie; null until that is known. */
  base: string | null;
  worker: PreviewClient | null;
  content: Content;
  stills: ReadonlyMap<string, ImageBitmap>;
  pictures: readonly PictureFile[] | null;
  /** Everything that was filmed for its owner; undefined until that is known. */
  clips: readonly Clip[] | undefined;
  edit: (edit: Edit) => void;
  /** Lets a service write one scene, or all of them (null). */
  write: (index: number | null) => void;
  /** Ends a step of typing. */
  rest: () => void;
};
