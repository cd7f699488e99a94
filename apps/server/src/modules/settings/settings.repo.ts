import { isModuleType, type ModuleType } from '@promenade/domain/modules';
import { type Kysely, sql } from 'kysely';
import { json } from '../../platform/database/json.ts';
import type { MarketSettings } from './market-settings.ts';
import type { LocalText } from '../../platform/local-text.ts';

/** Tables of this room. */
export interface SettingsTables {
  settings: { key: string; value: unknown; updated_at: Date };
  modules: {
    id: string;
    module_type: string;
    name: LocalText;
    icon: string;
    active: boolean;
    position: number;
  };
}

/** A module as stored. */
export interface ModuleRow {
  readonly id: string;
  readonly module_type: ModuleType;
  readonly name: LocalText;
  readonly icon: string;
  readonly active: boolean;
  readonly position: number;
}

type Db = Kysely<SettingsTables>;

/** Every setting that an operator has decided. */
export async function listSettings(db: Db): Promise<Partial<MarketSettings>> {
  const rows = await db.selectFrom('settings').select(['key', 'value']).execute();
  return Object.fromEntries(rows.map((row) => [row.key, row.value]));
}

/** The same, held for a change; they are read all the while. */
export async function holdSettings(db: Db): Promise<Partial<MarketSettings>> {
  await sql`lock table settings in share row exclusive mode`.execute(db);
  return listSettings(db);
}

/** Modules in their order; one of a type that only a newer version knows is left to that. */
export async function listModules(db: Db): Promise<ModuleRow[]> {
  const rows = await db
    .selectFrom('modules')
    .selectAll()
    .orderBy('position')
    .orderBy('module_type')
    .execute();
  return rows.flatMap(({ module_type, ...row }) =>
    isModuleType(module_type) ? [{ ...row, module_type }] : [],
  );
}

/** Modules in their order, held for a change; they are read all the while. */
export async function holdModules(db: Db): Promise<ModuleRow[]> {
  await sql`lock table modules in share row exclusive mode`.execute(db);
  return listModules(db);
}

/** Keeps settings; a key that stands already is replaced. */
export async function upsertSettings(db: Db, settings: Partial<MarketSettings>, at: Date): Promise<void> {
  for (const [key, value] of Object.entries(settings)) {
    await db
      .insertInto('settings')
      .values({ key, value: JSON.stringify(value), updated_at: at })
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet({ value: JSON.stringify(value), updated_at: at }),
      )
      .execute();
  }
}

/** Forgets a setting; one that nobody has decided is as good as forgotten. */
export async function deleteSetting(db: Db, key: string): Promise<void> {
  await db.deleteFrom('settings').where('key', '=', key).execute();
}

/** Keeps a module. */
export async function upsertModule(db: Db, row: ModuleRow): Promise<void> {
  const values = { ...row, name: json(row.name) };
  await db
    .insertInto('modules')
    .values(values)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
    .execute();
}
