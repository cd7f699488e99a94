import { PICTURE_MAX_BYTES, type Upload } from '@promenade/contract/endpoint';
import type { Ctx } from '../context.ts';
import { refuse } from '../errors.ts';
import { concurrencyLimit } from '../limits/concurrency-limit.ts';
import { keepFile } from './keep-file.ts';
import { schedule } from '../jobs/jobs.ts';
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

// Each takes a thread of the four that files and passwords need too, and at its worst some 200 MB. Of a camera's pictures
// a hundred take some ten seconds.
// Whoever would wait longer has left.
const againMs = 5_000;
const turn = concurrencyLimit(2, againMs, 100);

// What became of files before their write began; it goes with them.
const madeBefore = new WeakMap<Upload, RemadePicture | undefined>();

/** Whether it is a file of a form. */
export const isUpload = (value: unknown): value is Upload =>
  (value as Partial<Upload> | null)?.bytes instanceof Uint8Array;

/** Pictures of a form, by the field they come under. */
export type PictureShapes = Readonly<Record<string, PictureShape>>;

/**
 * Makes the pictures of a form anew, one after the other, before its write begins: meanwhile nothing is held in the
 * database, neither a connection nor a row. What came of it is told where the write asks for it, so that a repeat is
 * answered as the first was and refusals come in their order.
 */
export async function remakeBefore(
  shapes: PictureShapes,
  body: Readonly<Record<string, unknown>>,
): Promise<void> {
  for (const [field, shape] of Object.entries(shapes)) {
    for (const upload of [body[field]].flat().filter(isUpload)) {
      const isTooLarge = upload.bytes.byteLength > PICTURE_MAX_BYTES;
      madeBefore.set(upload, isTooLarge ? undefined : await turn(() => remade(upload.bytes, shape)));
    }
  }
}

/** The sent picture as it was made anew; refuses what is too large or no picture (by `unfit`, where other files would do too). */
export function getRemade(
  upload: Upload,
  unfit: 'image_format' | 'document_format' = 'image_format',
): RemadePicture {
  if (!madeBefore.has(upload)) throw new Error('A picture that its route does not name (withPictures).');
  if (upload.bytes.byteLength > PICTURE_MAX_BYTES) return refuse('image_too_large');
  return madeBefore.get(upload) ?? refuse(unfit);
}

/** A handler whose form has pictures, with what each is to become. */
export function withPictures<Handler extends object>(pictures: PictureShapes, handler: Handler): Handler {
  return Object.assign(handler, { pictures });
}

/** As large as a screen shows it, sides as they were. */
export const photograph: PictureShape = { sidePixels: 1600, fit: 'whole' };

/** Folders of the storage for what people send and everybody may see. */
export const sentFolders = ['banners', 'customers', 'items', 'reviews', 'stores', 'vehicles'] as const;

/** Keeps a picture in a folder of the storage under a name that nobody guesses, and answers the name. */
export async function keepPicture(
  ctx: Ctx,
  folder: (typeof sentFolders)[number],
  { bytes }: RemadePicture,
): Promise<string> {
  const name = `${folder}/${ctx.ids.secret()}.jpg`;
  await keepFile(ctx, name, bytes);
  return name;
}

/** Has a picture deleted once the transaction has been committed. */
export async function dropPicture(ctx: Ctx, name: string): Promise<void> {
  await schedule(ctx, dropKind, { name }, ctx.clock.now());
}

/** Deletes a file, and a picture in other widths. */
export async function removeFile({ storage }: Pick<Ctx, 'storage'>, name: string): Promise<void> {
  for (const one of [name, ...otherWidthsOf(name)]) await storage.remove(one);
}

const removePicture = (ctx: Ctx, payload: unknown): Promise<void> =>
  removeFile(ctx, (payload as { name: string }).name);

/** The jobs of pictures. */
export const pictureJobs = { [dropKind]: removePicture };
