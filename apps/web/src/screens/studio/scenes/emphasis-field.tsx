import { T, useT } from "#lib/messages.tsx";
import { classNames } from "#ui/class-names.ts";
import type { Scene } from "#screens/studio/edits/content.ts";

type EmphasisFieldProps = { scene: Scene; onChange: (emphasis: string[]) => void };

const MOST_WORDS = 40;
const MOST_EMPHASIS = 10;

/** The words of a scene as buttons: those that are pressed stand out in the film. */
export function EmphasisField({ scene: { text, emphasis }, onChange }: EmphasisFieldProps) {
  const t = useT();
  const words = [...new Set(text.split(/\s+/u).map(bare).filter(Boolean))].slice(0, MOST_WORDS);
  if (words.length === 0) return null;
  const isMarked = (word: string): boolean => emphasis.some((each) => each.split(/\s+/u).map(bare).includes(word));
  function toggle(word: string): void {
    const others = emphasis.filter((each) => !each.split(/\s+/u).map(bare).includes(word));
    onChange(others.length < emphasis.length ? others : [...emphasis, word].slice(-MOST_EMPHASIS));
  }
  return (
    <div className="flex flex-col gap-1.5">
      <span className="text-sm font-medium">
        <T k="studio.emphasis" />
      </span>
      <div role="group" aria-label={t("studio.emphasis")} className="flex flex-wrap gap-1">
        {words.map((word) => (
          <button
            key={word}
            type="button"
            aria-pressed={isMarked(word)}
            onClick={() => toggle(word)}
            className={classNames(
              "min-h-7 rounded-sm border px-2 text-sm pointer-coarse:min-h-11",
              isMarked(word)
                ? "border-text bg-text font-semibold text-bg"
                : "border-line text-text-2 hover:border-line-strong hover:text-text",
            )}
          >
            {word}
          </button>
        ))}
      </div>
    </div>
  );
}

/** Without the marks around it, as the painters look for it. */
function bare(word: string): string {
  return word.replace(/^[^\p{L}\p{N}%$€£]+|[^\p{L}\p{N}%°]+$/gu, "");
}
