import type { FastifyReply } from "fastify";
import { html } from "./html.ts";
import { both, sendPage } from "./layout.ts";

/** Google keeps these to itself: the app never hears of them. */
export function sendOAuthErrorPage(
  reply: FastifyReply,
  problem: { status: number; error: string; detail: string },
): FastifyReply {
  const body = html`
    <h1>${both("Erişim engellendi", "Access blocked")}</h1>
    <div class="card">
      <p><b>Error ${problem.status}: ${problem.error}</b></p>
      <p><code>${problem.detail}</code></p>
    </div>
  `;
  return sendPage(reply.code(problem.status), { title: problem.error, body, isNarrow: true });
}
