import { T } from "#lib/messages.tsx";
import { Spinner } from "#ui/spinner.tsx";

/** Shown while the first screen arrives; invisible for its first 200 ms, so that a quick answer does not blink. */
export function PageLoading() {
  return (
    <div role="status" className="animate-appear-late flex min-h-dvh items-center justify-center text-text-3">
      <Spinner size="lg" />
      <span className="sr-only">
        <T k="common.loading" />
      </span>
    </div>
  );
}
