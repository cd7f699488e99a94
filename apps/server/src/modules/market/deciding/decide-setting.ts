import { changed } from '../../../platform/caching/cache.ts';
import type { Ctx } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { taxStores } from '../../catalog/index.ts';
import { changeSetting, decideAndTax, forgetSetting, settingsTopic } from '../../settings/index.ts';

/**
 * Sets a setting, and what follows from it: stores with the market's tax rate get the new one. Running servers follow
 * with the next request.
 * @param text the value as JSON, or a plain text; absent to restore the default
 * @throws SettingProblem if there is no such setting, or the value is invalid
 */
export async function decideSetting(ctx: Ctx, name: string, text?: string): Promise<void> {
  const decide = text === undefined ? forgetSetting(name) : changeSetting(name, text);
  await inTransaction(ctx, (inner) => decideAndTax(inner, taxStores, decide));
  // The notification of the commit is still under way, and the caller reads the setting next.
  await changed(ctx, settingsTopic);
}
