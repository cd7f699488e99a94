import { cp } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';

// Their names hold the key of how they are drawn, so that what one test drew is what another would draw.
const shelf = fileURLToPath(new URL('../../../../.tmp/drawn-pictures', import.meta.url));

/** Leaves the demonstration's pictures to what comes later in the same run of all tests. */
export async function leavePictures(storageRoot: string): Promise<void> {
  await cp(join(storageRoot, 'demo'), shelf, { recursive: true });
}

/** Takes the pictures that an earlier test drew; those that none did are drawn here. */
export async function takePictures(storageRoot: string): Promise<void> {
  await cp(shelf, join(storageRoot, 'demo'), { recursive: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
}
