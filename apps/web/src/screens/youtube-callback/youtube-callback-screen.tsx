import { CircleAlert, CircleCheck } from "lucide-react";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { useUserId } from "#data/accounts/accounts.ts";
import { useFinishConnecting } from "#data/publishing/connections.ts";
import { readWish } from "#lib/connect-wish.ts";
import { T } from "#lib/messages.tsx";
import { Logo } from "#ui/appearance/logo.tsx";
import { Button } from "#ui/button.tsx";
import { Spinner } from "#ui/spinner.tsx";

export function YoutubeCallbackScreen() {
  const [search] = useSearchParams();
  const [arrival] = useState(() => readArrival(search));
  const finish = useFinishConnecting();
  const sent = useRef(false);
  const { mutate } = finish;

  useEffect(() => {
    // Read already; it must not stay in the history, nor be sent along with the address.
    window.history.replaceState(window.history.state, "", window.location.pathname);
  }, []);

  useEffect(() => {
    // The code works once: React's second run of effects in development must not spend it twice.
    if (arrival.kind !== "code" || sent.current) return;
    sent.current = true;
    mutate({ code: arrival.code, state: arrival.state });
  }, [arrival, mutate]);

  if (arrival.kind === "cancelled") {
    return <Failed text={<T k="callback.cancelled" v={{ error: arrival.error }} />} delayMs={REFUSED_DELAY_MS} />;
  }
  if (arrival.kind === "no-code") {
    return <Failed text={<T k="callback.noCode" />} delayMs={REFUSED_DELAY_MS} />;
  }
  if (finish.isError) {
    return <Failed text={<T k="callback.failed" v={{ message: finish.error.message }} />} delayMs={FAILED_DELAY_MS} />;
  }
  return finish.isSuccess ? <Succeeded /> : <Processing />;
}

function Processing() {
  return (
    <Frame icon={<Spinner size="lg" />} title={<T k="callback.title" />}>
      <p role="status" className="text-md text-text-2">
        <T k="callback.processing" />
      </p>
    </Frame>
  );
}

function Succeeded() {
  const leave = useLeaveAfter(SUCCESS_DELAY_MS);
  const path = useWayBack();
  return (
    <Frame
      icon={<CircleCheck aria-hidden="true" className="size-10 text-success" />}
      title={<T k="callback.success" />}
    >
      <p role="status" className="text-md text-text-2">
        <T k="callback.successText" />
      </p>
      <Button variant="primary" onClick={() => leave(path)}>
        {path === "/dashboard" ? <T k="callback.toDashboard" /> : <T k="callback.back" />}
      </Button>
    </Frame>
  );
}

function Failed({ text, delayMs }: { text: ReactNode; delayMs: number }) {
  const leave = useLeaveAfter(delayMs);
  return (
    <Frame icon={<CircleAlert aria-hidden="true" className="size-10 text-danger" />} title={<T k="callback.error" />}>
      <p role="alert" className="text-md break-words text-text-2">
        {text}
      </p>
      <p className="text-sm text-text-3">
        <T k="callback.redirect" v={{ seconds: delayMs / 1_000 }} />
      </p>
      <div className="flex flex-wrap justify-center gap-3">
        <Button onClick={() => leave("/dashboard")}>
          <T k="callback.toDashboard" />
        </Button>
        <Button variant="primary" onClick={() => leave("/dashboard/youtube")}>
          <T k="callback.retry" />
        </Button>
      </div>
    </Frame>
  );
}

/** To what somebody was doing when connecting came between, else to the dashboard (R18.7). */
function useWayBack(): string {
  return readWish(useUserId())?.path ?? "/dashboard";
}

/** Goes back by itself after a while; a press goes at once and cancels the timer. */
function useLeaveAfter(delayMs: number): (path: string) => void {
  const navigate = useNavigate();
  const wayBack = useWayBack();
  const [hasLeft, setHasLeft] = useState(false);

  useEffect(() => {
    if (hasLeft) return;
    const timer = setTimeout(() => void navigate(wayBack, { replace: true }), delayMs);
    return () => clearTimeout(timer);
  }, [navigate, delayMs, hasLeft, wayBack]);

  return (path) => {
    setHasLeft(true);
    void navigate(path, { replace: true });
  };
}

function Frame({ icon, title, children }: { icon: ReactNode; title: ReactNode; children: ReactNode }) {
  return (
    <main className="flex min-h-dvh flex-col items-center justify-center gap-8 px-4 py-12">
      <Logo />
      <div className="flex w-full max-w-lg flex-col items-center gap-5 rounded-xl border border-line bg-surface-1 px-6 py-12 text-center shadow-2 md:px-10">
        {icon}
        <h1 className="text-2xl font-semibold">{title}</h1>
        {children}
      </div>
    </main>
  );
}

const SUCCESS_DELAY_MS = 2_000;
const REFUSED_DELAY_MS = 3_000;
const FAILED_DELAY_MS = 5_000;

/** What the address we came back to says, before anything is asked of the server (R8.2). */
type Arrival =
  | { kind: "cancelled"; error: string }
  | { kind: "no-code" }
  | { kind: "code"; code: string; state: string };

function readArrival(search: URLSearchParams): Arrival {
  const error = search.get("error");
  if (error !== null && error !== "") return { kind: "cancelled", error };
  const code = search.get("code");
  if (code === null || code === "") return { kind: "no-code" };
  return { kind: "code", code, state: search.get("state") ?? "" };
}
