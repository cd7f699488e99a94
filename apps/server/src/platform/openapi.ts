import { endpoints } from '@promenade/contract/calls';
import { apiBase } from '@promenade/contract/paths';
import type { FastifyInstance } from 'fastify';

// Loaded when somebody asks: what every field means is more text than a server needs to serve.
const loadWriter = () => import('@promenade/contract/openapi');

/** The contract for other programs (OpenAPI 3.1) and for people. */
export function serveOpenApi(app: FastifyInstance, publicUrl: string): void {
  let description: ReturnType<Awaited<ReturnType<typeof loadWriter>>['describeApi']> | undefined;
  const describe = async () => {
    const { describeApi } = await loadWriter();
    description ??= describeApi(Object.values(endpoints), publicUrl);
    return description;
  };
  app.get(`${apiBase}/openapi.json`, async (_request, reply) => reply.send(await describe()));
  app.get(`${apiBase}/docs`, async (_request, reply) => {
    reply.header(
      'content-security-policy',
      "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    );
    const { renderApiPage } = await loadWriter();
    return reply.type('text/html; charset=utf-8').send(renderApiPage(await describe()));
  });
}
