import { changed } from '../../../platform/caching/cache.ts';
import type { Ctx } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { taxStores } from '../../catalog/index.ts';
import { changeSetting, decideAndTax, forgetSetting, settingsTopic } from '../../settings/index.ts';

/**
 * Decides a setting, and what of the market follows from it: stores that were taxed as the market is go on to be.
 * Servers that run follow with the next request.
 * @param text the value as JSON, a text as it is; absent where the default is to count again
 * @throws SettingProblem where there is no such setting, or it may not be that
 */
export async function decideSetting(ctx: Ctx, name: string, text?: string): Promise<void> {
  const decide = text === undefined ? forgetSetting(name) : changeSetting(name, text);
  await inTransaction(ctx, (inner) => decideAndTax(inner, taxStores, decide));
  // The word of the commit is still on its way; whoever decided asks for the setting next.
  await changed(ctx, settingsTopic);
}
