import type { FastifyInstance } from 'fastify';
import type { Ctx } from './context.ts';
import { refuse } from './errors.ts';
import { openSeal, seal } from './seal.ts';
import type { RemadePicture } from './sent-pictures.ts';
import { privateFolder } from './storage.ts';

const path = '/private/';
// Long enough to look at a picture, too short to be passed on.
const linkLastsMs = 10 * 60_000;

/** Keeps a picture for its owner's eyes (and whoever must see it) and answers its name. */
export async function keepPrivatePicture(ctx: Ctx, { bytes }: RemadePicture): Promise<string> {
  const name = `${privateFolder}/${ctx.ids.secret()}.jpg`;
  await ctx.storage.put(name, bytes);
  return name;
}

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
    const bytes = opened.ok ? await ctx.storage.find(opened.value) : undefined;
    if (!bytes) return refuse('not_found');
    return reply.type('image/jpeg').header('cache-control', 'private, no-store').send(Buffer.from(bytes));
  });
}
