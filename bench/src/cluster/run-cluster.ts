import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { loadConfig } from '@promenade/server/config/config.ts';
import { createLog, openMarket } from '@promenade/server/open-market.ts';
import pg from 'pg';
import { type ScaledMarket, type Scale, writeMarketAtScale } from '../market-at-scale.ts';
import { type Balancer, startBalancer } from './balancer.ts';
import { type Disturbance, everything, oneOfEach, type Parts } from './disturbances.ts';
import { type Instance, listLogged, makeInstance } from './instance.ts';
import { type Pair, startPair } from './pair.ts';
import { type Reckoning, reckon } from './reckoning.ts';
import { type Ledger, shop, type Surroundings } from './shopper.ts';

/** How long and how hard. */
export interface ClusterPlan {
  readonly seed: number;
  /** How often every disturbance happens; 0: one of each, once. */
  readonly rounds: number;
  readonly browsers: number;
  readonly buyers: number;
  /** Receives progress messages. */
  readonly tell: (sentence: string) => void;
}

/** What came of it. */
export interface ClusterOutcome extends Reckoning {
  readonly disturbances: number;
  readonly answered: number;
  readonly failed: readonly string[];
  /** Lines of the instances' logs. */
  readonly faults: readonly string[];
  readonly toldToWait: Ledger['toldToWait'];
  readonly repeats: number;
  /** How often an instance started to read from the replica, and how often it stopped. */
  readonly replicaTaken: number;
  readonly replicaLeft: number;
  readonly seconds: number;
}

const scale: Scale = { stores: 20, itemsPerStore: 20 };
const stockAtFirst = 1_000_000;
// The short run is part of a test.
const betweenMs = { short: 300, long: 1_000 };

/** Marsaglia's xorshift, 32 bits: the same seed, the same sequence. */
function randomBy(seed: number): () => number {
  let state = seed | 0 || 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}

// Below the ephemeral ports: an instance is away now and then, and nobody else may get its port meanwhile.
const lowestPort = 20_000;
const portsAbove = 10_000;

async function isFree(port: number): Promise<boolean> {
  const probe = createServer().listen(port, '127.0.0.1');
  const isOpen = await once(probe, 'listening').then(
    () => true,
    () => false,
  );
  if (isOpen) await once(probe.close(), 'close');
  return isOpen;
}

async function freePorts(count: number): Promise<number[]> {
  const free = new Set<number>();
  while (free.size < count) {
    const port = lowestPort + randomInt(portsAbove);
    if (await isFree(port)) free.add(port);
  }
  return [...free];
}

async function fill(url: string, folder: string): Promise<ScaledMarket> {
  const config = loadConfig({ DATABASE_URL: url, DATA_DIR: folder });
  const opened = await openMarket(config, createLog('error'), { mayMigrate: true });
  const market = await writeMarketAtScale(opened.ctx, scale);
  await opened.close();
  return market;
}

interface Cluster extends Omit<Parts, 'setPrimaryAway'> {
  readonly balancer: Balancer;
  readonly market: ScaledMarket;
  readonly folder: string;
}

async function startServers(
  folder: string,
  { primaryUrl, replicaUrl }: Pair,
): Promise<{ instances: Instance[]; balancer: Balancer }> {
  const [front = 0, ...ports] = await freePorts(4);
  const publicUrl = `http://127.0.0.1:${front}`;
  const plan = { primaryUrl, replicaUrl, publicUrl, folder };
  const instances = ports.map((port) => makeInstance(plan, port));
  await Promise.all(instances.map((one) => one.start()));
  return { instances, balancer: await startBalancer(ports, front) };
}

/** Runs work on three instances, a primary and a streaming replica, which are cleaned up however it ends. */
async function withCluster<T>(tell: ClusterPlan['tell'], work: (cluster: Cluster) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'promenade-cluster-'));
  const ends: (() => Promise<unknown>)[] = [() => rm(folder, { recursive: true, force: true })];
  try {
    const pair = await startPair(folder);
    ends.unshift(pair.stop);
    const market = await fill(pair.primaryUrl, folder);
    const { instances, balancer } = await startServers(folder, pair);
    ends.unshift(balancer.close, () => Promise.all(instances.map((one) => one.kill())));
    tell('Three instances, a primary and a streaming replica are up.');
    return await work({ pair, market, instances, balancer, folder });
  } finally {
    for (const end of ends) await end();
  }
}

async function disturb(all: readonly Disturbance[], { tell, rounds }: ClusterPlan): Promise<void> {
  const restMs = rounds === 0 ? betweenMs.short : betweenMs.long;
  for (const { name, happen } of all) {
    await pause(restMs);
    const beganMs = performance.now();
    await happen();
    tell(`${name}; all is as before after ${((performance.now() - beganMs) / 1000).toFixed(1)} s`);
  }
  await pause(restMs);
}

async function withPool<T>(url: string, ask: (pool: pg.Pool) => Promise<T>): Promise<T> {
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  try {
    return await ask(pool);
  } finally {
    await pool.end();
  }
}

const emptyLedger = (): Ledger => ({
  failed: [],
  placed: new Map(),
  answered: 0,
  toldToWait: { whilePrimaryIsAway: 0, otherwise: 0 },
});

async function live(cluster: Cluster, plan: ClusterPlan): Promise<ClusterOutcome> {
  const random = randomBy(plan.seed);
  const ledger = emptyLedger();
  let [over, primaryAway] = [false, false];
  const around: Surroundings = {
    ...cluster.market,
    url: cluster.balancer.url,
    scale,
    ledger,
    random,
    isOver: () => over,
    isPrimaryAway: () => primaryAway,
  };
  const parts: Parts = {
    ...cluster,
    setPrimaryAway: (away) => {
      primaryAway = away;
    },
  };
  const happenings =
    plan.rounds === 0
      ? oneOfEach(parts, random)
      : Array.from({ length: plan.rounds }, () => everything(parts, random)).flat();
  const beganMs = performance.now();
  const shopping = shop(around, plan.browsers, plan.buyers);
  await disturb(happenings, plan).finally(() => {
    over = true;
  });
  await shopping;
  const seconds = (performance.now() - beganMs) / 1000;
  const reckoning = await withPool(cluster.pair.primaryUrl, (pool) =>
    reckon(pool, ledger.placed, stockAtFirst),
  );
  return {
    ...reckoning,
    disturbances: happenings.length,
    answered: ledger.answered,
    failed: ledger.failed,
    faults: await listLogged(cluster.folder, '"msg":"fault"'),
    toldToWait: ledger.toldToWait,
    repeats: cluster.balancer.repeats(),
    replicaTaken: (await listLogged(cluster.folder, '"used":true')).length,
    replicaLeft: (await listLogged(cluster.folder, '"used":false')).length,
    seconds,
  };
}

/** Browses and orders on a cluster while its parts are killed and replaced, and checks the totals at the end. */
export function runCluster(plan: ClusterPlan): Promise<ClusterOutcome> {
  return withCluster(plan.tell, (cluster) => live(cluster, plan));
}
