import { subscribeRoute } from "@sahne/contract/accounts/newsletter";
import { call } from "#lib/api.ts";

/** In a file of its own, fetched at the first press: the contract's checks weigh more than the rest of the page. */
export async function subscribe(email: string): Promise<void> {
  await call(subscribeRoute, { body: { email } }, "footer.newsletter.failed");
}
