import { randomUUID } from 'node:crypto';
import { copyFile, mkdir, readdir, rename } from 'node:fs/promises';
import { join } from 'node:path';

// Enough for a disk, and not so many that a start opens hundreds of files at once.
const atOnce = 16;

/**
 * Puts the files of this build beside those of others, in a folder that all servers share: while two versions stand side
 * by side, a page of the one may ask the other for its scripts. Names hold a hash of what they name, so that one that is
 * there already is the same file.
 */
export async function shareAssets(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  const there = new Set(await readdir(to));
  const missing = (await readdir(from)).filter((name) => !there.has(name));
  for (let start = 0; start < missing.length; start += atOnce) {
    await Promise.all(
      missing.slice(start, start + atOnce).map(async (name) => {
        const part = join(to, `.${randomUUID()}`);
        await copyFile(join(from, name), part);
        await rename(part, join(to, name));
      }),
    );
  }
}
