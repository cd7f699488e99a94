import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  accountId,
  bestGift,
  decideExchange,
  friendDiscountOf,
  type GiftRule,
  giftOf,
  isBalanced,
  leastPoints,
  pointsEarned,
  pointsWorth,
  type Posting,
  postAddFund,
  postGift,
  postOrderPayment,
  postPaymentRefund,
  postPointsEarned,
  postPointsExchanged,
  postTip,
  postWalletPayment,
  postWalletRefund,
  readRefCode,
} from './index.ts';

const ana = '0190a000-0000-7000-8000-00000000000a';
const amount = fc.integer({ min: 1, max: 1e12 });
const decimals = fc.constantFrom(0, 2, 3);
const change = (postings: readonly Posting[], id: string) =>
  postings.find(({ account }) => accountId(account) === id)?.amountMinor ?? 0;

describe('postings of every kind balance', () => {
  const kinds: [string, (minor: number, other: number) => Posting[]][] = [
    ['add_fund', (minor, bonus) => postAddFund(ana, minor, bonus)],
    ['add_fund without a bonus', (minor) => postAddFund(ana, minor, 0)],
    ['order_place, partial_payment', (minor) => postWalletPayment(ana, minor, 'orders')],
    ['trip_booking', (minor) => postWalletPayment(ana, minor, 'trips')],
    ['order_refund', (minor) => postWalletRefund(ana, minor, 'orders')],
    ['loyalty_point', (points) => postPointsEarned(ana, points)],
    ['point_to_wallet', (minor, points) => postPointsExchanged(ana, points, minor)],
    ['referrer, cashback', (minor) => postGift(ana, minor)],
    ['order_payment', (minor) => postOrderPayment('cash', minor)],
    ['payment_refund', (minor) => postPaymentRefund('gateways', minor)],
    ['tips', (minor) => postTip(minor)],
  ];
  test.each(kinds)('%s', (_, postingsOf) => {
    fc.assert(fc.property(amount, amount, (minor, other) => isBalanced(postingsOf(minor, other))));
  });

  test('a payment and its return leave the wallet as it was', () => {
    fc.assert(
      fc.property(amount, (minor) => {
        const there = change(postWalletPayment(ana, minor, 'orders'), `wallet:${ana}`);
        const back = change(postWalletRefund(ana, minor, 'orders'), `wallet:${ana}`);
        return there === -minor && back === minor;
      }),
    );
  });

  test('[PROF-04] what a gateway took and the bonus both arrive', () => {
    const postings = postAddFund(ana, 10_000, 500);
    expect(change(postings, `wallet:${ana}`)).toBe(10_500);
    expect(change(postings, 'gateways')).toBe(-10_000);
    expect(change(postings, 'promotion')).toBe(-500);
  });
});

test('what does not balance is told: one side, nothing moved, one account twice, money against points', () => {
  const gateways = { kind: 'gateways' } as const;
  const cash = { kind: 'cash' } as const;
  for (const postings of [
    [],
    [{ account: gateways, amountMinor: 0 }],
    [{ account: gateways, amountMinor: 5 }],
    [
      { account: gateways, amountMinor: 5 },
      { account: cash, amountMinor: -4 },
    ],
    [
      { account: gateways, amountMinor: 5 },
      { account: gateways, amountMinor: -5 },
    ],
    [
      { account: gateways, amountMinor: 5 },
      { account: { kind: 'points_issued' } as const, amountMinor: -5 },
    ],
  ])
    expect(isBalanced(postings)).toBe(false);
  expect(() => isBalanced([{ account: cash, amountMinor: 0.5 }])).toThrow(RangeError);
});

describe('loyalty points (rule 8)', () => {
  test.each([
    [12_345, 10, 2, 12],
    [9_99, 10, 2, 0],
    [1_000, 10, 2, 1],
    [640, 5, 0, 32],
    [12_345, 0.5, 3, 0],
    [40_000, 0.5, 2, 2],
    [5_000, 0, 2, 0],
  ])('%d minor units at %d in a hundred with %d decimals bring %d', (paid, rate, places, points) => {
    expect(pointsEarned(paid, rate, places)).toBe(points);
  });

  test('floor(paid × rate / 100), exactly, for every whole rate and currency', () => {
    fc.assert(
      fc.property(amount, fc.integer({ min: 0, max: 500 }), decimals, (paid, rate, places) => {
        const exact = (BigInt(paid) * BigInt(rate)) / (100n * 10n ** BigInt(places));
        expect(pointsEarned(paid, rate, places)).toBe(Number(exact));
      }),
    );
  });

  test('two exchanges never bring more than one of both together', () => {
    const points = fc.integer({ min: 0, max: 1e9 });
    const rate = fc.integer({ min: 1, max: 10_000 });
    fc.assert(
      fc.property(points, points, rate, decimals, (one, other, perMajor, places) => {
        const apart = pointsWorth(one, perMajor, places) + pointsWorth(other, perMajor, places);
        return apart <= pointsWorth(one + other, perMajor, places);
      }),
    );
  });

  test('[PROF-05] an exchange from the minimum, of points that there are, for at least one minor unit', () => {
    const terms = { pointsPerMajor: 20, minimumPoints: 50, decimals: 2 };
    expect(decideExchange(100, 120, terms)).toEqual({ ok: true, amountMinor: 500 });
    expect(decideExchange(49, 120, terms)).toEqual({
      ok: false,
      refusal: { code: 'points_minimum', count: 50 },
    });
    expect(decideExchange(121, 120, terms)).toEqual({
      ok: false,
      refusal: { code: 'points_low', count: 120 },
    });
    expect(decideExchange(100, 120, { ...terms, pointsPerMajor: 0 })).toMatchObject({ ok: false });
  });

  test('the fewest points are worth something, and one less is refused', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1e6 }),
        fc.integer({ min: 0, max: 1_000 }),
        decimals,
        (pointsPerMajor, minimumPoints, places) => {
          const terms = { pointsPerMajor, minimumPoints, decimals: places };
          const least = leastPoints(terms);
          expect(decideExchange(least, least, terms).ok).toBe(true);
          expect(decideExchange(least - 1, least, terms).ok).toBe(false);
        },
      ),
    );
  });
});

