import type { FastifyReply } from "fastify";
import { html } from "./html.ts";
import { both, sendPage } from "./layout.ts";

export function sendNotFoundPage(reply: FastifyReply): FastifyReply {
  const body = html`<h1>${both("Böyle bir sayfa yok", "There is no such page")}</h1>
    <p><a href="/">${both("Deneme ortamı", "The sandbox")}</a></p>`;
  return sendPage(reply.code(404), { title: "404", body, isNarrow: true });
}
