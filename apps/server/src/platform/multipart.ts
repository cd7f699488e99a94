import type { FastifyInstance } from 'fastify';

/** A file of a form. Its bytes stay out of what is written as JSON; the digest stands for them. */
export class UploadedFile {
  declare readonly bytes: Uint8Array;
  /** SHA-256, hexadecimal. */
  readonly digest: string;
  constructor(bytes: Uint8Array, digest: string) {
    Object.defineProperty(this, 'bytes', { value: bytes, enumerable: false });
    this.digest = digest;
  }
}

// Above what any call takes, so that the call itself can say what is too large.
const mostFileBytes = 4 * 1024 * 1024;

/** Lets the routes of a scope take forms with one file. */
export async function acceptForms(scope: FastifyInstance): Promise<void> {
  const { default: fastifyMultipart } = await import('@fastify/multipart');
  const { createHash } = await import('node:crypto');
  await scope.register(fastifyMultipart, {
    attachFieldsToBody: 'keyValues',
    limits: { files: 1, fileSize: mostFileBytes, fields: 30, fieldSize: 16 * 1024, parts: 31 },
    onFile: async (part) => {
      const bytes = await part.toBuffer();
      const digest = createHash('sha256').update(bytes).digest('hex');
      Object.assign(part, { value: new UploadedFile(bytes, digest) });
    },
  });
}
