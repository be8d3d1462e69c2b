import { T, useT, type PlainKey } from "#lib/messages.tsx";
import { Button } from "#ui/button.tsx";

type ExampleListProps = { keys: readonly PlainKey[]; onChoose: (text: string) => void };

/** A blank box is the hardest place to start from. */
export function ExampleList({ keys, onChoose }: ExampleListProps) {
  const t = useT();
  return (
    <div className="flex flex-col gap-2">
      <p className="text-sm text-text-3">
        <T k="create.prompt.examples" />
      </p>
      <ul className="flex flex-wrap gap-2">
        {keys.map((key) => (
          <li key={key} className="min-w-0">
            <Button
              size="sm"
              className="h-auto! rounded-lg! border-line! py-1.5 text-left font-normal! whitespace-normal! hover:border-line-strong!"
              onClick={() => onChoose(t(key))}
            >
              <T k={key} />
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
