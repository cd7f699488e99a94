import { createHash } from 'node:crypto';
import type { Wrong } from '@promenade/contract/wrong';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refused, wrongValue } from '../errors.ts';

/** A file of a form. Its bytes stay out of what is written as JSON; the digest stands for them. */
class UploadedFile {
  declare readonly bytes: Uint8Array;
  /** SHA-256, hexadecimal. */
  readonly digest: string;
  constructor(bytes: Uint8Array) {
    Object.defineProperty(this, 'bytes', { value: bytes, enumerable: false });
    this.digest = createHash('sha256').update(bytes).digest('hex');
  }
}

// Of a form with one picture, above the 2 MB that it may have: the call itself says that the picture is too large. Forms
// with more of them name a limit of their own (bodyLimits).
const mostFormBytes = 4 * 1024 * 1024;
const mostFields = 40;

const refused = (wrong: Wrong): Refused => new Refused([wrongValue('body', wrong)]);

/** Reads a form by the platform's own parser, which is loaded when the first one comes. */
async function readForm(body: Buffer, contentType: string): Promise<Record<string, unknown>> {
  const response = new Response(new Uint8Array(body), { headers: { 'content-type': contentType } });
  const form = await response.formData().catch(() => Promise.reject(refused({ code: 'not_form' })));
  const entries = [...form];
  if (entries.length > mostFields) throw refused({ code: 'fields', params: { count: mostFields } });
  const values: Record<string, unknown> = Object.create(null);
  for (const [name, value] of entries) {
    if (typeof value === 'string') values[name] = asWritten(value);
    else if (isChosen(value)) values[name] = withFile(values[name], await fileOf(value));
  }
  return { ...values };
}

// Browsers send each end of a line as two characters (HTML, multipart/form-data encoding): nobody wrote the second.
const asWritten = (value: string): string => value.replaceAll('\r\n', '\n');

// Browsers send a field for files even where none was chosen (HTML, constructing the entry list).
const isChosen = ({ name, size }: File): boolean => name !== '' || size > 0;

async function fileOf(value: File): Promise<UploadedFile> {
  return new UploadedFile(new Uint8Array(await value.arrayBuffer()));
}

/** A file that comes alone, or the list of those that came under one name. */
function withFile(before: unknown, file: UploadedFile): UploadedFile | UploadedFile[] {
  if (before instanceof UploadedFile) return [before, file];
  return Array.isArray(before) ? [...(before as UploadedFile[]), file] : file;
}

/** Lets the routes of a scope take forms with files. */
export function acceptForms(scope: FastifyInstance): void {
  scope.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'buffer', bodyLimit: mostFormBytes },
    (request: FastifyRequest, body: Buffer) => readForm(body, request.headers['content-type'] ?? ''),
  );
}
