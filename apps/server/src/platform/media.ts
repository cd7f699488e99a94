import fastifyStatic from '@fastify/static';
import { mkdir } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { serveResizedMedia } from './resized-media.ts';
import { shownAnywhere } from './security.ts';
import type { Storage } from './storage.ts';

/** Serves stored pictures below /media. A picture never changes under its name, so it may be kept for a year. */
export async function serveMedia(app: FastifyInstance, storage: Storage): Promise<void> {
  await mkdir(storage.root, { recursive: true });
  serveResizedMedia(app, storage);
  await app.register(fastifyStatic, {
    root: storage.root,
    prefix: '/media/',
    decorateReply: false,
    index: false,
    maxAge: 31_536_000_000,
    immutable: true,
    setHeaders: (response) => {
      for (const [name, value] of Object.entries(shownAnywhere)) response.header(name, value);
    },
  });
}
