import { opendir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Ctx } from '../../platform/context.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { clearInRounds } from '../../platform/jobs/housekeeping.ts';
import { removeFile, sentFolders } from '../../platform/files/sent-pictures.ts';
import { privateFolder, privateRoot } from '../../platform/files/storage.ts';
import { lockSheets } from '../catalog/index.ts';
import { claimDaily, forgetUsed, listUnused, noteUnused, takeUnused } from './unused-files.repo.ts';

const dayMs = 24 * 60 * 60 * 1000;
// Backups up to this age, and pages left open, still find their pictures.
const graceMs = 30 * dayMs;
// Any write that refers to the file has ended by then.
const youngMs = dayMs;

const ASKED_AT_ONCE = 10_000;
const DELETED_AT_ONCE = 500;

// The names given to uploads; files that an operator put there by hand are left alone.
const sentName = /^[\w-]{43}\.(?:jpg|pdf)$/;

async function* sentFiles({ storage }: Ctx): AsyncGenerator<{ name: string; path: string }> {
  for (const folder of [...sentFolders, privateFolder]) {
    const root = folder === privateFolder ? privateRoot(storage.root) : storage.root;
    const entries = await opendir(join(root, folder)).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
    });
    for await (const { name, parentPath } of entries ?? [])
      if (sentName.test(name)) yield { name: `${folder}/${name}`, path: join(parentPath, name) };
  }
}

async function isOld(path: string, before: number): Promise<boolean> {
  const found = await stat(path).catch(() => undefined);
  return found !== undefined && found.mtimeMs < before;
}

async function note(ctx: Ctx, paths: ReadonlyMap<string, string>): Promise<void> {
  const now = ctx.clock.now();
  const unused: string[] = [];
  for (const name of await listUnused(ctx.db, [...paths.keys()]))
    if (await isOld(paths.get(name) ?? '', now - youngMs)) unused.push(name);
  await noteUnused(ctx.db, unused, new Date(now));
}

/** Finds unused files. A file younger than a day may belong to a write that has not ended. */
async function findUnused(ctx: Ctx): Promise<void> {
  let paths = new Map<string, string>();
  for await (const { name, path } of sentFiles(ctx)) {
    paths.set(name, path);
    if (paths.size < ASKED_AT_ONCE) continue;
    await note(ctx, paths);
    paths = new Map();
  }
  await note(ctx, paths);
}

/**
 * Deletes files that have been unused for a month. The lock makes a concurrent sheet import that refers to one wait,
 * and then find it missing.
 */
function deleteSome(ctx: Ctx): Promise<number> {
  return inTransaction(ctx, async (inner) => {
    await lockSheets(inner.db);
    const names = await takeUnused(inner.db, new Date(ctx.clock.now() - graceMs), DELETED_AT_ONCE);
    for (const name of names) await removeFile(ctx, name);
    if (names.length > 0) ctx.log.info({ count: names.length }, 'deleted files that nothing shows');
    return names.length;
  });
}

/** Once a day: deletes uploaded pictures and documents that have been unused for a month. */
export async function clearUnusedFiles(ctx: Ctx): Promise<void> {
  if (!(await claimDaily(ctx.db, 'unused files', new Date(ctx.clock.now())))) return;
  await forgetUsed(ctx.db);
  await findUnused(ctx);
  await clearInRounds(DELETED_AT_ONCE, () => deleteSome(ctx));
}
