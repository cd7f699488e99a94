import type { Reply } from '@promenade/contract/calls';
import type { Ctx } from '../../platform/context.ts';
import { getMarket } from './get-market.ts';
import { viewConfig } from './settings.view.ts';

/** GET /config (SYS-07). */
export async function getConfig(ctx: Ctx): Promise<Reply<'settings.config'>> {
  return viewConfig(ctx, await getMarket(ctx));
}
