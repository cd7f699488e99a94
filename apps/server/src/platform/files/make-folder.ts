import { mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

async function isFolder(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );
}

/** Why the folder could not be created; null if it exists, whoever created it. */
async function refusalOf(path: string, mode?: number): Promise<NodeJS.ErrnoException | null> {
  return mkdir(path, mode).then(
    () => null,
    async (error: NodeJS.ErrnoException) => ((await isFolder(path)) ? null : error),
  );
}

/**
 * Creates a folder and its parents. Node's `recursive` option loops forever where the file system refuses, as /proc
 * does.
 * @param mode permissions of the folder itself, if it is new; its parents have the usual ones
 */
export async function makeFolder(path: string, mode?: number): Promise<void> {
  const refusal = await refusalOf(path, mode);
  if (!refusal) return;
  if (refusal.code !== 'ENOENT' || dirname(path) === path) throw refusal;
  await makeFolder(dirname(path));
  const again = await refusalOf(path, mode);
  if (again) throw again;
}
