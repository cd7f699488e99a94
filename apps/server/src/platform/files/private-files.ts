import type { FastifyInstance } from 'fastify';
import type { Ctx } from '../context.ts';
import { refuse } from '../errors.ts';
import { keepFile } from './keep-file.ts';
import { openSeal, seal } from '../secrets/seal.ts';
import type { RemadePicture } from './sent-pictures.ts';
import { privateFolder } from './storage.ts';

const path = '/private/';
// Long enough to look at a picture, too short to pass the link on.
const linkLastsMs = 10 * 60_000;

/** Stores a picture that only its owner and authorised staff may see, and returns its name. */
export async function keepPrivatePicture(ctx: Ctx, { bytes }: RemadePicture): Promise<string> {
  const name = `${privateFolder}/${ctx.ids.secret()}.jpg`;
  await keepFile(ctx, name, bytes);
  return name;
}

/** Stores a PDF that only authorised people may see, and returns its name. */
export async function keepPrivatePdf(ctx: Ctx, bytes: Uint8Array): Promise<string> {
  const name = `${privateFolder}/${ctx.ids.secret()}.pdf`;
  await keepFile(ctx, name, bytes);
  return name;
}

// A PDF can contain scripts, so an uploaded one is never displayed as a page of our origin.
const headersOf = (name: string) =>
  name.endsWith('.pdf')
    ? { 'content-type': 'application/pdf', 'content-disposition': 'attachment; filename="document.pdf"' }
    : { 'content-type': 'image/jpeg' };

/** A link to a private file, valid for ten minutes. The caller must have been authorised. */
export async function privateFileUrl(ctx: Ctx, name: string): Promise<string> {
  const link = await seal(ctx, 'private-file', name, ctx.clock.now() + linkLastsMs);
  return `${ctx.publicUrl}${path}${link}`;
}

/** Serves private files to holders of a link; an expired or forged link shows nothing. */
export function servePrivateFiles(app: FastifyInstance, ctx: Ctx): void {
  app.get<{ Params: { '*': string } }>(`${path}*`, async ({ params }, reply) => {
    const opened = await openSeal<string>(ctx, 'private-file', params['*']);
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
