import { T, useT } from "#lib/messages.tsx";
import { Button } from "#ui/button.tsx";

const EXAMPLES = ["create.prompt.example.1", "create.prompt.example.2", "create.prompt.example.3"] as const;

/** A blank box is the hardest place to start from. */
export function ExamplePrompts({ onChoose }: { onChoose: (text: string) => void }) {
  const t = useT();
  return (
    <div className="flex flex-col gap-2">
      <p className="text-sm text-text-3">
        <T k="create.prompt.examples" />
      </p>
      <ul className="flex flex-wrap gap-2">
        {EXAMPLES.map((key) => (
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
