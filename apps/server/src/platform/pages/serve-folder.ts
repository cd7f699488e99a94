import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/**
 * Serves the files of a folder by name below a prefix. The library's own route reads the whole folder for each
 * requested file, to detect case-insensitive file systems; nothing here depends on the case of a path.
 */
export async function serveFolder(
  app: FastifyInstance,
  prefix: string,
  options: FastifyStaticOptions,
): Promise<void> {
  await app.register(async (files) => {
    await files.register(fastifyStatic, { ...options, serve: false });
    files.get<{ Params: { '*': string } }>(`${prefix}*`, ({ params }, reply) => reply.sendFile(params['*']));
  });
}
