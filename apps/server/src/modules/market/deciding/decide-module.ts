import type { Ctx } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { changeModule, type ModuleChange, type ModuleRow } from '../../settings/index.ts';
import { findImportedMarket, keepRetiredModules } from '../market.repo.ts';

/**
 * Changes a module as its operator decides; servers that run follow with the next request. Whether it is open is the
 * operator's from then on: an import that had closed it does not open it again.
 * @param type such as food
 * @returns every module in its order
 * @throws SettingProblem where there is no such module, or it may not be that
 */
export async function decideModule(ctx: Ctx, type: string, change: ModuleChange): Promise<ModuleRow[]> {
  return inTransaction(ctx, async (inner) => {
    const modules = await changeModule(inner, type, change);
    const retired = (await findImportedMarket(inner.db))?.wishes.retiredModules ?? [];
    const others = retired.filter((one) => one !== type);
    if (change.active !== undefined) await keepRetiredModules(inner.db, others);
    return modules;
  });
}
