import { PICTURE_MAX_BYTES, type Upload } from '@promenade/contract/endpoint';
import type { Ctx } from './context.ts';
import { refuse } from './errors.ts';
import { schedule } from './jobs.ts';
import { otherWidthsOf } from './resized-media.ts';

/** PROF-02: what a picture may be, by its content; its name says nothing. */
const FORMATS: ReadonlySet<string> = new Set(['jpeg', 'png', 'gif']);
// A small file can hold an enormous picture; this is more than any camera's.
const MOST_PIXELS = 50_000_000;

const dropKind = 'pictures.drop';

/** How a sent picture is to be made anew. */
export interface PictureShape {
  /** Pixels of each side, or of the longer one. */
  readonly sidePixels: number;
  readonly fit: 'square' | 'whole';
}

/** A picture made anew: a JPEG of which nothing is the sender's but what it shows. */
export interface RemadePicture {
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
}

// Turned as the camera meant it; nothing of the sent file is kept, its place and date neither.
async function remade(bytes: Uint8Array, shape: PictureShape): Promise<RemadePicture | undefined> {
  const { default: sharp } = await import('sharp');
  const { sidePixels: side, fit } = shape;
  try {
    const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS });
    const { format } = await picture.metadata();
    if (!FORMATS.has(format)) return undefined;
    const { data, info } = await picture
      .rotate()
      .resize(side, side, fit === 'square' ? { fit: 'cover' } : { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 85 })
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height };
  } catch {
    return undefined;
  }
}

/** Makes a sent picture anew; refuses what is too large or no picture (by `unfit`, where other files would do too). */
export async function remakePicture(
  { bytes }: Upload,
  shape: PictureShape,
  unfit: 'image_format' | 'document_format' = 'image_format',
): Promise<RemadePicture> {
  if (bytes.byteLength > PICTURE_MAX_BYTES) return refuse('image_too_large');
  return (await remade(bytes, shape)) ?? refuse(unfit);
}

// As large as a screen shows it, sides as they were.
const photograph: PictureShape = { sidePixels: 1600, fit: 'whole' };

/** Makes sent photographs anew, one after the other: several decoded at once take hundreds of megabytes. */
export async function remakePhotographs(uploads: readonly Upload[]): Promise<RemadePicture[]> {
  const remade: RemadePicture[] = [];
  for (const upload of uploads) remade.push(await remakePicture(upload, photograph));
  return remade;
}

/** Keeps a picture in a folder of the storage under a name that nobody guesses, and answers the name. */
export async function keepPicture(ctx: Ctx, folder: string, { bytes }: RemadePicture): Promise<string> {
  const name = `${folder}/${ctx.ids.secret()}.jpg`;
  await ctx.storage.put(name, bytes);
  return name;
}

/** Has a picture deleted once the transaction has been committed. */
export async function dropPicture(ctx: Ctx, name: string): Promise<void> {
  await schedule(ctx, dropKind, { name }, ctx.clock.now());
}

async function removePicture({ storage }: Ctx, payload: unknown): Promise<void> {
  const { name } = payload as { name: string };
  for (const one of [name, ...otherWidthsOf(name)]) await storage.remove(one);
}

/** The jobs of pictures. */
export const pictureJobs = { [dropKind]: removePicture };
