import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type pg from 'pg';
import { errorCode } from '../error-code.ts';
import { makeFolder } from '../files/make-folder.ts';
import { privateRoot } from '../files/storage.ts';
import { BackupProblem } from './backup-problem.ts';
import { copyFile, keepZipped, listFiles } from './kept-files.ts';
import { type KeptFile, type KeptTable, type Manifest, writeManifest } from './manifest.ts';
import {
  beginSnapshot,
  copyOut,
  listMigrations,
  listSequences,
  listTables,
  refuseEmptyMarket,
} from './tables.repo.ts';

/** The source of a backup. */
export interface BackupSource {
  readonly pool: pg.Pool;
  /** Folder of the public pictures; the private files are in a folder next to it. */
  readonly mediaRoot: string;
}

/** A backup that was written. */
export interface WrittenBackup {
  readonly takenAt: string;
  readonly tables: number;
  readonly rows: number;
  readonly files: number;
}

/** The folders of a market's files, by their names in a backup. */
export const mediaFolders = (root: string) =>
  [
    { kept: 'media/public', root },
    { kept: 'media/private', root: privateRoot(root) },
  ] as const;

// Pictures may be deleted while they are copied; those are left out.
async function keepMedia(folder: string, mediaRoot: string): Promise<KeptFile[]> {
  const media: KeptFile[] = [];
  for (const { kept, root } of mediaFolders(mediaRoot)) {
    for (const name of await listFiles(root)) {
      const path = `${kept}/${name}`;
      const copied = await copyFile(join(root, name), join(folder, path), path);
      if (copied) media.push(copied);
    }
  }
  return media;
}

async function keepTables(folder: string, client: pg.PoolClient): Promise<KeptTable[]> {
  const tables: KeptTable[] = [];
  for (const shape of await listTables(client)) {
    const { open: openRows, rows } = copyOut(client, shape);
    const file = await keepZipped(folder, `tables/${shape.name}.copy.gz`, openRows);
    tables.push({ ...file, name: shape.name, columns: [...shape.columns], rows: rows() });
  }
  return tables;
}

async function keepAll(folder: string, { pool, mediaRoot }: BackupSource): Promise<Manifest> {
  const client = await pool.connect();
  try {
    const takenAt = (await beginSnapshot(client)).toISOString();
    await refuseEmptyMarket(client);
    // Files before rows: a file that a row of the snapshot refers to exists now, but may be deleted while the rows are
    // read.
    const media = await keepMedia(folder, mediaRoot);
    // Every import brings pictures, so an empty folder is the wrong one; without this check the loss would only show at
    // the restore.
    if (media.length === 0)
      throw new BackupProblem(
        `No picture of this market is in ${mediaRoot}. Set DATA_DIR to the folder that its servers use.`,
      );
    const migrations = await listMigrations(client);
    const tables = await keepTables(folder, client);
    // Sequences are not transactional: read after the rows, no value that a row has is given out again.
    const sequences = await listSequences(client);
    await client.query('commit');
    client.release();
    return { format: 'promenade-backup', version: 1, takenAt, migrations, tables, sequences, media };
  } catch (error) {
    client.release(true);
    throw error;
  }
}

async function syncFolder(folder: string): Promise<void> {
  // Windows cannot open folders.
  const handle = await open(folder, 'r').catch(() => undefined);
  await handle?.sync().catch(() => undefined);
  await handle?.close();
}

const noRoom = new Set(['ENOSPC', 'EDQUOT']);

async function makeDraft(folder: string): Promise<string> {
  if (await stat(folder).catch(() => undefined))
    throw new BackupProblem(`${folder} is there already: name a folder that is not, one for each backup.`);
  const draft = `${folder}.unfinished`;
  const cannotBeMade = ({ code }: NodeJS.ErrnoException): never => {
    throw new BackupProblem(`${folder} cannot be made (${code}).`);
  };
  await makeFolder(dirname(folder)).catch(cannotBeMade);
  await mkdir(draft, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') cannotBeMade(error);
    throw new BackupProblem(
      `${draft} is there: another backup is being written there, or one was cut short. Delete it, or name another folder.`,
    );
  });
  return draft;
}

/**
 * Writes a market to a new folder while the market is running: a snapshot of the database, and the files. The folder
 * appears under its name only once everything is written and flushed to disk.
 */
export async function writeBackup(folder: string, source: BackupSource): Promise<WrittenBackup> {
  const draft = await makeDraft(folder);
  try {
    const manifest = await keepAll(draft, source);
    await writeManifest(draft, manifest);
    await syncFolder(draft);
    await rename(draft, folder);
    await syncFolder(dirname(folder));
    const { takenAt, tables, media } = manifest;
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    return { takenAt, tables: tables.length, rows, files: media.length };
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    if (noRoom.has(errorCode(error)))
      throw new BackupProblem(
        `There is no room for the backup in ${dirname(folder)}. Nothing of it was left there.`,
      );
    throw error;
  }
}
