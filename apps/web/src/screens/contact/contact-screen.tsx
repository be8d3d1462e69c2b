import { zodResolver } from "@hookform/resolvers/zod";
import { contactBody, type ContactBody } from "@sahne/contract/accounts/contact";
import { CONTACT_MESSAGE_MAX } from "@sahne/contract/limits";
import { useForm, useWatch, type FieldPath } from "react-hook-form";
import { useContact } from "#data/accounts/contact.ts";
import { ApiError } from "#lib/api-error.ts";
import { T, TextFor } from "#lib/messages.tsx";
import { useSession } from "#lib/session.ts";
import { Button } from "#ui/button.tsx";
import { TextArea } from "#ui/form/text-area.tsx";
import { TextField } from "#ui/form/text-field.tsx";
import { Notice } from "#ui/notice.tsx";

export function ContactScreen() {
  const contact = useContact();
  return (
    <section className="w-full max-w-xl">
      <h1 className="text-3xl font-semibold">
        <T k="contact.title" />
      </h1>
      <p className="mt-2 text-md text-text-2">
        <T k="contact.text" /> <T k="contact.where" />
      </p>
      {contact.isSuccess ? (
        <Notice
          tone="success"
          title={<T k="contact.sent" />}
          className="mt-8"
          action={
            <Button onClick={() => contact.reset()}>
              <T k="contact.again" />
            </Button>
          }
        />
      ) : (
        <ContactForm contact={contact} />
      )}
    </section>
  );
}

function ContactForm({ contact }: { contact: ReturnType<typeof useContact> }) {
  const { user } = useSession();
  const form = useForm<ContactBody>({
    resolver: zodResolver(contactBody),
    defaultValues: { name: user?.fullname ?? "", email: user?.email ?? "", message: "" },
    mode: "onTouched",
  });
  const message = useWatch({ control: form.control, name: "message" });
  const { errors } = form.formState;

  const handleSubmit = form.handleSubmit((body) => {
    contact.mutate(body, { onError: showFieldErrors });
  });

  function showFieldErrors(error: Error) {
    if (!(error instanceof ApiError)) return;
    for (const field of ["name", "email", "message"] as const) {
      const problem = error.fields[field];
      if (problem !== undefined) form.setError(field, { message: problem }, { shouldFocus: true });
    }
  }

  function errorOf(field: FieldPath<ContactBody>) {
    const problem = errors[field]?.message;
    return problem !== undefined && <TextFor code={problem} />;
  }

  return (
    <form noValidate onSubmit={(event) => void handleSubmit(event)} className="mt-8 flex flex-col gap-5">
      <TextField
        label={<T k="contact.name" />}
        autoComplete="name"
        error={errorOf("name")}
        {...form.register("name")}
      />
      <TextField
        label={<T k="contact.email" />}
        type="email"
        autoComplete="email"
        error={errorOf("email")}
        {...form.register("email")}
      />
      <TextArea
        label={<T k="contact.message" />}
        rows={6}
        counter={{ value: message.length, max: CONTACT_MESSAGE_MAX }}
        error={errorOf("message")}
        {...form.register("message")}
      />
      {contact.isError && Object.keys(errors).length === 0 && <Notice tone="danger" title={contact.error.message} />}
      <Button type="submit" variant="primary" size="lg" isLoading={contact.isPending} className="sm:self-start">
        {contact.isPending ? <T k="contact.pending" /> : <T k="contact.submit" />}
      </Button>
    </form>
  );
}
