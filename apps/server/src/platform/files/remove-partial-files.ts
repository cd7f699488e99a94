import { opendir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Ctx } from '../context.ts';
import { partEnding, privateRoot } from './storage.ts';

// Nothing is written for so long.
const abandonedAfterMs = 24 * 60 * 60 * 1000;

async function removePartialFilesIn(folder: string, before: number): Promise<void> {
  // A market without private files has no folder for them; a part may be gone, whole or thrown away, when it is looked at.
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

/** Deletes what servers that were killed while they wrote a file have left of it. */
export async function removePartialFiles({ storage, clock }: Ctx): Promise<void> {
  const before = clock.now() - abandonedAfterMs;
  for (const folder of [storage.root, privateRoot(storage.root)]) await removePartialFilesIn(folder, before);
}
