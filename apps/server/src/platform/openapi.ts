import { endpoints } from '@promenade/contract/calls';
import { describeApi, renderApiPage } from '@promenade/contract/openapi';
import { apiBase } from '@promenade/contract/paths';
import type { FastifyInstance } from 'fastify';

/** The contract for other programs (OpenAPI 3.1) and for people. */
export function serveOpenApi(app: FastifyInstance, publicUrl: string): void {
  let description: ReturnType<typeof describeApi> | undefined;
  const describe = (): ReturnType<typeof describeApi> => {
    description ??= describeApi(Object.values(endpoints), publicUrl);
    return description;
  };
  app.get(`${apiBase}/openapi.json`, async (_request, reply) => reply.send(describe()));
  app.get(`${apiBase}/docs`, async (_request, reply) => {
    reply.header(
      'content-security-policy',
      "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    );
    return reply.type('text/html; charset=utf-8').send(renderApiPage(describe()));
  });
}
