import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestMarket, type TestMarket } from '../../testing/index.ts';
import { startWorkAhead } from './work-ahead.ts';

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket({ empty: true });
});
afterAll(() => market.close());

const atOnce = { firstAfterMs: 0, restMs: 0 };

test('work ahead is done step by step, one work after the other', async () => {
  const done: string[] = [];
  await new Promise<void>((resolve) => {
    startWorkAhead(
      market.ctx,
      [
        async function* () {
          done.push('first');
          yield;
          done.push('second');
        },
        async function* () {
          done.push('other');
          yield;
          resolve();
        },
      ],
      atOnce,
    );
  });
  expect(done).toEqual(['first', 'second', 'other']);
});

test('work ahead is left where the market stops: before it, and between its steps', async () => {
  let steps = 0;
  async function* endless(): AsyncGenerator<void> {
    for (;;) {
      steps++;
      yield;
    }
  }
  await startWorkAhead(market.ctx, [endless]).stop();
  expect(steps).toBe(0);
  const ahead = startWorkAhead(market.ctx, [endless], atOnce);
  await expect.poll(() => steps).toBeGreaterThan(2);
  await ahead.stop();
  const before = steps;
  await new Promise((resolve) => setImmediate(resolve));
  expect(steps).toBe(before);
});

test('work ahead that fails is told of, and stops nothing', async () => {
  const ahead = startWorkAhead(
    market.ctx,
    [
      // biome-ignore lint/correctness/useYield: it fails before its first step
      async function* () {
        throw new Error('the crystal ball is broken');
      },
    ],
    atOnce,
  );
  await expect.poll(() => market.faults).toHaveLength(1);
  await ahead.stop();
  expect(market.faults.splice(0)[0]).toContain('the crystal ball is broken');
});
