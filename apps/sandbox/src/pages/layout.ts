import type { FastifyReply } from "fastify";
import { html, type Html } from "./html.ts";

const STYLE = `
:root { color-scheme: dark; --ground: #0e0e11; --card: #18181d; --line: #2d2d35; --text: #f2efea; --soft: #b3afa8; --accent: #e5484d; }
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--text); font: 16px/1.55 system-ui, sans-serif; }
.banner { background: #3a2a00; color: #ffd980; padding: 10px 20px; font-size: 14px; text-align: center; }
.banner b { letter-spacing: .12em; }
main { max-width: 960px; margin: 0 auto; padding: 32px 20px 64px; }
main.narrow { max-width: 520px; }
h1 { font-size: 28px; line-height: 1.2; margin: 0 0 4px; }
h2 { font-size: 19px; margin: 32px 0 10px; }
.en { color: var(--soft); font-size: .9em; font-weight: 400; display: block; }
h1 .en { font-size: .62em; margin-top: 2px; }
h2 .en { font-size: .82em; }
button .en { color: inherit; }
.card { background: var(--card); border: 1px solid var(--line); border-radius: 14px; padding: 18px; margin: 14px 0; }
.choice { display: flex; gap: 12px; align-items: flex-start; padding: 11px 8px; border-radius: 10px; cursor: pointer; }
.choice:hover { background: #202027; }
.choice { clear: both; }
.choice input { flex: none; margin: 3px 0 0; width: 18px; height: 18px; accent-color: var(--accent); }
fieldset { min-width: 0; }
legend { float: left; width: 100%; font-weight: 600; padding: 0 8px; margin-bottom: 8px; }
.actions { display: flex; gap: 12px; margin-top: 20px; flex-wrap: wrap; }
button { font: inherit; font-weight: 600; border-radius: 10px; border: 1px solid var(--line); padding: 11px 22px; background: #26262d; color: var(--text); cursor: pointer; }
button.primary { background: #c62a2f; border-color: #c62a2f; color: #fff; }
button:focus-visible, a:focus-visible, input:focus-visible, video:focus-visible { outline: 3px solid #ffd980; outline-offset: 2px; }
a { color: #ff9592; }
.grid { display: grid; grid-template-columns: repeat(auto-fill, minmax(260px, 1fr)); gap: 18px; }
video { width: 100%; max-height: 70vh; border-radius: 10px; background: #000; display: block; }
.tags { display: flex; flex-wrap: wrap; gap: 6px; margin: 8px 0; }
.tag { font-size: 12.5px; border: 1px solid var(--line); border-radius: 99px; padding: 1px 10px; color: var(--soft); }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-size: 14px; }
th, td { text-align: left; padding: 8px 10px; border-bottom: 1px solid var(--line); vertical-align: top; }
th { color: var(--soft); font-weight: 600; }
code { font: 13px ui-monospace, monospace; overflow-wrap: anywhere; }
td:first-child, td code { white-space: nowrap; }
td { min-width: 90px; }
.profile { display: flex; gap: 16px; align-items: center; }
.profile img { width: 72px; height: 72px; border-radius: 50%; }
`;

export type Page = { title: string; body: Html; isNarrow?: boolean };

export function sendPage(reply: FastifyReply, page: Page): FastifyReply {
  const document = html`<!doctype html>
    <html lang="tr">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>SANDBOX · ${page.title}</title>
        <style>
          ${{ html: STYLE }}
        </style>
      </head>
      <body>
        <header class="banner">
          <b>SANDBOX</b> Bu bir deneme ortamıdır; gerçek bir hizmet değildir.
          <span lang="en">This is a stand-in for tests, not the real service.</span>
        </header>
        <main class="${page.isNarrow ? "narrow" : ""}">${page.body}</main>
      </body>
    </html>`;
  // No form-action here: Chromium applies it to the redirect after a form as well, and consent leads to another origin.
  return (
    reply
      .header(
        "content-security-policy",
        "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; media-src 'self'; base-uri 'none'; frame-ancestors 'none'",
      )
      // Not "no-referrer": with that, its own forms would come back without a nameable origin.
      .header("referrer-policy", "same-origin")
      .type("text/html; charset=utf-8")
      .send(document.html)
  );
}

/** The same sentence in both languages; the page stays readable in either. */
export function both(turkish: string, english: string): Html {
  return html`${turkish} <span class="en" lang="en">${english}</span>`;
}
