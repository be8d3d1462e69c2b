import { errorKinds } from "@sahne/contract/errors";
import { useEffect } from "react";
import type { ApiError } from "#lib/api-error.ts";
import { loadMessages, T, TextFor, useT } from "#lib/messages.tsx";
import { Notice } from "#ui/notice.tsx";

/** Why it was not taken, on whose side that is and what helps. */
export function SendProblem({ problem }: { isOpen: boolean; problem: ApiError }) {
  const t = useT();
  const { code, message, fields } = problem;
  const kind = code in errorKinds ? errorKinds[code as keyof typeof errorKinds] : undefined;
  const step = `error.${code}.action`;
  // Most visits need none of these words, and the reason itself is there without them.
  useEffect(() => void loadMessages(["errors"]).catch(() => undefined), []);
  return (
    <Notice tone="danger" title={message}>
      {t.has(step) && (
        <p>
          {kind !== undefined && (
            <>
              <T k={`fault.${kind.fault}`} />
              {" · "}
            </>
          )}
          <TextFor code={step} />
        </p>
      )}
      <ul className="empty:hidden">
        {Object.entries(fields).map(([field, text]) => (
          <li key={field}>
            <TextFor code={text} />
          </li>
        ))}
      </ul>
    </Notice>
  );
}
