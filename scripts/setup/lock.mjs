import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A file in the folder that is worked on, while it is: whose turn it is. */
const NAME = '.setup-lock';
const POLL_MILLISECONDS = 200;
/** A lock without a name in it is being written, or was left by a crash in that instant. */
const NAMELESS_MILLISECONDS = 5_000;

/**
 * Does what changes a folder when nobody else does: two starts of one fresh checkout would install and build into each
 * other's hands. The second waits, and says so; `work` looks first whether all is done by then.
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

/** Whoever holds the lock; undefined where a killed start has left it. */
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

/** When a process began, as its number is given again, in a container soon; where that is not told, that it runs. */
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
