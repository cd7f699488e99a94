import { accessSync, constants, readFileSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

// Where Linux keeps files in memory.
const inMemory = '/dev/shm';
const leastFreeBytes = 4 * 1024 ** 3;

// Some containers mount it noexec, and tests run programs there.
function mayHoldPrograms(mounts: string): boolean {
  const mount = mounts.split('\n').findLast((line) => line.includes(` ${inMemory} tmpfs `));
  return mount !== undefined && !/[ ,]noexec[ ,]/.test(mount);
}

function hasPlenty(): boolean {
  try {
    accessSync(inMemory, constants.W_OK);
    const { bavail, bsize } = statfsSync(inMemory);
    return bavail * bsize >= leastFreeBytes && mayHoldPrograms(readFileSync('/proc/self/mounts', 'utf8'));
  } catch {
    return false;
  }
}

/**
 * The folder for temporary files of tests: in memory if the machine has plenty, otherwise the system's. A database
 * consists of a thousand files and nearly every test file has its own: on a disk they took a sixth of a run's time.
 */
export const temporaryFolder = (): string => (hasPlenty() ? inMemory : tmpdir());
