import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/**
 * Serves the files of a folder by their names below a prefix. The library's own route reads the whole folder for every
 * file that is asked for, to tell apart spellings that some disks take for one; nothing here hangs on a path's spelling.
 */
export async function serveFolder(
  app: FastifyInstance,
  prefix: string,
  options: FastifyStaticOptions,
): Promise<void> {
  await app.register(async (files) => {
    await files.register(fastifyStatic, { ...options, serve: false });
    files.get(`${prefix}*`, (request, reply) => reply.sendFile((request.params as { '*': string })['*']));
  });
}
