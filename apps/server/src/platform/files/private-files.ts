import type { FastifyInstance } from 'fastify';
import type { Ctx } from '../context.ts';
import { refuse } from '../errors.ts';
import { keepFile } from './keep-file.ts';
import { openSeal, seal } from '../secrets/seal.ts';
import type { RemadePicture } from './sent-pictures.ts';
import { privateFolder } from './storage.ts';

const path = '/private/';
// Long enough to look at a picture, too short to be passed on.
const linkLastsMs = 10 * 60_000;

/** Keeps a picture for its owner's eyes (and whoever must see it) and answers its name. */
export async function keepPrivatePicture(ctx: Ctx, { bytes }: RemadePicture): Promise<string> {
  const name = `${privateFolder}/${ctx.ids.secret()}.jpg`;
  await keepFile(ctx, name, bytes);
  return name;
}

/** Keeps a PDF for whoever must see it and answers its name. */
export async function keepPrivatePdf(ctx: Ctx, bytes: Uint8Array): Promise<string> {
  const name = `${privateFolder}/${ctx.ids.secret()}.pdf`;
  await keepFile(ctx, name, bytes);
  return name;
}

// What others wrote is never opened as a page of ours: a PDF can hold scripts.
const headersOf = (name: string) =>
  name.endsWith('.pdf')
    ? { 'content-type': 'application/pdf', 'content-disposition': 'attachment; filename="document.pdf"' }
    : { 'content-type': 'image/jpeg' };

/** A link to a private file, good for ten minutes. Whoever asks for one must have been asked who they are. */
export async function privateFileUrl(ctx: Ctx, name: string): Promise<string> {
  const link = await seal(ctx, 'private-file', name, ctx.clock.now() + linkLastsMs);
  return `${ctx.publicUrl}${path}${link}`;
}

/** Serves private files to who holds a link; a link that is over, or forged, shows nothing. */
export function servePrivateFiles(app: FastifyInstance, ctx: Ctx): void {
  app.get(`${path}*`, async (request, reply) => {
    const link = (request.params as { '*': string })['*'];
    const opened = await openSeal<string>(ctx, 'private-file', link);
    const name = opened.ok ? opened.value : '';
    const bytes = opened.ok ? await ctx.storage.find(name) : undefined;
    if (!bytes) return refuse('not_found');
    return reply
      .headers({
        ...headersOf(name),
        'cache-control': 'private, no-store',
        'x-content-type-options': 'nosniff',
      })
      .send(Buffer.from(bytes));
  });
}
