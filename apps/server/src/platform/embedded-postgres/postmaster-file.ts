import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What a running server records about itself in its cluster (postmaster.pid). */
export interface PostmasterFile {
  readonly pid: number;
  readonly port: number;
  /** Empty if the server has no socket. */
  readonly socketDir: string;
  /** `ready` once it answers queries. */
  readonly status: string;
}

/** Undefined if no server runs in the cluster, and none was killed there. */
export async function readPostmasterFile(clusterDir: string): Promise<PostmasterFile | undefined> {
  const content = await readFile(postmasterPath(clusterDir), 'utf8').catch(() => undefined);
  if (content === undefined) return undefined;
  // Lines: pid, folder, start time, port, socket folder, listen address, shared memory key, status.
  const [pid, , , port, socketDir = '', , , status = ''] = content.split('\n').map((line) => line.trim());
  return { pid: Number(pid), port: Number(port), socketDir, status };
}

/** Path of the file. */
export function postmasterPath(clusterDir: string): string {
  return join(clusterDir, 'postmaster.pid');
}
