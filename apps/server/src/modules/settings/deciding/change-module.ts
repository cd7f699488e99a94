import { inTransaction } from '../../../platform/database/transaction.ts';
import { type Ctx, over } from '../../../platform/context.ts';
import { writeMarket } from '../get-market.ts';
import { readSetting, SettingProblem } from './read-setting.ts';
import { holdModules, listModules, type ModuleRow, type SettingsTables } from '../settings.repo.ts';

/** What an operator decides of a module; what is absent stays. */
export interface ModuleChange {
  /** Shoppers see it, and order in it. */
  readonly active?: boolean;
  /** Names by language as JSON; languages that are not named keep theirs. */
  readonly name?: string;
  /** Its place among the modules, from 1. */
  readonly place?: number;
}

/** Every module in its order, those that are closed included. */
export function listAllModules(ctx: Ctx): Promise<ModuleRow[]> {
  return listModules(over<SettingsTables>(ctx));
}

async function readName({ language }: Ctx, text: string) {
  const { moduleName } = await import('./setting-schemas.ts');
  return readSetting({ called: 'The name', schema: moduleName, language }, text);
}

function get(modules: readonly ModuleRow[], type: string): ModuleRow {
  const found = modules.find(({ module_type }) => module_type === type);
  if (found) return found;
  const types = modules.map(({ module_type }) => module_type).join(', ');
  throw new SettingProblem(
    `There is no module '${type}'. ${types === '' ? 'Modules come with an import.' : `There are: ${types}.`}`,
  );
}

function placed(modules: readonly ModuleRow[], changed: ModuleRow, place: number | undefined): ModuleRow[] {
  const others = modules.filter(({ id }) => id !== changed.id);
  const index = place === undefined ? modules.findIndex(({ id }) => id === changed.id) : place - 1;
  return others.toSpliced(index, 0, changed).map((module, position) => ({ ...module, position }));
}

/**
 * Changes a module; servers that run follow with the next request.
 * @param type such as food
 * @returns every module in its order
 * @throws SettingProblem where there is no such module, or it may not be that
 */
export async function changeModule(ctx: Ctx, type: string, change: ModuleChange): Promise<ModuleRow[]> {
  const name = change.name === undefined ? {} : await readName(ctx, change.name);
  return inTransaction(ctx, async (inner) => {
    const modules = await holdModules(over<SettingsTables>(inner));
    const module = get(modules, type);
    const { active = module.active, place } = change;
    if (place !== undefined && place > modules.length)
      throw new SettingProblem(
        `There are ${modules.length} modules: a place is from 1 to ${modules.length}.`,
      );
    const changed = placed(modules, { ...module, active, name: Object.assign({}, module.name, name) }, place);
    if (!changed.some((one) => one.active))
      throw new SettingProblem(
        `${type} is the only open module: nothing could be ordered. Maintenance closes a market.`,
      );
    await writeMarket(inner, {}, changed);
    return changed;
  });
}
