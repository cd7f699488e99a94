import { expect, test } from 'vitest';
import { fakeClock } from '../../testing/fake-clock.ts';
import { lately, recent } from './cache.ts';
import type { Ctx } from '../context.ts';

const clock = fakeClock('2026-03-05T12:00:00Z');

function context(acceptsRecent: boolean, kind = 'anyone'): Ctx {
  return { clock, events: {}, acceptsRecent, actor: { kind }, db: {} } as unknown as Ctx;
}

function counting(): () => Promise<number> {
  let count = 0;
  return async () => ++count;
}

test('a reading may be a second old for a page', async () => {
  const [ctx, read] = [context(true), counting()];
  expect([await recent(ctx, 'stores', read), await recent(ctx, 'stores', read)]).toEqual([1, 1]);
  expect(await recent(ctx, 'other stores', read)).toBe(2);
  clock.advance(1_000);
  expect(await recent(ctx, 'stores', read)).toBe(3);
});

test('a reading is new for whoever asks the wire', async () => {
  const [ctx, read] = [context(false), counting()];
  expect([await recent(ctx, 'stores', read), await recent(ctx, 'stores', read)]).toEqual([1, 2]);
});

test('who asks the wire while another does shares the reading, if it is for nobody in particular', async () => {
  const twice = (ctx: Ctx, read: () => Promise<number>) =>
    Promise.all([recent(ctx, 'stores', read), recent(ctx, 'stores', read)]);
  expect(await twice(context(false), counting())).toEqual([1, 1]);
  expect(await twice(context(false, 'store'), counting())).toEqual([1, 2]);
});

test('a reading that failed is not kept', async () => {
  const ctx = context(true);
  await expect(recent(ctx, 'stores', () => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
  expect(await recent(ctx, 'stores', counting())).toBe(1);
});

test('whoever asks the primary because a replica hangs is answered: a count and a page’s reading waited for the replica', async () => {
  const primary = context(true);
  const replica = { ...primary, db: {} as Ctx['db'], primary: primary.db };
  const hangs = () => new Promise<number>(() => undefined);
  for (const ask of [recent, lately]) {
    void ask(replica, `asked of ${ask.name}`, hangs);
    expect(await ask(primary, `asked of ${ask.name}`, counting())).toBe(1);
  }
});
