import { mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

async function isFolder(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );
}

/** Makes a folder and those above it. Node's own way (`recursive`) never ends where a folder refuses them, as /proc does. */
export async function makeFolder(path: string): Promise<void> {
  if (await isFolder(path)) return;
  await makeFolder(dirname(path));
  try {
    await mkdir(path);
  } catch (error) {
    // Somebody else may have made it meanwhile.
    if (!(await isFolder(path))) throw error;
  }
}
