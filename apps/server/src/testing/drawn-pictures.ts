import { cp } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';

// A picture's name contains a key of how it is drawn, so tests can reuse each other's pictures.
const shelf = fileURLToPath(new URL('../../../../.tmp/drawn-pictures', import.meta.url));

/** Keeps the demonstration's pictures for later tests of the same run. */
export async function leavePictures(storageRoot: string): Promise<void> {
  await cp(join(storageRoot, 'demo'), shelf, { recursive: true });
}

/** Reuses the pictures that earlier tests have drawn; missing ones are drawn here. */
export async function takePictures(storageRoot: string): Promise<void> {
  await cp(shelf, join(storageRoot, 'demo'), { recursive: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
}
