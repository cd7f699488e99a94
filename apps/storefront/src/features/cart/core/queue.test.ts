import { Refusal } from '@promenade/contract/client';
import { afterEach, expect, test, vi } from 'vitest';
import { CartCore } from './cart-core.ts';
import type { CartOp, Who } from './cart-op.ts';

afterEach(() => vi.useRealTimers());

const ana: Who = { guestId: 'ana' };
const remove: CartOp = { kind: 'remove', pending: { kind: 'remove', lineId: 'a line' } };

const refusal = (status: number, seconds?: number): Refusal =>
  new Refusal(status, { errors: [], message: '' }, seconds === undefined ? null : String(seconds));

const lost = new TypeError('Failed to fetch');

/** A cart whose changes get these answers, one after the other, and then are done. */
function cartThatIs(answers: readonly Error[], kept: string | null = null) {
  const [left, waited, sent] = [[...answers], [] as number[], [] as string[]];
  const [written, lapsed] = [[] as (string | null)[], [] as string[]];
  const core = new CartCore({
    whoNow: () => ana,
    who: async () => ana,
    send: async ({ id }, { key }) => {
      if (key !== undefined && id) sent.push(key);
      const answer = key === undefined ? undefined : left.shift();
      if (answer) throw answer;
      return [];
    },
    newIdempotencyKey: () => 'one key',
    moduleNow: () => 'food',
    decimals: 2,
    outbox: { read: () => kept, write: (text) => void written.push(text) },
    onLapsed: () => void lapsed.push('told'),
    wait: async (ms) => {
      if (waited.push(ms) > 50) throw new Error('It waits for ever.');
    },
    onServerLines: () => undefined,
    onPending: () => undefined,
    tellTabs: () => undefined,
  });
  return { core, waited, sent, written, lapsed };
}

test('a change that is one of too many waits as long as it is told: it was given up after three and a half seconds', async () => {
  const { core, waited } = cartThatIs([refusal(429, 40), refusal(429, 2), refusal(429)]);
  await core.change('food', remove);
  expect(waited).toEqual([40_000, 2_000, 2_000]);
});

test('nobody waits for more than a minute, nor for a market that is closed for hours', async () => {
  const { core, waited } = cartThatIs([refusal(429, 61), refusal(429, 60), refusal(503, 40)]);
  await core.change('food', remove);
  expect(waited).toEqual([500, 60_000, 2_000]);
});

test('a change that is one of too many four times is given up, and told', async () => {
  const tooMany = refusal(429, 20);
  const { core, waited } = cartThatIs([tooMany, tooMany, tooMany, tooMany]);
  await expect(core.change('food', remove)).rejects.toBe(tooMany);
  expect(waited).toEqual([20_000, 20_000, 20_000]);
});

test('a change without an answer for long is not given up at the first error of a market that starts: it was', async () => {
  const { core, waited } = cartThatIs([lost, lost, lost, lost, refusal(503), refusal(503), refusal(503)]);
  await core.change('food', remove);
  expect(waited).toHaveLength(7);
});

test.each([
  ['null', null],
  ['a change of a kind that came later', { kind: 'split', pending: { kind: 'split' } }],
  ['an update without its line', { kind: 'update', pending: { kind: 'update' }, body: {} }],
  ['a change without anything', undefined],
])(
  'what another version left is passed over, and the rest goes out: %s held up every change of the cart',
  async (_what, op) => {
    const foreign = op === null ? null : { key: 'a', moduleId: 'food', madeBy: ana, sentAs: null, op };
    const own = { key: 'b', moduleId: 'food', madeBy: ana, sentAs: null, op: remove };
    const { core, waited, sent } = cartThatIs([], JSON.stringify([foreign, own]));
    core.change('food', remove).catch(() => undefined);
    await expect.poll(() => sent, { timeout: 1000 }).toEqual(['b', 'one key']);
    expect(waited).toEqual([]);
  },
);

const dayMs = 24 * 3_600_000;

test('what was left in a cart more than a day ago is told and not sent: a week later it replaced another store’s cart', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const earlier = cartThatIs([]);
  void earlier.core.change('food', remove);
  const left = earlier.written[0] ?? '';
  expect(left).toContain('one key');
  vi.advanceTimersByTime(dayMs);
  const dayLater = cartThatIs([], left);
  await expect.poll(() => dayLater.sent).toEqual(['one key']);
  expect(dayLater.lapsed).toEqual([]);
  vi.advanceTimersByTime(1);
  const late = cartThatIs([], left);
  await expect.poll(() => late.core.isIdle()).toBe(true);
  expect([late.sent, late.lapsed, late.written]).toEqual([[], ['told'], [null]]);
  late.core.adopt(JSON.parse(left));
  expect([late.lapsed.length, late.core.snapshot('food').pending]).toEqual([2, []]);
});

test('another shopper’s old changes are told to nobody', () => {
  const entry = {
    key: 'a',
    moduleId: 'food',
    madeBy: { token: 'ben' },
    sentAs: null,
    madeAtMs: 0,
    op: remove,
  };
  expect(cartThatIs([], JSON.stringify([entry])).lapsed).toEqual([]);
});
