import { createHash } from 'node:crypto';
import { MIMEType } from 'node:util';
import type { Wrong } from '@promenade/contract/wrong';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refused, wrongValue } from '../errors.ts';

/** A file of a form. When written as JSON, its digest replaces its bytes. */
class UploadedFile {
  declare readonly bytes: Uint8Array;
  /** SHA-256, hexadecimal. */
  readonly digest: string;
  constructor(bytes: Uint8Array) {
    Object.defineProperty(this, 'bytes', { value: bytes, enumerable: false });
    this.digest = createHash('sha256').update(bytes).digest('hex');
  }
}

const mostFields = 40;
const tooManyFields: Wrong = { code: 'fields', params: { count: mostFields } };

const refused = (wrong: Wrong): Refused => new Refused([wrongValue('body', wrong)]);

/** What separates the parts, read as the parser reads it. */
function boundaryOf(contentType: string): string | undefined {
  try {
    return new MIMEType(contentType).params.get('boundary') ?? undefined;
  } catch {
    return undefined;
  }
}

/**
 * Whether a form has more parts than any of ours, by what separates them: to take hundreds of thousands apart would hold
 * up everybody for seconds. Where nothing separates them the parser refuses.
 */
function hasTooManyParts(body: Buffer, contentType: string): boolean {
  const boundary = boundaryOf(contentType);
  if (boundary === undefined) return false;
  const separator = Buffer.from(`\r\n--${boundary}`, 'latin1');
  let found = 0;
  let at = body.indexOf(separator);
  while (at !== -1 && found <= mostFields) {
    found += 1;
    at = body.indexOf(separator, at + separator.length);
  }
  return found > mostFields;
}

/** Parses a form with Node's own parser, which is loaded with the first form. */
async function readForm(body: Buffer, contentType: string): Promise<Record<string, unknown>> {
  if (hasTooManyParts(body, contentType)) throw refused(tooManyFields);
  const response = new Response(new Uint8Array(body), { headers: { 'content-type': contentType } });
  const form = await response.formData().catch(() => Promise.reject(refused({ code: 'not_form' })));
  const entries = [...form];
  if (entries.length > mostFields) throw refused(tooManyFields);
  const values: Record<string, unknown> = Object.create(null);
  for (const [name, value] of entries) {
    if (typeof value === 'string') values[name] = asWritten(value);
    else if (isChosen(value)) values[name] = withFile(values[name], await fileOf(value));
  }
  return { ...values };
}

// Browsers send each line break as two characters (HTML, multipart/form-data encoding); the user typed only one.
const asWritten = (value: string): string => value.replaceAll('\r\n', '\n');

// Browsers send a file field even if no file was chosen (HTML, constructing the entry list).
const isChosen = ({ name, size }: File): boolean => name !== '' || size > 0;

async function fileOf(value: File): Promise<UploadedFile> {
  return new UploadedFile(new Uint8Array(await value.arrayBuffer()));
}

/** A single file, or the list of files under the same name. */
function withFile(before: unknown, file: UploadedFile): UploadedFile | UploadedFile[] {
  if (before instanceof UploadedFile) return [before, file];
  return Array.isArray(before) ? [...(before as UploadedFile[]), file] : file;
}

/** Lets the routes of a scope accept forms with files. What they are sent as JSON keeps the size of JSON. */
export function acceptForms(scope: FastifyInstance, mostBytes: number): void {
  scope.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'buffer', bodyLimit: mostBytes },
    (request: FastifyRequest, body: Buffer) => readForm(body, request.headers['content-type'] ?? ''),
  );
}
