import { capabilitiesOf } from '@promenade/domain/modules';
import { changed, remembered } from '../../platform/caching/cache.ts';
import { type Ctx, over } from '../../platform/context.ts';
import { defaultSettings, demoSettings, type MarketSettings } from './market-settings.ts';
import {
  listModules,
  listSettings,
  type ModuleRow,
  type SettingsTables,
  upsertModule,
  upsertSettings,
} from './settings.repo.ts';

/** Published when settings or modules change. */
export const settingsTopic = 'settings';

/** The market's settings and modules, kept in memory and forgotten when they change. */
export interface Market {
  readonly settings: MarketSettings;
  readonly modules: readonly ModuleRow[];
}

/** Settings and modules straight from the database, for code that depends on a change made a moment ago. */
export async function readMarket(ctx: Ctx): Promise<Market> {
  const db = over<SettingsTables>(ctx);
  const decided = await listSettings(db);
  return { settings: settingsOf(decided), modules: await listModules(db) };
}

/** The market as it is remembered: from memory, until word of a change. */
export function getMarket(ctx: Ctx): Promise<Market> {
  return remembered(ctx, settingsTopic, readMarket);
}

/** What counts where this was decided. */
export function settingsOf(decided: Partial<MarketSettings>): MarketSettings {
  const byDefault = decided.demo ? { ...defaultSettings, ...demoSettings } : defaultSettings;
  const timeZone = decided.timeZone || byDefault.timeZone;
  return { ...byDefault, ...decided, timeZone };
}

/** The first of some modules that sells items: whoever names none asks for a cart or a list. */
export function firstOfItems(modules: readonly ModuleRow[]): ModuleRow | undefined {
  return modules.find(({ module_type: type }) => capabilitiesOf(type).items) ?? modules[0];
}

/**
 * The module the caller is in: the header's, switched off or not, else the first active one with items. Undefined in a
 * market without modules.
 */
export async function findModule(ctx: Ctx): Promise<ModuleRow | undefined> {
  const { modules } = await getMarket(ctx);
  return (
    modules.find((module) => module.id === ctx.where.moduleId) ??
    firstOfItems(modules.filter((module) => module.active))
  );
}

/** Keeps settings and modules of a market, as an import or an operator decides them. */
export async function writeMarket(
  ctx: Ctx,
  settings: Partial<MarketSettings>,
  modules: readonly ModuleRow[],
): Promise<void> {
  const db = over<SettingsTables>(ctx);
  await upsertSettings(db, settings, new Date(ctx.clock.now()));
  for (const module of modules) await upsertModule(db, module);
  await changed(ctx, settingsTopic);
}
