import { type Context, SpanKind, SpanStatusCode, type Tracer } from '@opentelemetry/api';
import type pg from 'pg';

const longestText = 2_000;

/** The name of a statement's span: its verb and the first table. */
function nameOf(text: string): string {
  const [verb = 'sql'] = /\w+/.exec(text.toLowerCase()) ?? [];
  const [, table] = /\b(?:from|into|update|join)\s+"?([a-z_]+)/i.exec(text) ?? [];
  return table === undefined ? verb : `${verb} ${table}`;
}

/** Records a span for each statement with its text, which contains placeholders instead of values. */
export function watchStatements(pool: pg.Pool, tracer: Tracer, current: () => Context | undefined): void {
  pool.on('connect', (client) => {
    const send = client.query.bind(client) as (...parts: unknown[]) => unknown;
    const watched = (...parts: unknown[]): unknown => {
      const [text] = parts;
      const parent = current();
      // COPY streams and cursors are objects, and no request waits for them.
      if (!parent || typeof text !== 'string') return send(...parts);
      const attributes = { 'db.system.name': 'postgresql', 'db.query.text': text.slice(0, longestText) };
      const span = tracer.startSpan(nameOf(text), { kind: SpanKind.CLIENT, attributes }, parent);
      const sent = send(...parts);
      if (!(sent instanceof Promise)) {
        span.end();
        return sent;
      }
      return sent
        .catch((error: { code?: string }) => {
          span.setStatus({ code: SpanStatusCode.ERROR, message: error.code ?? 'lost' });
          throw error;
        })
        .finally(() => span.end());
    };
    Object.assign(client, { query: watched });
  });
}
