import { readFile, stat } from 'node:fs/promises';
import { geteuid } from 'node:process';

/** The operating system account PostgreSQL runs under when it cannot run under ours. */
export interface Account {
  readonly uid: number;
  readonly gid: number;
}

/** The ids that Linux, the BSDs and macOS use if no passwd file names `nobody`. */
const FALLBACK_NOBODY: Account = { uid: 65534, gid: 65534 };

const ROOT_UID = 0;

/**
 * PostgreSQL refuses to run as root, so root runs it under an unprivileged account: the owner of an existing cluster,
 * or else `nobody`. Undefined: run under our own account.
 */
export async function findLentAccount(clusterDir: string): Promise<Account | undefined> {
  if (geteuid?.() !== ROOT_UID) return undefined;
  const owner = await ownerOf(clusterDir);
  if (owner !== undefined && owner.uid !== ROOT_UID) return owner;
  return (await findNobody()) ?? FALLBACK_NOBODY;
}

/** Undefined if the folder does not exist yet. */
export async function ownerOf(path: string): Promise<Account | undefined> {
  const found = await stat(path).catch(() => undefined);
  return found && { uid: found.uid, gid: found.gid };
}

async function findNobody(): Promise<Account | undefined> {
  const passwd = await readFile('/etc/passwd', 'utf8').catch(() => '');
  const fields = passwd
    .split('\n')
    .find((line) => line.startsWith('nobody:'))
    ?.split(':');
  const uid = Number(fields?.[2]);
  const gid = Number(fields?.[3]);
  return uid > 0 && gid > 0 ? { uid, gid } : undefined;
}
