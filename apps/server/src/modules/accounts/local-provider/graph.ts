import type { Ctx } from '../../../platform/context.ts';
import type { GraphSource } from '../../../platform/sources/sign-in-sources.ts';
import { localClientId, localKeys, localOpenIdSource, localProviderPath } from './open-id.ts';

/** Requests a path of the Graph API with a token; undefined if refused. */
export type GraphAnswers = (path: string, token: string) => Promise<Record<string, unknown> | undefined>;

const medium = 'facebook';
// No secret: the demonstration's provider and the market are one program.
const appSecret = 'local';

/** The local Graph as a source. */
export function localGraphSource(ctx: Pick<Ctx, 'publicUrl'>): GraphSource {
  const base = `${ctx.publicUrl}${localProviderPath}/${medium}`;
  return {
    authorizeUrl: `${base}/authorize`,
    graphUrl: `${base}/graph`,
    appId: localClientId,
    appSecret,
  };
}

type GraphCtx = Pick<Ctx, 'clock' | 'publicUrl' | 'db' | 'events'>;

interface Known {
  readonly sub?: string;
  readonly exp?: number;
  readonly name?: unknown;
  readonly email?: unknown;
}

async function read(ctx: GraphCtx, token: string): Promise<Known | undefined> {
  const { jwtVerify } = await import('jose');
  const { issuer } = localOpenIdSource(ctx, medium);
  const verified = await jwtVerify(token, await localKeys(ctx), {
    issuer,
    audience: localClientId,
    currentDate: new Date(ctx.clock.now()),
  }).catch(() => undefined);
  return verified?.payload;
}

/** Answers debug_token and me of Graph's shape, about tokens that the local provider gave. */
export function localGraph(ctx: GraphCtx): GraphAnswers {
  return async (path, token) => {
    const url = new URL(path, 'http://graph.local');
    if (url.pathname === '/debug_token') {
      if (token !== `${localClientId}|${appSecret}`) return undefined;
      const known = await read(ctx, url.searchParams.get('input_token') ?? '');
      if (!known) return { data: { is_valid: false } };
      return { data: { app_id: localClientId, is_valid: true, user_id: known.sub, expires_at: known.exp } };
    }
    const known = url.pathname === '/me' ? await read(ctx, token) : undefined;
    return known && { id: known.sub, name: known.name ?? '', email: known.email };
  };
}
