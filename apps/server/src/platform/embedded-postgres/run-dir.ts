import { mkdtemp, rm } from 'node:fs/promises';
import { platform, tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { Account } from './account.ts';
import { makePrivateDir } from './cluster.ts';
import { PostgresStartProblem } from './start-problem.ts';

const PREFIX = 'promenade-';

/** `sockaddr_un` holds 104 bytes on macOS, 108 on Linux, the closing zero included. */
const LONGEST_SOCKET_PATH_BYTES = 103;
const SOCKET_NAME_AND_RANDOM_PART_BYTES = 30;

/** Whether Unix sockets are available; otherwise TCP on loopback is used. */
export const HAS_SOCKETS = platform() !== 'win32';

/** A private folder with a short path for the socket. A lent account may be unable to reach our TMPDIR. */
export async function makeRunDir(account: Account | undefined): Promise<string> {
  const folder = shortFolder(account);
  const dir = await mkdtemp(join(folder, PREFIX)).catch(({ code, message }: NodeJS.ErrnoException) => {
    throw new PostgresStartProblem(
      `No folder can be made in ${folder} (${code === 'ENOSPC' ? 'its disk is full' : message}), where PostgreSQL is met. Make it, or room in it, or set TMPDIR to another.`,
    );
  });
  await makePrivateDir(dir, account);
  return dir;
}

/** Removes a folder that this process or a killed server created, and no other. */
export async function removeRunDir(dir: string): Promise<void> {
  if (basename(dir).startsWith(PREFIX)) await rm(dir, { recursive: true, force: true });
}

function shortFolder(account: Account | undefined): string {
  if (!HAS_SOCKETS) return tmpdir();
  const longest = join(tmpdir(), PREFIX).length + SOCKET_NAME_AND_RANDOM_PART_BYTES;
  return account || longest > LONGEST_SOCKET_PATH_BYTES ? '/tmp' : tmpdir();
}
