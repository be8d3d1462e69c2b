import { SERVICES, type KeyService } from "@sahne/contract/services/services";
import type { KeyTestResult } from "@sahne/contract/accounts/profile";
import { CircleCheck, CircleX, ExternalLink, Unplug } from "lucide-react";
import type { ReactNode } from "react";
import { useTestKey } from "#data/accounts/api-keys.ts";
import { T, useT } from "#lib/messages.tsx";
import { Button } from "#ui/button.tsx";

type KeyTestProps = {
  service: KeyService;
  /** A key that is in the form but not saved yet. */
  typed: string | undefined;
  hasKey: boolean;
};

/** Asks the vendor at no cost. The answer belongs to the key that was tried: another key, no answer. */
export function KeyTest({ service, typed, hasKey }: KeyTestProps) {
  const t = useT();
  const test = useTestKey(service);
  const isSameKey = test.variables === typed;
  const canTest = typed === undefined ? hasKey : typed.trim() !== "";
  if (!canTest) return <WhereToGet service={service} />;
  return (
    <>
      <Button
        size="sm"
        isLoading={test.isPending}
        aria-label={`${t("keys.test")}: ${t(`keys.${service}`)}`}
        onClick={() => test.mutate(typed)}
      >
        {test.isPending ? <T k="keys.testing" /> : <T k="keys.test" />}
      </Button>
      <p role="status" className="order-last text-sm empty:hidden">
        {isSameKey && test.isSuccess && <Verdict result={test.data.result} />}
        {isSameKey && test.isError && (
          <span className="flex items-center gap-1.5 text-danger">
            <CircleX aria-hidden="true" className="size-4" />
            {test.error.message}
          </span>
        )}
      </p>
    </>
  );
}

function Verdict({ result }: { result: KeyTestResult }) {
  const { icon, look } = VERDICTS[result];
  return (
    <span className={`flex items-center gap-1.5 [&_svg]:size-4 [&_svg]:shrink-0 ${look}`}>
      {icon}
      <T k={`keys.${result}`} />
    </span>
  );
}

const VERDICTS: Record<KeyTestResult, { icon: ReactNode; look: string }> = {
  valid: { icon: <CircleCheck aria-hidden="true" />, look: "text-success" },
  refused: { icon: <CircleX aria-hidden="true" />, look: "text-danger" },
  unreachable: { icon: <Unplug aria-hidden="true" />, look: "text-warning" },
};

function WhereToGet({ service }: { service: KeyService }) {
  const t = useT();
  return (
    <a
      href={SERVICES[service].keyPage}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={`${t("keys.where")} ${t(`keys.${service}`)} (${t("common.opensNewTab")})`}
      className="inline-flex min-h-8 items-center gap-1.5 text-sm text-accent-text underline underline-offset-4"
    >
      <T k="keys.where" />
      <ExternalLink aria-hidden="true" className="size-3.5" />
    </a>
  );
}
