import { setTimeout as pause } from 'node:timers/promises';
import type { Instance } from './instance.ts';
import type { PostgresNode } from './postgres-node.ts';

/** The parts of a cluster that can be taken away. */
export interface Parts {
  readonly instances: readonly Instance[];
  readonly primary: PostgresNode;
  readonly replica: PostgresNode;
  /** Told while the primary is away, and until all have noticed that it is back. */
  readonly setPrimaryAway: (away: boolean) => void;
}

/** One thing that happens to a cluster. */
export interface Disturbance {
  readonly name: string;
  /** It is over when all is as before. */
  readonly happen: () => Promise<void>;
}

// Longer than replicas are believed (2 s), so that the cluster lives without what is gone.
const awayMs = 2_500;
// The line to the primary is asked for once a second by whoever has lost it.
const noticedAfterMs = 1_500;

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

function ofReplica({ replica }: Parts): Disturbance {
  return {
    name: 'the replica is killed',
    happen: async () => {
      await replica.kill();
      await pause(awayMs);
      await replica.start();
    },
  };
}

function ofPrimary({ primary, instances, setPrimaryAway }: Parts): Disturbance[] {
  const away = (how: () => Promise<void>) => async (): Promise<void> => {
    setPrimaryAway(true);
    await how();
    await primary.start();
    await Promise.all(instances.map((one) => one.untilReady()));
    await pause(noticedAfterMs);
    setPrimaryAway(false);
  };
  return [
    { name: 'the primary is restarted', happen: away(() => primary.stop()) },
    { name: 'the primary is killed', happen: away(() => primary.kill()) },
  ];
}

function shuffled<T>(list: readonly T[], random: () => number): T[] {
  return list
    .map((one) => ({ one, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ one }) => one);
}

/** All that can happen, in an order by the seed. */
export function everything(parts: Parts, random: () => number): Disturbance[] {
  const instances = parts.instances.flatMap(ofInstance);
  return shuffled([...instances, ofReplica(parts), ...ofPrimary(parts)], random);
}

/** One of each: an instance killed, another exchanged, the replica killed, the primary restarted. */
export function oneOfEach(parts: Parts, random: () => number): Disturbance[] {
  const [killed, exchanged] = shuffled(parts.instances.map(ofInstance), random);
  const chosen = [killed?.[0], exchanged?.[1], ofReplica(parts), ofPrimary(parts)[0]];
  return shuffled(
    chosen.filter((one) => one !== undefined),
    random,
  );
}
