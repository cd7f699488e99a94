import { PICTURE_MAX_BYTES, type Upload } from '@promenade/contract/endpoint';
import type { Metadata } from 'sharp';
import type { Ctx } from '../context.ts';
import { refuse } from '../errors.ts';
import { concurrencyLimit } from '../limits/concurrency-limit.ts';
import { keepFile } from './keep-file.ts';
import { handlerOf, jobKind } from '../jobs/job-kind.ts';
import { schedule } from '../jobs/jobs.ts';
import { otherWidthsOf } from './resized-media.ts';
import { refuseInfected, scanBefore } from './scan-upload.ts';

/** PROF-02: accepted formats of a picture, detected by its content, whatever its file name. */
const FORMATS: ReadonlySet<string> = new Set(['jpeg', 'png', 'gif']);
// A small file can decode to an enormous picture; no camera has this many pixels.
const MOST_PIXELS = 50_000_000;
// Of one that is decoded as a whole; the others are, row by row.
const MOST_BYTES_AT_ONCE = 200_000_000;

const dropKind = jobKind<{ readonly name: string }>('pictures.drop');

/** How an uploaded picture is re-encoded. */
export interface PictureShape {
  /** Length in pixels of each side, or of the longer one. */
  readonly sidePixels: number;
  readonly fit: 'square' | 'whole';
}

/** A re-encoded picture: a JPEG with nothing of the upload but what is visible. */
export interface RemadePicture {
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
}

// Four bytes of a frame, and as many of the one before it, which a frame may ask for (GIF89a, 23: disposal method 3).
const GIF_BYTES_A_PIXEL = 8;

/**
 * Memory for a picture that is not decoded row by row: a GIF, of which one frame is, and one whose first row is complete
 * only with its last (an interlaced PNG, a progressive JPEG).
 */
function bytesAtOnce({ width, height, channels, format, depth, isProgressive, ...jpeg }: Metadata): number {
  if (format === 'gif') return width * height * GIF_BYTES_A_PIXEL;
  if (!isProgressive) return 0;
  // A JPEG keeps two bytes of each coefficient, and with subsampled colours has half as many.
  const isDouble = format === 'jpeg' ? jpeg.chromaSubsampling === '4:4:4' : depth === 'ushort';
  return width * height * channels * (isDouble ? 2 : 1);
}

// Rotated by its EXIF orientation; all metadata, such as place and date, is dropped.
async function remade(bytes: Uint8Array, shape: PictureShape): Promise<RemadePicture | undefined> {
  const { default: sharp } = await import('sharp');
  const { sidePixels: side, fit } = shape;
  try {
    const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS });
    const metadata = await picture.metadata();
    if (!FORMATS.has(metadata.format) || bytesAtOnce(metadata) > MOST_BYTES_AT_ONCE) return undefined;
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

// Each occupies one of the four threads that files and passwords also need, and up to 250 MB. A hundred camera pictures
// take about ten seconds; nobody waits longer than that.
const againMs = 5_000;
const turn = concurrencyLimit(2, againMs, 100);

// Pictures re-encoded before their write began; garbage-collected with the upload.
const madeBefore = new WeakMap<Upload, RemadePicture | undefined>();

async function remakeUpload(
  ctx: Ctx,
  upload: Upload,
  shape: PictureShape,
): Promise<RemadePicture | undefined> {
  if (upload.bytes.byteLength > PICTURE_MAX_BYTES || !(await scanBefore(ctx, upload))) return undefined;
  return turn(() => remade(upload.bytes, shape));
}

/** Whether a value is an uploaded file. */
export const isUpload = (value: unknown): value is Upload =>
  (value as Partial<Upload> | null)?.bytes instanceof Uint8Array;

/** Pictures of a form, by field name. */
export type PictureShapes = Readonly<Record<string, PictureShape>>;

/**
 * Has the files of a form looked through, and re-encodes its pictures, one after the other, before its write begins, so
 * that no connection or row of the database is held meanwhile. Problems are reported when the write asks for the picture,
 * so that a repeated request gets its first answer, and refusals keep their order.
 */
export async function remakeBefore(
  ctx: Ctx,
  shapes: PictureShapes,
  body: Readonly<Record<string, unknown>>,
): Promise<void> {
  for (const [field, shape] of Object.entries(shapes)) {
    for (const upload of [body[field]].flat().filter(isUpload))
      madeBefore.set(upload, await remakeUpload(ctx, upload, shape));
  }
}

/** The re-encoded upload; refuses what is too large or not a picture (with `unfit` if other files are accepted too). */
export function getRemade(
  upload: Upload,
  unfit: 'image_format' | 'document_format' = 'image_format',
): RemadePicture {
  if (!madeBefore.has(upload)) throw new Error('A picture that its route does not name (withPictures).');
  if (upload.bytes.byteLength > PICTURE_MAX_BYTES) return refuse('image_too_large');
  refuseInfected(upload);
  return madeBefore.get(upload) ?? refuse(unfit);
}

/** Marks a handler whose form has pictures, with how each is re-encoded. */
export function withPictures<Handler extends object>(pictures: PictureShapes, handler: Handler): Handler {
  return Object.assign(handler, { pictures });
}

/** As large as screens show it, with its aspect ratio. */
export const photograph: PictureShape = { sidePixels: 1600, fit: 'whole' };

/** Storage folders of public uploads. */
export const sentFolders = ['banners', 'customers', 'items', 'reviews', 'stores', 'vehicles'] as const;

/** Stores a picture under an unguessable name in a folder, and returns the name. */
export async function keepPicture(
  ctx: Ctx,
  folder: (typeof sentFolders)[number],
  { bytes }: RemadePicture,
): Promise<string> {
  const name = `${folder}/${ctx.ids.secret()}.jpg`;
  await keepFile(ctx, name, bytes);
  return name;
}

/** Deletes a picture once the transaction has committed. */
export async function dropPicture(ctx: Ctx, name: string): Promise<void> {
  await schedule(ctx, dropKind, { name }, ctx.clock.now());
}

/** Deletes a file, and the resized copies of a picture. */
export async function removeFile({ storage }: Pick<Ctx, 'storage'>, name: string): Promise<void> {
  for (const one of [name, ...otherWidthsOf(name)]) await storage.remove(one);
}

/** The jobs of pictures. */
export const pictureJobs = handlerOf(dropKind, (ctx, { name }) => removeFile(ctx, name));
