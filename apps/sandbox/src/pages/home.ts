import type { FastifyReply } from "fastify";
import { accounts } from "#google/accounts.ts";
import { quotaReport } from "#youtube/quota.ts";
import type { World } from "#world.ts";
import { html, type Html } from "./html.ts";
import { both, sendPage } from "./layout.ts";

/** The books, for people: what was paid for and what was received. */
export function sendHomePage(reply: FastifyReply, world: World): FastifyReply {
  const { charges, uploads } = world.ledger.read();
  const quota = quotaReport(world);
  const body = html`
    <h1>${both("Deneme ortamı", "The sandbox")}</h1>
    <p>
      ${both(
        "Freepik, Gemini, Google ve YouTube’un yerine geçer; hiçbir şey internete gitmez.",
        "Stands in for Freepik, Gemini, Google and YouTube; nothing goes to the internet.",
      )}
    </p>
    <h2>${both("Kanallar", "Channels")}</h2>
    <ul>
      ${accounts.map(({ channel }) => channel && html`<li><a href="/channel/${channel.id}">${channel.title}</a></li>`)}
    </ul>
    <h2>${both(`Ücretli çağrılar (${charges.length})`, `Paid calls (${charges.length})`)}</h2>
    ${table(
      ["Zaman / Time", "Hizmet / Service", "Model", "Anahtar / Key", "İstem / Prompt"],
      charges.map((charge) => [clockTime(charge.at), charge.vendor, charge.model, charge.key, charge.prompt]),
    )}
    <h2>${both(`Alınan videolar (${uploads.length})`, `Received uploads (${uploads.length})`)}</h2>
    ${table(
      ["Zaman / Time", "Başlık / Title", "Bayt / Bytes", "SHA-256"],
      uploads.map((upload) => [
        clockTime(upload.at),
        html`<a href="/watch?v=${upload.videoId}">${upload.title}</a>`,
        String(upload.bytes),
        html`<code>${upload.sha256}</code>`,
      ]),
    )}
    <h2>${both("Bugünkü kota", "Quota today")}</h2>
    <p>
      ${quota.day} (Pacific): ${quota.used.uploads}/${quota.limits.uploads} yükleme / uploads,
      ${quota.used.units}/${quota.limits.units} birim / units
    </p>
  `;
  return sendPage(reply, { title: "Sandbox", body });
}

/** Second precision in UTC is enough for eyes; the JSON ledger has the rest. */
function clockTime(iso: string): string {
  return iso.slice(0, 19).replace("T", " ");
}

function table(head: string[], rows: (string | Html)[][]): Html {
  if (rows.length === 0) return html`<p>${both("Henüz yok.", "None yet.")}</p>`;
  return html`<div class="card scroll" role="region" aria-label="${head.join(", ")}" tabindex="0">
    <table>
      <thead>
        <tr>
          ${head.map((cell) => html`<th scope="col">${cell}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          (row) =>
            html`<tr>
              ${row.map((cell) => html`<td>${cell}</td>`)}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}
