import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A lock file in the folder that is being changed: whose turn it is. */
const NAME = '.setup-lock';
const POLL_MILLISECONDS = 200;
/** A lock file without an owner is being written, or was left by a crash in that instant. */
const NAMELESS_MILLISECONDS = 5_000;

/**
 * Changes a folder exclusively: two starts of one fresh checkout would install and build over each other. The second
 * waits, and says so; `work` first checks whether everything is done by then.
 */
export function withLock(folder, work) {
  const path = join(folder, NAME);
  for (let told = false; !take(path); pause(POLL_MILLISECONDS)) {
    const owner = livingOwner(path);
    if (owner === undefined) {
      rmSync(path, { force: true });
    } else if (!told) {
      console.log(`Another start (process ${owner}) is at work in ${folder}: waiting for it`);
      told = true;
    }
  }
  try {
    return work();
  } finally {
    rmSync(path, { force: true });
  }
}

function take(path) {
  try {
    writeFileSync(path, `${process.pid} ${birthOf(process.pid)}\n`, { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}

/** The owner of the lock; undefined if a killed start has left it. */
function livingOwner(path) {
  try {
    const [pid, birth] = readFileSync(path, 'utf8').trim().split(' ');
    if (birth === undefined)
      return Date.now() - statSync(path).mtimeMs < NAMELESS_MILLISECONDS ? '?' : undefined;
    return birthOf(Number(pid)) === birth ? pid : undefined;
  } catch {
    return undefined;
  }
}

/**
 * When a process started, since process ids are reused, soon in a container; if that is not available, that it runs.
 */
function birthOf(pid) {
  try {
    if (process.platform === 'linux')
      return readFileSync(`/proc/${pid}/stat`, 'utf8')
        .replace(/^.*\) /, '')
        .split(' ')[19];
    process.kill(pid, 0);
    return 'runs';
  } catch {
    return '';
  }
}

function pause(milliseconds) {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
}
