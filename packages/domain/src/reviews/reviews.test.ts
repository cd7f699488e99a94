import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ORDER_STATUSES, type OrderStatus } from '../orders/index.ts';
import { decideReview, ratingOf, spreadStars, type StarCounts, withStars } from './index.ts';

const none: StarCounts = [0, 0, 0, 0, 0];

describe('who may review', () => {
  const question = { orderStatus: 'delivered', storeTakesReviews: true, isReviewed: false } as const;
  const codeOf = (change: object) => {
    const decision = decideReview({ ...question, ...change });
    return decision.ok ? 'ok' : decision.refusal.code;
  };

  test('whoever was brought it, whatever became of the money', () => {
    const speakable = ORDER_STATUSES.filter((orderStatus) => codeOf({ orderStatus }) === 'ok');
    const expected: OrderStatus[] = ['delivered', 'refund_requested', 'refunded', 'refund_request_canceled'];
    expect(speakable).toEqual(expected);
    expect(codeOf({ orderStatus: 'picked_up' })).toBe('not_delivered');
    expect(codeOf({ orderStatus: 'canceled' })).toBe('not_delivered');
  });

  test('[PROF-07] not where the store takes no reviews, and a line once', () => {
    expect(codeOf({ storeTakesReviews: false })).toBe('reviews_off');
    expect(codeOf({ isReviewed: true })).toBe('already_reviewed');
    expect(codeOf({ storeTakesReviews: false, isReviewed: true })).toBe('reviews_off');
  });
});

describe('stars', () => {
  test('come to their mean, to two decimals', () => {
    expect(ratingOf(none)).toEqual({ average: 0, count: 0 });
    expect(ratingOf([1, 0, 0, 0, 1])).toEqual({ average: 3, count: 2 });
    expect(ratingOf([0, 0, 1, 0, 2])).toEqual({ average: 4.33, count: 3 });
    expect(ratingOf([1, 2, 3, 4, 5])).toEqual({ average: 3.67, count: 15 });
  });

  test('are 1 to 5, whole', () => {
    for (const stars of [0, 6, 2.5, -1, Number.NaN]) expect(() => withStars(none, stars)).toThrow(RangeError);
  });

  test.each([
    [1, [1, 0, 0, 0, 0]],
    [3, [0, 0, 1, 0, 0]],
    [5, [0, 0, 0, 0, 1]],
  ] as const)('%d of them are counted in their own place', (stars, expected) => {
    expect(withStars(none, stars)).toEqual(expected);
    expect(withStars([4, 4, 4, 4, 4], stars)).toEqual(expected.map((one) => one + 4));
  });

  test('count the same in whatever order they come', () => {
    const given = fc.array(fc.integer({ min: 1, max: 5 }), { maxLength: 60 });
    fc.assert(
      fc.property(given, (stars) => {
        const counted = stars.reduce(withStars, none);
        const sum = stars.reduce((total, one) => total + one, 0);
        expect(counted).toEqual([...stars].reverse().reduce(withStars, none));
        expect(ratingOf(counted).count).toBe(stars.length);
        expect(ratingOf(counted).average).toBeCloseTo(stars.length === 0 ? 0 : sum / stars.length, 1);
      }),
    );
  });

  test('of which only the mean is known are spread so that the mean stays', () => {
    expect(spreadStars({ average: 4.5, count: 2 })).toEqual([0, 0, 0, 1, 1]);
    expect(spreadStars({ average: 5, count: 3 })).toEqual([0, 0, 0, 0, 3]);
    expect(spreadStars({ average: 0, count: 0 })).toEqual(none);
    expect(spreadStars({ average: 3, count: 10 })).toEqual([2, 2, 2, 2, 2]);
    expect(spreadStars({ average: 4.3, count: 150 })).toEqual([3, 7, 16, 40, 84]);
    expect(spreadStars({ average: 1.7, count: 150 })).toEqual([84, 40, 16, 7, 3]);
    expect(spreadStars({ average: 1, count: 4 })).toEqual([4, 0, 0, 0, 0]);
    // A mean that no ratings have: the nearest that they can have.
    expect(spreadStars({ average: 0, count: 2 })).toEqual([2, 0, 0, 0, 0]);
    expect(spreadStars({ average: 7, count: 2 })).toEqual([0, 0, 0, 0, 2]);
    const rating = fc.record({
      average: fc.integer({ min: 100, max: 500 }).map((hundredths) => hundredths / 100),
      count: fc.integer({ min: 1, max: 5_000 }),
    });
    fc.assert(
      fc.property(rating, ({ average, count }) => {
        const counts = spreadStars({ average, count });
        expect(counts.every((one) => Number.isInteger(one) && one >= 0)).toBe(true);
        expect(ratingOf(counts).count).toBe(count);
        // As near as so many whole ratings come, and the hundredth that is rounded.
        expect(Math.abs(ratingOf(counts).average - average)).toBeLessThanOrEqual(0.5 / count + 0.0051);
      }),
    );
  });
});
