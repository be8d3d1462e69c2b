/** The part of an OpenAPI document that the page draws. */
export type OpenApiDocument = {
  info: { title: string; version: string };
  paths?: Record<string, Record<string, Operation>>;
};

type Operation = {
  summary?: string;
  tags?: string[];
  security?: unknown[];
  parameters?: { name: string; in: string; required?: boolean }[];
  requestBody?: { content?: Record<string, { schema?: unknown }> };
  responses?: Record<string, { content?: Record<string, { schema?: unknown }> }>;
};

/** A page without a script: readable under the strictest policy, and by a crawler. */
export function docsPage(document: OpenApiDocument): string {
  const operations = Object.entries(document.paths ?? {}).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  );
  const tags = [...new Set(operations.map(({ operation }) => operation.tags?.[0] ?? "other"))];
  const sections = tags.map((tag) => {
    const own = operations.filter(({ operation }) => (operation.tags?.[0] ?? "other") === tag);
    return `<section><h2>${escape(tag)}</h2>${own.map(operationHtml).join("")}</section>`;
  });
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(document.info.title)} API</title><link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/docs/docs.css"></head>
<body><header><a href="/"><img src="/favicon.svg" alt="" width="32" height="32">${escape(document.info.title)}</a></header>
<main><h1>${escape(document.info.title)} API <small>${escape(document.info.version)}</small></h1>
<p>The same document for programs: <a href="/docs/openapi.json">openapi.json</a> (OpenAPI 3.1).</p>
${sections.join("\n")}</main></body></html>`;
}

function operationHtml({ path, method, operation }: { path: string; method: string; operation: Operation }): string {
  const isPublic = (operation.security ?? []).length === 0;
  const parameters = (operation.parameters ?? []).map(
    (parameter) => `${parameter.name} (${parameter.in}${parameter.required ? ", required" : ""})`,
  );
  const replies = Object.entries(operation.responses ?? {}).map(
    ([status, reply]) => `<h4>${escape(status)}</h4>${schemaHtml(reply.content)}`,
  );
  return `<details><summary><code class="${method}">${method}</code> <code>${escape(path)}</code>
<span>${escape(operation.summary ?? "")}</span>${isPublic ? "" : " <em>session</em>"}</summary>
${parameters.length > 0 ? `<p>${escape(parameters.join(" · "))}</p>` : ""}
${operation.requestBody ? `<h3>Request</h3>${schemaHtml(operation.requestBody.content)}` : ""}
<h3>Answers</h3>${replies.join("")}</details>`;
}

function schemaHtml(content: Record<string, { schema?: unknown }> | undefined): string {
  const schema = Object.values(content ?? {})[0]?.schema;
  return schema === undefined ? "" : `<pre tabindex="0">${escape(JSON.stringify(schema, null, 2))}</pre>`;
}

function escape(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}

export const DOCS_CSS = `
:root { color-scheme: dark; }
body { margin: 0; background: #0b090a; color: #f5f3f4; font: 15px/1.55 system-ui, sans-serif; }
header { max-width: 62rem; margin: 0 auto; padding: 1rem 1.25rem 0; }
header a { display: inline-flex; align-items: center; gap: 0.625rem; color: inherit; font-weight: 600; font-size: 1.125rem; text-decoration: none; }
main { max-width: 62rem; margin: 0 auto; padding: 2.5rem 1.25rem 5rem; }
h1 small { color: #9ba1a6; font-size: 0.5em; font-weight: 500; }
h2 { margin: 2.5rem 0 0.75rem; font-size: 1rem; color: #c9c6c8; }
h3 { margin: 1rem 0 0.25rem; font-size: 0.875rem; }
h4 { margin: 0.75rem 0 0.25rem; font-size: 0.8125rem; color: #c9c6c8; }
a { color: #ff8b8d; }
details { border: 1px solid #2b3136; border-radius: 8px; margin: 0.375rem 0; background: #161a1d; }
details > :not(summary) { margin-inline: 1rem; }
summary { padding: 0.625rem 1rem; cursor: pointer; overflow-wrap: anywhere; }
summary span { color: #c9c6c8; margin-inline-start: 0.5rem; }
summary em { color: #9ba1a6; font-style: normal; font-size: 0.75rem; border: 1px solid #767d84; border-radius: 999px; padding: 0 0.5rem; }
summary:focus-visible, a:focus-visible, pre:focus-visible { outline: 2px solid #ff8b8d; outline-offset: 2px; }
code { font-family: ui-monospace, monospace; font-size: 0.875em; }
code.GET { color: #8ab8ff; } code.POST { color: #4cc38a; } code.PUT, code.PATCH { color: #f1b24a; } code.DELETE { color: #ff8a7a; }
pre { overflow: auto; max-height: 24rem; background: #060506; border-radius: 6px; padding: 0.75rem; font-size: 0.75rem; }
`;
