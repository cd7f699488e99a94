import { expect, test } from 'vitest';
import { runCluster } from '../bench/src/cluster/run-cluster.ts';

// On a busy machine each start of a server takes seconds: the limit is for that. The long one, in which everything happens several times, is `npm run cluster`.
test('three instances, a primary and a replica: one of each is taken away under load, no request fails, no order is lost', async () => {
  const told: string[] = [];
  const outcome = await runCluster({
    seed: 20_261_121,
    rounds: 0,
    browsers: 3,
    buyers: 2,
    tell: (sentence) => told.push(sentence),
  });
  const { failed, faults, missing, twice, untold, wrongStock } = outcome;
  expect({ failed, faults, missing, twice, untold, wrongStock }, told.join('\n')).toEqual({
    failed: [],
    faults: [],
    missing: 0,
    twice: 0,
    untold: 0,
    wrongStock: 0,
  });
  // Only while the primary is away may a shopper be asked to come back.
  expect(outcome.toldToWait.otherwise).toBe(0);
  expect(outcome.disturbances).toBe(5);
  expect(outcome.placed).toBeGreaterThan(0);
  // Each instance at its start. One that is back within two seconds was never too old to be asked.
  expect(outcome.replicaTaken).toBeGreaterThanOrEqual(3);
}, 300_000);
