import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pid } from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { birthOf } from './processes.ts';
import { PostgresStartProblem } from './start-problem.ts';

/** How long a predecessor that was told to stop may take; a killed start script tells its server only then. */
export const DEFAULT_PATIENCE_MILLISECONDS = 5_000;
const POLL_MILLISECONDS = 50;

/**
 * Takes the data folder for this process. A lock names its owner by process id and birth, so one
 * left by a killed server is recognised even when the id was given to another process since.
 * @returns how to give the folder back
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
    // What was stale is gone now: try again at once.
    if (owner === undefined && (await create(path, ownContent))) return () => release(path, ownContent);
    await pause(POLL_MILLISECONDS);
  }
  throw new PostgresStartProblem(
    `Another Promenade (process ${owner}) is already running on ${dataDir}. ` +
      'Stop it first, or give this one a folder of its own in DATA_DIR.',
  );
}

/** Whether a process that lives has the data folder for itself; one that was killed has left it. */
export async function isHeld(dataDir: string): Promise<boolean> {
  return (await ownerIn(await contentOf(lockPath(dataDir)))) !== undefined;
}

function lockPath(dataDir: string): string {
  return join(dataDir, 'server.lock');
}

function contentOf(path: string): Promise<string> {
  return readFile(path, 'utf8').catch(() => '');
}

/** The process that a lock names, while it lives. */
async function ownerIn(content: string): Promise<string | undefined> {
  const [owner = '', birth] = content.trim().split(' ');
  return birth && (await birthOf(Number(owner))) === birth ? owner : undefined;
}

/** The process that holds the lock; a stale lock is set aside on the way. */
async function livingOwner(path: string): Promise<string | undefined> {
  const content = await contentOf(path);
  const owner = await ownerIn(content);
  if (owner === undefined) await setAside(path, content);
  return owner;
}

/** Written whole beside its name and linked into place: nobody ever reads half a lock. */
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
  if ((await contentOf(path)) === ownContent) await rm(path, { force: true });
}
