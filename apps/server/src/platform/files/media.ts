import type { FastifyError, FastifyInstance } from 'fastify';
import { answerError } from '../http/error-handler.ts';
import { Refused } from '../errors.ts';
import { makeFolder } from './make-folder.ts';
import { serveResizedMedia } from './resized-media.ts';
import { shownAnywhere } from '../http/security.ts';
import { serveFolder } from '../pages/serve-folder.ts';
import type { Storage } from './storage.ts';

/**
 * Serves stored pictures below /media. A picture's content never changes under its name, so it can be cached for a
 * year.
 */
export async function serveMedia(app: FastifyInstance, storage: Storage): Promise<void> {
  await makeFolder(storage.root);
  serveResizedMedia(app, storage);
  await app.register(async (files) => {
    // Found, but deleted before it was opened, such as a picture that has just been replaced.
    files.setErrorHandler<FastifyError>((error, request, reply) =>
      answerError(error.code === 'ENOENT' ? new Refused([{ code: 'not_found' }]) : error, request, reply),
    );
    await serveFolder(files, '/media/', {
      root: storage.root,
      index: false,
      maxAge: 31_536_000_000,
      immutable: true,
      setHeaders: (response) => {
        for (const [name, value] of Object.entries(shownAnywhere)) response.header(name, value);
      },
    });
  });
}
