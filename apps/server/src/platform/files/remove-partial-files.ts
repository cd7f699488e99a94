import { opendir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Ctx } from '../context.ts';
import { partEnding, privateRoot } from './storage.ts';

// No write takes this long.
const abandonedAfterMs = 24 * 60 * 60 * 1000;

async function removePartialFilesIn(folder: string, before: number): Promise<void> {
  // The folder for private files may not exist; a partial file may have been completed or deleted meanwhile.
  const absent = (error: NodeJS.ErrnoException): undefined => {
    if (error.code !== 'ENOENT') throw error;
  };
  const entries = await opendir(folder, { recursive: true }).catch(absent);
  for await (const { name, parentPath } of entries ?? []) {
    if (!name.endsWith(partEnding)) continue;
    const path = join(parentPath, name);
    const found = await stat(path).catch(absent);
    if (found && found.mtimeMs < before) await rm(path, { force: true });
  }
}

/** Deletes partial files left by servers that were killed while writing. */
export async function removePartialFiles({ storage, clock }: Ctx): Promise<void> {
  const before = clock.now() - abandonedAfterMs;
  for (const folder of [storage.root, privateRoot(storage.root)]) await removePartialFilesIn(folder, before);
}
