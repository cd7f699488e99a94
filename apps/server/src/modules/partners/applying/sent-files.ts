import type { Upload } from '@promenade/contract/endpoint';
import type { Ctx } from '../../../platform/context.ts';
import { Refused } from '../../../platform/errors.ts';
import { keepPrivatePdf, keepPrivatePicture } from '../../../platform/private-files.ts';
import { readDocument, type SentDocument } from '../../../platform/sent-documents.ts';
import { type PictureShape, remakePicture } from '../../../platform/sent-pictures.ts';
import type { FileColumn } from '../partners.tables.ts';

// A logo stands in a square, a cover across a page; an identity card is read.
const shapes: Readonly<Record<Exclude<FileColumn['field'], 'documents'>, PictureShape>> = {
  logo: { sidePixels: 512, fit: 'square' },
  image: { sidePixels: 512, fit: 'square' },
  cover_photo: { sidePixels: 1600, fit: 'whole' },
  identity_image: { sidePixels: 2000, fit: 'whole' },
};

/** Files by the field they came under. */
export type SentFiles = Readonly<Partial<Record<FileColumn['field'], readonly Upload[]>>>;

/** A file that was looked at and is not kept yet. */
export interface CheckedFile {
  readonly field: FileColumn['field'];
  readonly document: SentDocument;
}

async function check(field: FileColumn['field'], upload: Upload): Promise<SentDocument> {
  if (field === 'documents') return readDocument(upload);
  return { type: 'picture', picture: await remakePicture(upload, shapes[field]) };
}

// Told at the field that it came under.
function atField(error: unknown, field: string): never {
  if (error instanceof Refused) throw new Refused(error.parts.map((part) => ({ ...part, field })));
  throw error;
}

/** Looks at what was sent, one after the other: eight pictures decoded at once take hundreds of megabytes. */
export async function checkFiles(files: SentFiles): Promise<CheckedFile[]> {
  const checked: CheckedFile[] = [];
  for (const [name, uploads] of Object.entries(files)) {
    const field = name as FileColumn['field'];
    for (const upload of uploads) {
      const document = await check(field, upload).catch((error: unknown) => atField(error, field));
      checked.push({ field, document });
    }
  }
  return checked;
}

/** Keeps them where operators alone can look. */
export async function keepFiles(ctx: Ctx, checked: readonly CheckedFile[]): Promise<FileColumn[]> {
  const kept: FileColumn[] = [];
  for (const { field, document } of checked) {
    if (document.type === 'pdf') {
      kept.push({ field, type: 'pdf', name: await keepPrivatePdf(ctx, document.bytes) });
    } else {
      const { width, height } = document.picture;
      const name = await keepPrivatePicture(ctx, document.picture);
      kept.push({ field, type: 'picture', name, width, height });
    }
  }
  return kept;
}

/** Which of these fields came without a file. */
export function missingFiles(files: SentFiles, fields: readonly FileColumn['field'][]) {
  return fields
    .filter((field) => (files[field]?.length ?? 0) === 0)
    .map((field) => ({ code: 'file_missing', field }) as const);
}
