import type { FastifyInstance } from 'fastify';
import { refuse } from '../errors.ts';
import { shownAnywhere } from '../http/security.ts';
import { privateFolder, type Storage } from './storage.ts';
import { type Pictures, tellDamaged } from './tell-damaged.ts';

/** Widths in pixels in which pictures can be requested, besides their own. A short list, since each is stored once made. */
export const mediaWidths = [128] as const;

const keptAs = (name: string, width: number): string => `w${width}/${name}`;

/** Names under which resized copies of a stored picture may exist. */
export const otherWidthsOf = (name: string): readonly string[] =>
  mediaWidths.map((width) => keptAs(name, width));

// Letters, digits and the usual punctuation of file names; subfolders, but no `..`. A resized picture is not resized
// again: strangers could fill the disk with copies of copies.
const pictureName = /^(?!w\d+\/)(?:[\w-]+\/)*[\w.-]+\.(?:webp|png|jpe?g)$/;

const quality = { quality: 70, alphaQuality: 90, effort: 4 };

async function resize(bytes: Uint8Array, width: number): Promise<Buffer> {
  // A process that is never asked for another size does not need the library's 25 MB.
  const { default: sharp } = await import('sharp');
  return sharp(bytes).resize({ width, withoutEnlargement: true }).webp(quality).toBuffer();
}

/** Stores copies. On a full disk they are served without being stored, which is said once, until one is stored again. */
function keeper({ storage, log }: Pictures) {
  let isTold = false;
  return async (name: string, bytes: Uint8Array): Promise<void> => {
    try {
      await storage.put(name, bytes);
      isTold = false;
    } catch (error) {
      if (!isTold)
        log.warn(
          { err: error, name },
          'smaller copies of pictures cannot be stored: each request makes its own',
        );
      isTold = true;
    }
  };
}

async function make(pictures: Pictures, name: string, width: number): Promise<Uint8Array> {
  const original = await pictures.storage.find(name);
  if (!original) return refuse('not_found');
  return resize(original, width).catch((failure: Error) => {
    tellDamaged(pictures, name, failure);
    return refuse('not_found');
  });
}

/** Serves stored pictures in other widths, `/media/w128/…`: made on first request, then stored. */
export function serveResizedMedia(app: FastifyInstance, storage: Storage): void {
  const making = new Map<string, Promise<Uint8Array>>();
  const pictures = { storage, log: app.log };
  const keep = keeper(pictures);
  const makeAndKeep = async (name: string, width: number): Promise<Uint8Array> => {
    const made = await make(pictures, name, width);
    await keep(keptAs(name, width), made);
    return made;
  };
  const picture = async (name: string, width: number): Promise<Uint8Array> => {
    const path = keptAs(name, width);
    const kept = await storage.find(path);
    if (kept) return kept;
    const made = making.get(path) ?? makeAndKeep(name, width);
    making.set(path, made);
    return made.finally(() => making.delete(path));
  };
  for (const width of mediaWidths) {
    app.get<{ Params: { '*': string } }>(`/media/w${width}/*`, async ({ params }, reply) => {
      const name = params['*'];
      if (!pictureName.test(name) || name.startsWith(`${privateFolder}/`)) return refuse('not_found');
      const bytes = await picture(name, width);
      return reply
        .type('image/webp')
        .header('cache-control', 'public, max-age=31536000, immutable')
        .headers(shownAnywhere)
        .send(Buffer.from(bytes));
    });
  }
}
