import { endpoints } from '@promenade/contract/calls';
import { apiBase } from '@promenade/contract/paths';
import type { FastifyInstance } from 'fastify';

// Loaded on the first request, and only the resulting texts are kept: the field descriptions are more than serving
// needs.
async function write(publicUrl: string): Promise<{ json: string; page: string }> {
  const { describeApi, renderApiPage } = await import('@promenade/contract/openapi');
  const description = describeApi(Object.values(endpoints), publicUrl);
  return { json: JSON.stringify(description), page: renderApiPage(description) };
}

/** The contract for other programs (OpenAPI 3.1) and for people. */
export function serveOpenApi(app: FastifyInstance, publicUrl: string): void {
  let written: ReturnType<typeof write> | undefined;
  const texts = () => (written ??= write(publicUrl));
  app.get(`${apiBase}/openapi.json`, async (_request, reply) =>
    reply.type('application/json; charset=utf-8').send((await texts()).json),
  );
  app.get(`${apiBase}/docs`, async (_request, reply) => {
    reply.header(
      'content-security-policy',
      "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    );
    return reply.type('text/html; charset=utf-8').send((await texts()).page);
  });
}
