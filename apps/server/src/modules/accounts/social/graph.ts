import { legibleLine } from '@promenade/domain/words';
import type { Ctx } from '../../../platform/context.ts';
import { refuse, Refused } from '../../../platform/errors.ts';
import type { GraphWithAnswers } from './sources.ts';

interface DebugToken {
  readonly is_valid?: boolean;
  readonly app_id?: string;
  readonly user_id?: string;
  /** Seconds; 0: never. */
  readonly expires_at?: number;
}

async function answered(
  ctx: Ctx,
  source: GraphWithAnswers,
  path: string,
  token: string,
): Promise<Record<string, unknown>> {
  const answer = await source.answers(path, token).catch((error: Error) => {
    if (error instanceof Refused) throw error;
    ctx.log.warn({ failure: error.name }, 'Graph could not be asked');
    return undefined;
  });
  return answer ?? refuse('social_refused');
}

/**
 * Asks Graph about an access token (debug_token, then me): that it lives, that it was given to this application and
 * to nobody else's, and whose it is.
 */
export async function askGraph(
  ctx: Ctx,
  source: GraphWithAnswers,
  token: string,
): Promise<{ subject: string; name: string }> {
  const query = new URLSearchParams({ input_token: token });
  const appToken = `${source.appId}|${source.appSecret}`;
  const { data } = await answered(ctx, source, `/debug_token?${query.toString()}`, appToken);
  const debug = (data ?? {}) as DebugToken;
  const lives =
    debug.is_valid === true && (debug.expires_at === 0 || (debug.expires_at ?? 0) * 1000 > ctx.clock.now());
  if (!lives || debug.app_id !== source.appId || !debug.user_id) return refuse('social_refused');
  const me = await answered(ctx, source, '/me?fields=id,name', token);
  if (me['id'] !== debug.user_id) return refuse('social_refused');
  return {
    subject: debug.user_id,
    name: typeof me['name'] === 'string' ? legibleLine(me['name']).slice(0, 120) : '',
  };
}
