import { randomUUID } from 'node:crypto';
import { copyFile, mkdir, readdir, rename } from 'node:fs/promises';
import { join } from 'node:path';

// Enough to keep a disk busy, without opening hundreds of files at the start.
const atOnce = 16;

/**
 * Copies this build's files to a folder that all servers share: while two versions run side by side, a page of one may
 * request its scripts from the other. Names contain a content hash, so an existing file is the same file.
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
