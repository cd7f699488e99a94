import { rename, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { type PostgresNode, startPrimary, startReplica } from './postgres-node.ts';

/** A primary and its replica, each at an address that stays the same when another node takes over. */
export interface Pair {
  readonly primaryUrl: string;
  readonly replicaUrl: string;
  readonly primary: () => PostgresNode;
  readonly replica: () => PostgresNode;
  /** From here on nothing is committed that the replica has not stored too, until the primary is lost. */
  readonly keepInStep: () => Promise<void>;
  /** The primary is lost for good, at once; its replica takes over its address. There is no replica then. */
  readonly failOver: () => Promise<void>;
  /** Starts a new replica of the current primary. */
  readonly renewReplica: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

const stepPollMs = 20;
// For this long the primary's address leads to a read-only server, as can happen where DNS is changed first.
const onlyReadsMs = 500;

async function withClient<T>(url: string, ask: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return await ask(client);
  } finally {
    await client.end();
  }
}

// The replica is in sync once the primary says so (docs: 27.2.8, synchronous replication).
const untilInStep = (primary: PostgresNode): Promise<void> =>
  withClient(primary.url, async (client) => {
    await client.query(`alter system set synchronous_standby_names = '*'`);
    await client.query('select pg_reload_conf()');
    for (;;) {
      const { rowCount } = await client.query(
        `select from pg_stat_replication where sync_state in ('sync', 'quorum')`,
      );
      if ((rowCount ?? 0) > 0) return;
      await pause(stepPollMs);
    }
  });

/** Stands in for a host name: a link that can be pointed to another node. */
function addressIn(
  folder: string,
  name: string,
): { readonly pointTo: (node: PostgresNode) => Promise<string> } {
  const link = join(folder, name);
  return {
    pointTo: async (node) => {
      const url = new URL(node.url);
      await rm(`${link}.new`, { force: true });
      await symlink(url.searchParams.get('host') ?? '', `${link}.new`);
      await rename(`${link}.new`, link);
      url.searchParams.set('host', link);
      return url.href;
    },
  };
}

/** Starts a primary and its replica. */
export async function startPair(folder: string): Promise<Pair> {
  const [toPrimary, toReplica] = [addressIn(folder, 'to-primary'), addressIn(folder, 'to-replica')];
  let primary = await startPrimary(folder);
  const primaryUrl = await toPrimary.pointTo(primary);
  let replica = await startReplica(primary, folder, 'replica-1');
  const replicaUrl = await toReplica.pointTo(replica);
  let replicas = 1;
  return {
    primaryUrl,
    replicaUrl,
    primary: () => primary,
    replica: () => replica,
    keepInStep: () => untilInStep(primary),
    failOver: async () => {
      await primary.kill();
      await rm(primary.dataDir, { recursive: true, force: true });
      primary = replica;
      await toPrimary.pointTo(primary);
      await pause(onlyReadsMs);
      await withClient(primary.url, (client) => client.query('select pg_promote()'));
    },
    renewReplica: async () => {
      replicas += 1;
      replica = await startReplica(primary, folder, `replica-${replicas}`);
      await toReplica.pointTo(replica);
    },
    stop: async () => {
      await replica.stop();
      if (primary !== replica) await primary.stop();
    },
  };
}
