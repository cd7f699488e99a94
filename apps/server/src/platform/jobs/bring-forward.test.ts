import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { openTestMarket, type TestMarket } from '../../testing/index.ts';
import { bringForward } from './bring-forward.ts';
import { handlerOf, jobKind } from './job-kind.ts';
import { runDueJobs, schedule, startJobs } from './jobs.ts';

let market: TestMarket;
let done: string[] = [];
beforeAll(async () => {
  market = await openTestMarket({ empty: true });
});
afterAll(() => market.close());
afterEach(async () => {
  market.clock.advance(30 * dayMs);
  await runDueJobs(market.ctx, note);
  done = [];
});

const [minuteMs, dayMs] = [60_000, 24 * 60 * 60_000];
let isDown = false;
const noteJob = jobKind<string>('note');
const note = handlerOf(noteJob, async (_ctx, payload) => {
  if (isDown) throw new Error('down');
  done.push(payload);
});
const put = (what: string, inMs: number) => schedule(market.ctx, noteJob, what, market.clock.now() + inMs);
const look = async () => {
  await bringForward(market.ctx);
  await runDueJobs(market.ctx, note);
};

describe('once a clock that was a day ahead is right', () => {
  test('what was put down meanwhile is done: a mail, a notification and a hold’s end waited for a day', async () => {
    market.clock.advance(dayMs);
    for (const [what, inMs] of [
      ['a mail', 0],
      ['a hold', 15 * minuteMs],
    ] as const)
      await put(what, inMs);
    market.clock.advance(-dayMs);
    await look();
    expect(done.toSorted()).toEqual(['a hold', 'a mail']);
  });

  test('what had failed and was put off meanwhile is tried again', async () => {
    await put('again', minuteMs);
    market.clock.advance(dayMs);
    isDown = true;
    await runDueJobs(market.ctx, note);
    isDown = false;
    expect(market.faults.splice(0)).toHaveLength(1);
    market.clock.advance(-dayMs);
    await look();
    expect(done).toEqual(['again']);
  });

  test('a loop notices by itself', async () => {
    market.clock.advance(dayMs);
    const loop = startJobs(market.ctx, note);
    await put('before', 0);
    await vi.waitFor(() => expect(done).toEqual(['before']));
    await put('meanwhile', minuteMs);
    market.clock.advance(-dayMs);
    // Wakes the loop.
    await put('after', 0);
    await vi.waitFor(() => expect(done.toSorted()).toEqual(['after', 'before', 'meanwhile']));
    await loop.stop();
  });
});

test('what is for next week, or for in a moment on a server whose clock differs a little, stays', async () => {
  await put('next week', 7 * dayMs);
  market.clock.advance(minuteMs / 2);
  await put('in a moment', minuteMs / 2);
  market.clock.advance(-minuteMs / 2);
  await look();
  expect(done).toEqual([]);
});
