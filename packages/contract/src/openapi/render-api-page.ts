import type { ApiDescription } from './describe-api.ts';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

const style =
  'body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#1b1a17;background:#faf9f6}' +
  'details{border-block-end:1px solid #ddd8cf;padding-block:.5rem}summary{cursor:pointer}code{font-weight:700}' +
  'td{padding:.25rem .5rem;text-align:start;vertical-align:top;overflow-wrap:anywhere}pre{overflow:auto;background:#fff;padding:1rem;border-radius:12px;font-size:13px}a{color:inherit}h2{text-transform:capitalize}' +
  '@media(prefers-color-scheme:dark){body{background:#141312;color:#f3f0ea}pre{background:#1e1d1b}}';

// References are links. The target id is inside the closed <details>, so that the browser opens it.
const renderJson = (value: unknown, id = ''): string => {
  const json = escapeHtml(JSON.stringify(value, null, 2)).replace(
    /&quot;#\/components\/([\w/]+)&quot;/g,
    '<a href="#$1">$&</a>',
  );
  return `<pre${id && ` id="${id}"`}>${json}</pre>`;
};

function renderOperation(method: string, path: string, operation: Record<string, unknown>): string {
  const { summary, operationId: _id, tags: _tags, ...rest } = operation;
  return `<details><summary><code>${method.toUpperCase()} ${escapeHtml(path)}</code> ${escapeHtml(String(summary))}</summary>${renderJson(rest)}</details>`;
}

function renderComponents(components: ApiDescription['components']): string {
  const parts = Object.entries(components).flatMap(([kind, named]) =>
    Object.entries(named).map(
      ([name, part]) =>
        `<details><summary><code>${name}</code></summary>${renderJson(part, `${kind}/${name}`)}</details>`,
    ),
  );
  return `<section><h2>shared definitions</h2>${parts.join('')}</section>`;
}

const renderBeside = (beside: Readonly<Record<string, string>>): string =>
  Object.entries(beside)
    .map(([name, said]) => `<code>${name}</code> ${escapeHtml(said)}`)
    .join('<br>');

function renderRefusals(refusals: ApiDescription['x-refusals']): string {
  const rows = Object.entries(refusals).map(
    ([code, { status, text, beside = {} }]) =>
      `<tr><td><code>${code}</code></td><td>${status}</td><td>${escapeHtml(text)}</td><td>${renderBeside(beside)}</td></tr>`,
  );
  return `<section><h2>error codes</h2><table>${rows.join('')}</table></section>`;
}

/** The API description as one plain HTML page, without scripts or outside resources. */
export function renderApiPage(description: ApiDescription): string {
  const rooms = new Map<string, string[]>();
  for (const [path, methods] of Object.entries(description.paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      const room = String((operation['tags'] as string[])[0]);
      rooms.set(room, [...(rooms.get(room) ?? []), renderOperation(method, path, operation)]);
    }
  }
  const introduction = escapeHtml(description.info.description).replace(/`([^`]+)`/g, '<code>$1</code>');
  const body = [...rooms].map(
    ([room, operations]) => `<section><h2>${escapeHtml(room)}</h2>${operations.join('')}</section>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Promenade API</title><style>${style}</style><h1>Promenade API</h1><p>${introduction}</p><p><a href="openapi.json">openapi.json</a></p>${body.join('')}${renderComponents(description.components)}${renderRefusals(description['x-refusals'])}</html>`;
}
