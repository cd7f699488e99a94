import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pid } from 'node:process';
import { birthOf } from './processes.ts';
import { PostgresStartProblem } from './start-problem.ts';

/** Enough for every stale lock that a crowd of simultaneous starts could leave behind. */
const MOST_ATTEMPTS = 20;

/**
 * Takes the data folder for this process. A lock names its owner by process id and birth, so one
 * left by a killed server is recognised even when the id was given to another process since.
 * @returns how to give the folder back
 */
export async function lockDataDir(dataDir: string): Promise<() => Promise<void>> {
  const path = join(dataDir, 'server.lock');
  const ownContent = `${pid} ${await birthOf(pid)}\n`;
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 1) {
    if (await create(path, ownContent)) return () => release(path, ownContent);
    const content = await readFile(path, 'utf8').catch(() => '');
    const [owner, birth] = content.trim().split(' ');
    if (owner && birth && (await birthOf(Number(owner))) === birth) {
      throw new PostgresStartProblem(
        `Another Promenade (process ${owner}) is already running on ${dataDir}. ` +
          'Stop it first, or give this one a folder of its own in DATA_DIR.',
      );
    }
    await setAside(path, content);
  }
  throw new PostgresStartProblem(`The lock ${path} cannot be taken; remove it if no Promenade is running.`);
}

/** Written whole beside its name and linked into place: nobody ever reads half a lock. */
async function create(path: string, content: string): Promise<boolean> {
  const draft = `${path}.${pid}`;
  await writeFile(draft, content);
  try {
    await link(draft, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

/** Between our reading and our moving, another starter may have put its own lock there: put it back. */
async function setAside(path: string, staleContent: string): Promise<void> {
  const aside = `${path}.stale-${pid}`;
  try {
    await rename(path, aside);
  } catch {
    return;
  }
  const moved = await readFile(aside, 'utf8').catch(() => staleContent);
  if (moved !== staleContent) await link(aside, path).catch(() => undefined);
  await rm(aside, { force: true });
}

async function release(path: string, ownContent: string): Promise<void> {
  const content = await readFile(path, 'utf8').catch(() => '');
  if (content === ownContent) await rm(path, { force: true });
}
