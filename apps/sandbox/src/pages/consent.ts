import type { FastifyReply } from "fastify";
import type { Account } from "#google/accounts.ts";
import { html } from "./html.ts";
import { both, sendPage } from "./layout.ts";

type ConsentView = {
  requestId: string;
  accounts: readonly Account[];
  selected: string;
  scopes: { name: string; text: { turkish: string; english: string } | undefined }[];
};

export function sendConsentPage(reply: FastifyReply, view: ConsentView): FastifyReply {
  const body = html`
    <h1>${both("Hesap seçin ve izin verin", "Choose an account and give access")}</h1>
    <p>${both("Bu uygulama Google tarafından doğrulanmadı.", "Google hasn’t verified this app.")}</p>
    <form method="post" action="/google/o/oauth2/v2/consent">
      <input type="hidden" name="request" value="${view.requestId}" />
      <fieldset class="card">
        <legend>${both("Hesap", "Account")}</legend>
        ${view.accounts.map(
          (account) =>
            html`<label class="choice">
              <input
                type="radio"
                name="account"
                value="${account.id}"
                ${checked(account.id === view.selected)}
                required
              />
              <span>
                <b>${account.name}</b> ${account.email}
                <span class="en">${account.note.turkish} · <span lang="en">${account.note.english}</span></span>
              </span>
            </label>`,
        )}
      </fieldset>
      <fieldset class="card">
        <legend>${both("Uygulamanın yapabilecekleri", "What the app may do")}</legend>
        ${view.scopes.map(
          ({ name, text }) =>
            html`<label class="choice">
              <input type="checkbox" name="scope" value="${name}" ${checked(true)} />
              <span>${text ? both(text.turkish, text.english) : name}</span>
            </label>`,
        )}
      </fieldset>
      <div class="actions">
        <button class="primary" name="decision" value="allow">${both("İzin ver", "Allow")}</button>
        <button name="decision" value="deny" formnovalidate>${both("Reddet", "Deny")}</button>
      </div>
    </form>
  `;
  return sendPage(reply, { title: "Google", body, isNarrow: true });
}

function checked(isChecked: boolean): string {
  return isChecked ? "checked" : "";
}
