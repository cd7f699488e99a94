import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { BackupProblem } from './backup-problem.ts';
import { checkFile, copyFile, unzipped } from './kept-files.ts';
import { type KeptTable, type Manifest, readManifest } from './manifest.ts';
import {
  beginFilling,
  copyIn,
  countRows,
  endFilling,
  listMigrations,
  listTables,
  refuseUsedMarket,
} from './tables.repo.ts';
import { type BackupSource, mediaFolders } from './write-backup.ts';

/** A restored market. */
export interface RestoredMarket {
  /** The moment of the restored snapshot. */
  readonly takenAt: string;
  readonly rows: number;
  readonly files: number;
}

const listed = (names: readonly string[]): string => names.join(', ');

/** A backup only fits the schema it was made from: restore with the version that made it, then upgrade. */
async function refuseOtherSchema(client: pg.PoolClient, { migrations, tables }: Manifest): Promise<void> {
  const here = await listMigrations(client);
  const known = new Map(here.map(({ name, checksum }) => [name, checksum]));
  const strange = migrations.filter(({ name, checksum }) => known.get(name) !== checksum);
  if (strange.length > 0)
    throw new BackupProblem(
      `The backup has a schema that this version does not know (${listed(strange.map(({ name }) => name))}). Restore it with the version that made it, into a new DATA_DIR or database.`,
    );
  if (migrations.length < here.length) {
    const last = migrations.at(-1)?.name ?? 'none';
    throw new BackupProblem(
      `The backup is of an older schema, up to ${last}. Restore it with the version that made it, into a new DATA_DIR or database, then run this one on that.`,
    );
  }
  const names = new Set((await listTables(client)).map(({ name }) => name));
  const missing = tables.filter(({ name }) => !names.has(name));
  if (missing.length > 0)
    throw new BackupProblem(`This database lacks ${listed(missing.map(({ name }) => name))}.`);
}

async function fill(folder: string, client: pg.PoolClient, table: KeptTable): Promise<void> {
  await pipeline(...unzipped(folder, table), copyIn(client, table));
  const rows = await countRows(client, table.name);
  if (rows !== table.rows)
    throw new BackupProblem(`${table.name} has ${rows} rows now, of ${table.rows} that were kept.`);
}

async function fillAll(folder: string, client: pg.PoolClient, manifest: Manifest): Promise<void> {
  await beginFilling(client, manifest.tables);
  for (const table of manifest.tables) await fill(folder, client, table);
  await endFilling(client, manifest.tables, manifest.sequences);
}

async function placeMedia(folder: string, { media }: Manifest, mediaRoot: string): Promise<void> {
  for (const { kept, root } of mediaFolders(mediaRoot)) {
    for (const { path } of media.filter((file) => file.path.startsWith(`${kept}/`)))
      await copyFile(join(folder, path), join(root, path.slice(kept.length + 1)), path);
  }
}

/** A backup whose files all match their checksums. */
export interface WholeBackup {
  readonly folder: string;
  readonly manifest: Manifest;
}

/**
 * Verifies the checksum of every file before anything else is touched.
 * @throws BackupProblem if the folder is not a backup, or is incomplete
 */
export async function getBackup(folder: string): Promise<WholeBackup> {
  const manifest = await readManifest(folder);
  for (const file of [...manifest.tables, ...manifest.media]) await checkFile(folder, file);
  return { folder, manifest };
}

/**
 * Restores a backup into an empty market of the same schema: the database is filled in one transaction, and all
 * references and checks are enforced when it ends.
 * @throws BackupProblem with what prevents it
 */
export async function restoreBackup(
  { folder, manifest }: WholeBackup,
  { pool, mediaRoot }: BackupSource,
): Promise<RestoredMarket> {
  const client = await pool.connect();
  try {
    await refuseUsedMarket(client);
    await refuseOtherSchema(client, manifest);
    await placeMedia(folder, manifest, mediaRoot);
    await fillAll(folder, client, manifest);
    client.release();
  } catch (error) {
    // Closing the connection also rolls back the transaction.
    client.release(true);
    throw error;
  }
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  return { takenAt: manifest.takenAt, rows, files: manifest.media.length };
}