const rule = (of: Partial<GiftRule>): GiftRule => ({
  id: 'a',
  type: 'percent',
  amount: 10,
  minimumMinor: 0,
  maximumMinor: 0,
  startsAtMs: 0,
  endsAtMs: 1_000,
  ...of,
});

describe('bonuses and cashback', () => {
  test.each([
    ['percent', rule({}), 12_345, 1_235],
    ['capped', rule({ maximumMinor: 1_000 }), 12_345, 1_000],
    ['from its minimum', rule({ minimumMinor: 12_345 }), 12_345, 1_235],
    ['below its minimum', rule({ minimumMinor: 12_346 }), 12_345, 0],
    ['an amount', rule({ type: 'amount', amount: 700, maximumMinor: 5 }), 12_345, 700],
  ])('%s', (_, of, minor, gift) => {
    expect(giftOf(of, minor)).toBe(gift);
  });

  test('the best that runs: from its start until before its end', () => {
    const rules = [
      rule({ id: 'over', amount: 90, endsAtMs: 500 }),
      rule({ id: 'later', amount: 80, startsAtMs: 501 }),
      rule({ id: 'small', amount: 5, startsAtMs: 500 }),
      rule({ id: 'best', type: 'amount', amount: 999 }),
    ];
    expect(bestGift(rules, 9_000, 500)).toMatchObject({ rule: { id: 'best' }, giftMinor: 999 });
    expect(bestGift(rules, 90_000, 500)).toMatchObject({ rule: { id: 'small' }, giftMinor: 4_500 });
    expect(bestGift([], 9_000, 500)).toBeUndefined();
  });

  test('of rules that give the same the one that ends first is taken, then the one with the lower id; of none that gives anything, none', () => {
    const same = [
      rule({ id: 'b', endsAtMs: 900 }),
      rule({ id: 'c', endsAtMs: 800 }),
      rule({ id: 'a', endsAtMs: 800 }),
    ];
    for (const rules of [same, same.toReversed()]) expect(bestGift(rules, 9_000, 500)?.rule.id).toBe('a');
    expect(bestGift([rule({ minimumMinor: 9_001 })], 9_000, 500)).toBeUndefined();
  });

  test('no rule gives more than the best, whatever order they stand in', () => {
    const anyRule = fc.record({
      id: fc.string({ minLength: 1 }),
      type: fc.constantFrom('percent' as const, 'amount' as const),
      amount: fc.integer({ min: 1, max: 100 }),
      minimumMinor: fc.integer({ min: 0, max: 20_000 }),
      maximumMinor: fc.integer({ min: 0, max: 2_000 }),
      startsAtMs: fc.integer({ min: 0, max: 10 }),
      endsAtMs: fc.integer({ min: 11, max: 20 }),
    });
    fc.assert(
      fc.property(fc.uniqueArray(anyRule, { selector: ({ id }) => id }), amount, (rules, minor) => {
        const best = bestGift(rules, minor, 10);
        for (const each of rules) expect(giftOf(each, minor)).toBeLessThanOrEqual(best?.giftMinor ?? 0);
        expect(bestGift(rules.toReversed(), minor, 10)).toEqual(best);
      }),
    );
  });
});

describe('referral', () => {
  test.each([
    ['a tenth', { type: 'percent', amount: 10, maximumMinor: 0 }, 9_000, 900],
    ['a tenth, capped', { type: 'percent', amount: 10, maximumMinor: 500 }, 9_000, 500],
    ['an amount', { type: 'amount', amount: 700, maximumMinor: 0 }, 9_000, 700],
    ['an amount above its cap', { type: 'amount', amount: 700, maximumMinor: 600 }, 9_000, 600],
    ['an amount above the order', { type: 'amount', amount: 700, maximumMinor: 0 }, 650, 650],
    ['nothing', { type: 'amount', amount: 0, maximumMinor: 0 }, 9_000, 0],
  ] as const)('[CHK-06] a friend’s first order: %s', (_, discount, minor, off) => {
    expect(friendDiscountOf(discount, minor)).toBe(off);
  });

  test('a friend’s discount is never more than the order or its cap', () => {
    fc.assert(
      fc.property(
        amount,
        fc.integer({ min: 0, max: 300 }),
        fc.integer({ min: 0, max: 5_000 }),
        (minor, of, cap) => {
          const off = friendDiscountOf({ type: 'percent', amount: of, maximumMinor: cap }, minor);
          return off >= 0 && off <= minor && (cap === 0 || off <= cap);
        },
      ),
    );
  });

  test('[PROF-06] a code is read as people type it', () => {
    expect(readRefCode(' ab-cd ef23 ')).toBe('ABCDEF23');
    expect(readRefCode('   ')).toBe('');
    expect(readRefCode('\u200eAB\u00adCD-EF23\u200f')).toBe('ABCDEF23');
  });
});
