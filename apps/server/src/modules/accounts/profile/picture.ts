import { PICTURE_MAX_BYTES } from '@promenade/contract/accounts';
import type { Upload } from '@promenade/contract/endpoint';
import type { Ctx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/errors.ts';
import { schedule } from '../../../platform/jobs.ts';

/** PROF-02: what a picture may be, by its content; its name says nothing. */
const FORMATS: ReadonlySet<string> = new Set(['jpeg', 'png', 'gif']);
const SIDE_PIXELS = 512;
// A small file can hold an enormous picture; this is more than any camera's.
const MOST_PIXELS = 50_000_000;

const dropKind = 'accounts.dropPicture';

// Square, turned as the camera meant it, and made anew: nothing of the sent file is kept, its place and date neither.
async function remade(bytes: Uint8Array): Promise<Buffer | undefined> {
  const { default: sharp } = await import('sharp');
  try {
    const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS });
    const { format } = await picture.metadata();
    if (!FORMATS.has(format)) return undefined;
    return await picture
      .rotate()
      .resize(SIDE_PIXELS, SIDE_PIXELS, { fit: 'cover' })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 85 })
      .toBuffer();
  } catch {
    return undefined;
  }
}

/** Keeps a customer's picture under a name that nobody guesses, and answers the name. */
export async function keepPicture(ctx: Ctx, { bytes }: Upload): Promise<string> {
  if (bytes.byteLength > PICTURE_MAX_BYTES) return refuse('image_too_large');
  const picture = await remade(bytes);
  if (!picture) return refuse('image_format');
  const name = `customers/${ctx.ids.secret()}.jpg`;
  await ctx.storage.put(name, picture);
  return name;
}

/** Has a picture deleted once the transaction has been committed. */
export async function dropPicture(ctx: Ctx, name: string | null): Promise<void> {
  if (name !== null) await schedule(ctx, dropKind, { name }, ctx.clock.now());
}

/** The jobs of pictures. */
export const pictureJobs = {
  [dropKind]: (ctx: Ctx, payload: unknown) => ctx.storage.remove((payload as { name: string }).name),
};
