import { CircleCheck } from "lucide-react";
import { useState, type SubmitEvent } from "react";
import { T, useT } from "#lib/messages.tsx";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/form/text-field.tsx";

type Outcome = { state: "idle" | "sending" | "done" } | { state: "failed"; message: string };

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

export function NewsletterForm() {
  const t = useT();
  const [email, setEmail] = useState("");
  const [outcome, setOutcome] = useState<Outcome>({ state: "idle" });

  async function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    if (outcome.state === "sending") return;
    if (!EMAIL.test(email.trim())) {
      setOutcome({ state: "failed", message: t("profile.email.bad") });
      return;
    }
    setOutcome({ state: "sending" });
    setOutcome(await send(email.trim(), t("footer.newsletter.failed")));
  }

  return (
    <form noValidate onSubmit={(event) => void handleSubmit(event)}>
      <p className="text-sm font-semibold text-text">
        <T k="footer.newsletter.title" />
      </p>
      <p className="mt-1 text-sm text-text-2">
        <T k="footer.newsletter.text" />
      </p>
      {outcome.state === "done" ? (
        <p role="status" className="mt-4 flex items-start gap-2 text-base text-success">
          <CircleCheck aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          <T k="footer.newsletter.done" />
        </p>
      ) : (
        <div className="mt-4 flex items-start gap-3">
          <TextField
            type="email"
            name="email"
            autoComplete="email"
            label={<T k="footer.newsletter.label" />}
            placeholder={t("footer.newsletter.placeholder")}
            value={email}
            error={outcome.state === "failed" ? outcome.message : undefined}
            onChange={(event) => {
              setEmail(event.currentTarget.value);
              setOutcome({ state: "idle" });
            }}
            className="flex-1"
          />
          <Button type="submit" isLoading={outcome.state === "sending"} className="mt-6.5">
            <T k="footer.newsletter.submit" />
          </Button>
        </div>
      )}
    </form>
  );
}

async function send(email: string, defaultMessage: string): Promise<Outcome> {
  try {
    const { subscribe } = await import("./subscribe.ts");
    await subscribe(email);
    return { state: "done" };
  } catch (error) {
    return { state: "failed", message: error instanceof Error ? error.message : defaultMessage };
  }
}
