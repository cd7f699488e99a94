import { PICTURE_MAX_BYTES, type Upload } from '@promenade/contract/endpoint';
import { refuse } from '../errors.ts';
import { refuseInfected } from './scan-upload.ts';
import { getRemade, type PictureShape, type RemadePicture } from './sent-pictures.ts';

/** A stored document: a re-encoded picture, or a PDF as it was uploaded. */
export type SentDocument =
  | { readonly type: 'picture'; readonly picture: RemadePicture }
  | { readonly type: 'pdf'; readonly bytes: Uint8Array };

// ISO 32000-1, 7.5.2 and 7.5.5: the header of a PDF, and the marker in its last kilobyte.
const HEAD = '%PDF-';
const TAIL = '%%EOF';
const TAIL_BYTES = 1024;

function isPdf(bytes: Uint8Array): boolean {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return (
    text.subarray(0, HEAD.length).toString('latin1') === HEAD && text.subarray(-TAIL_BYTES).includes(TAIL)
  );
}

/** Size of a photographed document, whose text must stay legible. */
export const paper: PictureShape = { sidePixels: 2000, fit: 'whole' };

/** Recognises a PDF or a picture by its content, whatever its file name. PDFs are only served as attachments. */
export function readDocument(upload: Upload): SentDocument {
  if (upload.bytes.byteLength > PICTURE_MAX_BYTES) return refuse('document_too_large');
  refuseInfected(upload);
  if (isPdf(upload.bytes)) return { type: 'pdf', bytes: upload.bytes };
  return { type: 'picture', picture: getRemade(upload, 'document_format') };
}
