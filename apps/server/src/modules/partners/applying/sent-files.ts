import type { Upload } from '@promenade/contract/endpoint';
import type { Ctx } from '../../../platform/context.ts';
import { Refused } from '../../../platform/errors.ts';
import { keepPrivatePdf, keepPrivatePicture } from '../../../platform/files/private-files.ts';
import { paper, readDocument, type SentDocument } from '../../../platform/files/sent-documents.ts';
import { getRemade, type PictureShapes } from '../../../platform/files/sent-pictures.ts';
import type { FileColumn } from '../partners.tables.ts';

/** What pictures of a store become: a logo stands in a square, a cover across a page. */
export const storePictures: PictureShapes = {
  logo: { sidePixels: 512, fit: 'square' },
  cover_photo: { sidePixels: 1600, fit: 'whole' },
  documents: paper,
};

/** What pictures of a courier become: an identity card is read. */
export const courierPictures: PictureShapes = {
  image: { sidePixels: 512, fit: 'square' },
  identity_image: paper,
};

/** Files by the field they came under. */
export type SentFiles = Readonly<Partial<Record<FileColumn['field'], readonly Upload[]>>>;

/** A file that was looked at and is not kept yet. */
export interface CheckedFile {
  readonly field: FileColumn['field'];
  readonly document: SentDocument;
}

// Told at the field that it came under.
function checkAt(field: FileColumn['field'], upload: Upload): SentDocument {
  try {
    return field === 'documents' ? readDocument(upload) : { type: 'picture', picture: getRemade(upload) };
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const parts = error.parts.map((part) => ({ ...part, field }));
    throw new Refused(parts, error.extra, error.retryAfterSeconds);
  }
}

/** Checks the uploaded files; refuses the first that is invalid. */
export function checkFiles(files: SentFiles): CheckedFile[] {
  return Object.entries(files).flatMap(([name, uploads]) => {
    const field = name as FileColumn['field'];
    return uploads.map((upload) => ({ field, document: checkAt(field, upload) }));
  });
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
