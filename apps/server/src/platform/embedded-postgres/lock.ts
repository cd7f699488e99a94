import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pid } from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { errorCode } from '../error-code.ts';
import { birthOf } from './processes.ts';
import { PostgresStartProblem } from './start-problem.ts';

/** How long a predecessor may take to stop: if a start script is killed, its server is only then told to stop. */
export const DEFAULT_PATIENCE_MILLISECONDS = 5_000;
const POLL_MILLISECONDS = 50;

/**
 * Locks the data folder for this process. A lock names its owner by process id and start time, so that the lock of a
 * killed server is recognised even if its id has been reused.
 * @returns a function that releases the lock
 */
export async function lockDataDir(
  dataDir: string,
  patienceMilliseconds: number,
): Promise<() => Promise<void>> {
  const path = lockPath(dataDir);
  const ownContent = `${pid} ${await birthOf(pid)}\n`;
  let owner: string | undefined;
  for (let waited = 0; waited <= patienceMilliseconds; waited += POLL_MILLISECONDS) {
    if (await create(path, ownContent)) return () => release(path, ownContent);
    owner = await livingOwner(path);
    // A stale lock has just been removed: try again at once.
    if (owner === undefined && (await create(path, ownContent))) return () => release(path, ownContent);
    await pause(POLL_MILLISECONDS);
  }
  throw new PostgresStartProblem(
    `Another Promenade (process ${owner}) is already running on ${dataDir}. ` +
      'Stop it first, or give this one a folder of its own in DATA_DIR.',
  );
}

/** Whether a living process holds the data folder; a killed one no longer does. */
export async function isHeld(dataDir: string): Promise<boolean> {
  return (await ownerIn(await contentOf(lockPath(dataDir)))) !== undefined;
}

function lockPath(dataDir: string): string {
  return join(dataDir, 'server.lock');
}

function contentOf(path: string): Promise<string> {
  return readFile(path, 'utf8').catch(() => '');
}

/** The process named in a lock, if it is alive. */
async function ownerIn(content: string): Promise<string | undefined> {
  const [owner = '', birth] = content.trim().split(' ');
  return birth && (await birthOf(Number(owner))) === birth ? owner : undefined;
}

/** The process that holds the lock; a stale lock is removed. */
async function livingOwner(path: string): Promise<string | undefined> {
  const content = await contentOf(path);
  const owner = await ownerIn(content);
  if (owner === undefined) await setAside(path, content);
  return owner;
}

/** Written under a temporary name and linked into place, so that nobody reads a partial lock. */
async function create(path: string, content: string): Promise<boolean> {
  const draft = `${path}.${pid}`;
  await writeFile(draft, content).catch((error: Error) => {
    throw new PostgresStartProblem(
      `The data folder ${dirname(path)} cannot be written (${error.message}). ` +
        'Set DATA_DIR to a folder that can be written.',
    );
  });
  try {
    await link(draft, path);
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

/** Between reading and moving it, another process may have replaced the stale lock with its own: then put it back. */
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
  if ((await contentOf(path)) === ownContent) await rm(path, { force: true });
}
