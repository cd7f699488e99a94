import type { Ctx } from './platform/context.ts';
import { findNewerMigration } from './platform/database/migrate.ts';

/** What is said of a database that a newer version has migrated, as after a step back; otherwise nothing. */
export async function newerSchemaText({ db }: Pick<Ctx, 'db'>): Promise<string> {
  const newer = await findNewerMigration(db);
  if (newer === undefined) return '';
  return `A newer version has migrated this database, up to ${newer}. This one runs on it as long as that only added to it: docs/operating.md, Upgrading.\n`;
}
