import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '@promenade/server/platform/embedded-postgres/index.ts';

/** A PostgreSQL with nothing in it, in a folder of its own. */
export interface Throwaway {
  readonly url: string;
  readonly folder: string;
  readonly postgresPid: number;
}

/** Measures on an empty PostgreSQL, which is deleted afterwards, however it ends. */
export async function withThrowaway(measure: (throwaway: Throwaway) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'promenade-bench-'));
  const postgres = await startEmbeddedPostgres({ dataDir: folder, log: () => undefined });
  try {
    const pidFile = await readFile(join(folder, 'postgres', 'postmaster.pid'), 'utf8');
    const postgresPid = Number(pidFile.split('\n')[0]);
    await measure({ url: postgres.connectionString, folder, postgresPid });
  } finally {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
