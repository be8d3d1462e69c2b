import { contactRoute, type ContactBody } from "@sahne/contract/accounts/contact";
import { useMutation } from "@tanstack/react-query";
import { call } from "#lib/api.ts";

export function useContact() {
  return useMutation({
    mutationFn: (body: ContactBody) => call(contactRoute, { body }, "contact.failed"),
  });
}
