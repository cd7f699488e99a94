import { setTimeout as pause } from 'node:timers/promises';
import type { Instance } from './instance.ts';
import type { Pair } from './pair.ts';

/** The parts of a cluster that can be taken away. */
export interface Parts {
  readonly instances: readonly Instance[];
  readonly pair: Pair;
  /** Called while the primary is away, and until every instance has noticed that it is back. */
  readonly setPrimaryAway: (away: boolean) => void;
}

/** A disturbance of a cluster. */
export interface Disturbance {
  readonly name: string;
  /** Resolves when everything is as before. */
  readonly happen: () => Promise<void>;
}

// Longer than replicas are trusted (2 s), so that the cluster works without the missing part.
const awayMs = 2_500;
// An instance that has lost its connection to the primary tries again every second.
const noticedAfterMs = 1_500;
// Orders are placed for this long with both nodes in sync before one is lost.
const inStepMs = 1_000;

function ofInstance(instance: Instance, number: number): Disturbance[] {
  const name = `instance ${number + 1}`;
  return [
    {
      name: `${name} is killed`,
      happen: async () => {
        await instance.kill();
        await pause(500);
        await instance.start();
      },
    },
    {
      name: `${name} is exchanged for another`,
      happen: async () => {
        await instance.stop();
        await instance.start();
      },
    },
  ];
}

function ofReplica({ pair }: Parts): Disturbance {
  return {
    name: 'the replica is killed',
    happen: async () => {
      const replica = pair.replica();
      await replica.kill();
      await pause(awayMs);
      await replica.start();
    },
  };
}

/** The primary is away while `how` happens, and until every instance has noticed that it is back. */
async function whileAway({ instances, setPrimaryAway }: Parts, how: () => Promise<void>): Promise<void> {
  setPrimaryAway(true);
  await how();
  await Promise.all(instances.map((one) => one.untilReady()));
  await pause(noticedAfterMs);
  setPrimaryAway(false);
}

function ofPrimary(parts: Parts): Disturbance[] {
  const { pair } = parts;
  const away = (end: 'stop' | 'kill') => (): Promise<void> =>
    whileAway(parts, async () => {
      const primary = pair.primary();
      await primary[end]();
      await primary.start();
    });
  return [
    { name: 'the primary is restarted', happen: away('stop') },
    { name: 'the primary is killed', happen: away('kill') },
  ];
}

function ofPair(parts: Parts): Disturbance {
  const { pair } = parts;
  return {
    name: 'the primary is lost for good, and the replica takes its place',
    happen: async () => {
      await pair.keepInStep();
      await pause(inStepMs);
      await whileAway(parts, pair.failOver);
      await pair.renewReplica();
    },
  };
}

function shuffled<T>(list: readonly T[], random: () => number): T[] {
  return list
    .map((one) => ({ one, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ one }) => one);
}

/** All disturbances, in an order determined by the seed. */
export function everything(parts: Parts, random: () => number): Disturbance[] {
  const instances = parts.instances.flatMap(ofInstance);
  return shuffled([...instances, ofReplica(parts), ...ofPrimary(parts), ofPair(parts)], random);
}

/** One of each: an instance killed, another replaced, the replica killed, the primary restarted, and lost for good. */
export function oneOfEach(parts: Parts, random: () => number): Disturbance[] {
  const [killed, exchanged] = shuffled(parts.instances.map(ofInstance), random);
  const chosen = [killed?.[0], exchanged?.[1], ofReplica(parts), ofPrimary(parts)[0], ofPair(parts)];
  return shuffled(
    chosen.filter((one) => one !== undefined),
    random,
  );
}
