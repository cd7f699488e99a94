import type { Wrong, WrongCode } from '@promenade/contract/wrong';
import type { Ctx } from '../../../../platform/context.ts';
import { refuseAs } from '../../../../platform/errors.ts';
import { getMarket } from '../../../settings/index.ts';

/** Refuses an offer with what is wrong with it. */
export const unfit = (code: WrongCode, params: NonNullable<Wrong['params']> = {}): never =>
  refuseAs('offer_unfit', { code, params });

/** Refuses a module that the market does not have. */
export async function checkModule(ctx: Ctx, moduleId: string): Promise<void> {
  const { modules } = await getMarket(ctx);
  if (!modules.some(({ id }) => id === moduleId)) unfit('unknown_module', { id: moduleId });
}
