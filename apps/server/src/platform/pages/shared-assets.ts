import { randomUUID } from 'node:crypto';
import { copyFile, mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
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

// The longest visit of a page that stays open.
const keptMs = 30 * 86_400_000;
// Lists the files of the build that was served last.
const listName = '.served';

async function lastServed(folder: string): Promise<readonly string[]> {
  const list = await readFile(join(folder, listName), 'utf8').catch(() => '');
  return list === '' ? [] : list.split('\n');
}

/**
 * Keeps this build's files in a folder of the market's own, and those of earlier builds for a month after the last
 * server that served them: a build made anew deletes the files that the pages of a running server, and pages that are
 * open since before an upgrade, still ask for.
 */
export async function keepAssets(from: string, to: string, nowMs: number): Promise<void> {
  await shareAssets(from, to);
  const own = await readdir(from);
  const isOwn = new Set(own);
  const now = new Date(nowMs);
  // From now on they are of an earlier build. One that is gone needs no date.
  for (const name of await lastServed(to))
    if (!isOwn.has(name)) await utimes(join(to, name), now, now).catch(() => undefined);
  await writeFile(join(to, listName), own.join('\n'));
  for (const name of await readdir(to)) {
    if (isOwn.has(name) || name === listName) continue;
    const { mtimeMs } = await stat(join(to, name));
    if (mtimeMs < nowMs - keptMs) await rm(join(to, name));
  }
}
