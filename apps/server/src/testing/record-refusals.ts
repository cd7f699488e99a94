import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { endpoints } from '@promenade/contract/calls';
import { refusalsOf } from '@promenade/contract/openapi';
import { apiBase, type CallId } from '@promenade/contract/paths';
import type { FastifyInstance } from 'fastify';
import { inject } from 'vitest';

const callIds = new Map(
  (Object.keys(endpoints) as CallId[]).map((id) => [
    `${endpoints[id].method} ${apiBase}${endpoints[id].path}`,
    id,
  ]),
);

function codesIn(payload: unknown): string[] {
  try {
    const { errors } = JSON.parse(String(payload)) as { errors?: { code: string }[] };
    return (errors ?? []).map((error) => error.code);
  } catch {
    return [];
  }
}

/**
 * Records which refusals each call has answered; one that the call's documentation does not list is a fault, like an
 * answer outside its schema. The returned function writes the record for the count at the end of the run ({@link
 * untestedRefusals}).
 */
export function recordRefusals(app: FastifyInstance, faults: string[]): () => void {
  const answered = new Set<string>();
  app.addHook('onSend', async (request, reply, payload) => {
    const id = callIds.get(`${request.method} ${request.routeOptions.url}`);
    if (id === undefined || reply.statusCode < 400) return;
    const named: readonly string[] = refusalsOf(endpoints[id]);
    for (const code of codesIn(payload)) {
      answered.add(`${id} ${code}`);
      if (!named.includes(code)) faults.push(`${id} answered ${code}, which its document does not name`);
    }
  });
  return () =>
    appendFileSync(join(inject('refusalRecords'), `${process.pid}.txt`), `${[...answered].join('\n')}\n`);
}
