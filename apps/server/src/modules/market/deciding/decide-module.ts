import type { Ctx } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { changeModule, type ModuleChange, type ModuleRow } from '../../settings/index.ts';
import { findImportedMarket, keepRetiredModules } from '../market.repo.ts';

/**
 * Changes a module as an operator decides; running servers follow with the next request. From then on the operator
 * decides whether it is active: imports no longer activate it.
 * @param type such as food
 * @returns all modules in order
 * @throws SettingProblem if there is no such module, or the change is not allowed
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
