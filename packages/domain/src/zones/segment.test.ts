import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Position } from './polygon.ts';
import { meetings, planarGap, type Segment, segmentsMeet, turnsBack } from './segment.ts';

const whole = fc.integer({ min: -3, max: 3 });
const corner = fc.tuple(whole, whole) as fc.Arbitrary<Position>;
/** On a small grid, so that many pairs touch, cross, lie on one line or follow each other. */
const side = fc
  .tuple(corner, corner)
  .filter(([a, b]) => a[0] !== b[0] || a[1] !== b[1]) as fc.Arbitrary<Segment>;

const cross = (u: Position, v: Position): number => u[0] * v[1] - u[1] * v[0];
const way = (from: Position, to: Position): Position => [to[0] - from[0], to[1] - from[1]];
const isPart = (above: number, below: number): boolean =>
  below > 0 ? above >= 0 && above <= below : above <= 0 && above >= below;

/** The same question by equations of both lines, in whole numbers. */
function haveCommonPoint([a, b]: Segment, [c, d]: Segment): boolean {
  const [u, v, w] = [way(a, b), way(c, d), way(a, c)];
  const below = cross(u, v);
  if (below !== 0) return isPart(cross(w, v), below) && isPart(cross(w, u), below);
  if (cross(w, u) !== 0) return false;
  const axis = u[0] === 0 ? 1 : 0;
  const last = Math.min(Math.max(a[axis], b[axis]), Math.max(c[axis], d[axis]));
  return Math.max(Math.min(a[axis], b[axis]), Math.min(c[axis], d[axis])) <= last;
}

const at = ([a, b]: Segment, part: number): Position => [
  a[0] + (b[0] - a[0]) * part,
  a[1] + (b[1] - a[1]) * part,
];

describe('segmentsMeet', () => {
  test('says what the equations of both lines say, whichever comes first and whichever way each is drawn', () => {
    fc.assert(
      fc.property(side, side, (first, second) => {
        const expected = haveCommonPoint(first, second);
        const turned: Segment = [second[1], second[0]];
        expect([
          segmentsMeet(first, second),
          segmentsMeet(second, first),
          segmentsMeet(first, turned),
        ]).toEqual([expected, expected, expected]);
      }),
      { numRuns: 3000 },
    );
  });

  test.each([
    ['an end on the other', [0, 0], [4, 2], [2, 1], [2, 5], true],
    ['an end beyond the other, on its line', [0, 0], [4, 2], [6, 3], [6, 5], false],
    ['an end before the other, on its line', [0, 0], [4, 2], [-2, -1], [-2, 5], false],
    ['an end that comes short of it', [0, 0], [4, 2], [2, 2], [2, 5], false],
    ['one after the other on one line', [0, 0], [1, 1], [2, 2], [3, 3], false],
    ['one after the other, up a line', [0, 0], [0, 1], [0, 2], [0, 3], false],
    ['one after the other, along a line', [0, 0], [1, 0], [2, 0], [3, 0], false],
    ['one within the other', [0, 0], [3, 3], [1, 1], [2, 2], true],
    ['a common end', [0, 0], [1, 0], [1, 0], [1, 1], true],
    ['across', [0, 0], [2, 2], [0, 2], [2, 0], true],
    ['across where only one of them reaches', [0, 0], [2, 2], [0, 5], [5, 0], false],
    ['side by side', [0, 0], [2, 2], [0, 1], [2, 3], false],
  ] as [string, Position, Position, Position, Position, boolean][])('%s', (_, a, b, c, d, expected) => {
    for (const first of [[a, b] as const, [b, a] as const])
      for (const second of [[c, d] as const, [d, c] as const])
        expect([segmentsMeet(first, second), segmentsMeet(second, first)]).toEqual([expected, expected]);
  });
});

describe('meetings', () => {
  test('are where both have a point, and there are some where they meet', () => {
    fc.assert(
      fc.property(side, side, (first, second) => {
        const found = meetings(first, second);
        expect(found.length > 0).toBe(haveCommonPoint(first, second));
        for (const part of found) {
          expect(part >= 0 && part <= 1).toBe(true);
          expect(planarGap(second, at(first, part))).toBeLessThan(1e-9);
        }
      }),
      { numRuns: 1000 },
    );
  });

  test('of a cut one, of what both follow its two ends', () => {
    expect(
      meetings(
        [
          [0, 0],
          [4, 0],
        ],
        [
          [1, -1],
          [1, 3],
        ],
      ),
    ).toEqual([0.25]);
    expect(
      meetings(
        [
          [0, 0],
          [4, 0],
        ],
        [
          [1, 3],
          [1, -1],
        ],
      ),
    ).toEqual([0.25]);
    expect(
      meetings(
        [
          [0, 0],
          [4, 8],
        ],
        [
          [3, 6],
          [1, 2],
        ],
      ),
    ).toEqual([0.75, 0.25]);
    expect(
      meetings(
        [
          [0, 0],
          [4, 8],
        ],
        [
          [3, 6],
          [9, 18],
        ],
      ),
    ).toEqual([0.75, 1]);
    expect(
      meetings(
        [
          [0, 0],
          [4, 0],
        ],
        [
          [5, -1],
          [5, 1],
        ],
      ),
    ).toEqual([]);
  });
});

describe('turnsBack', () => {
  test('is straight back, at any angle and however far; never on, and never to a side', () => {
    const far = fc.integer({ min: 1, max: 4 });
    fc.assert(
      fc.property(side, far, ([a, b], times) => {
        const [x, y] = way(a, b);
        expect(turnsBack(a, b, [b[0] - x * times, b[1] - y * times])).toBe(true);
        expect(turnsBack(a, b, [b[0] + x * times, b[1] + y * times])).toBe(false);
        expect(turnsBack(a, b, [b[0] - y * times, b[1] + x * times])).toBe(false);
        expect(turnsBack(a, b, [b[0] - (x + y) * times, b[1] - (y - x) * times])).toBe(false);
      }),
    );
  });
});

describe('planarGap', () => {
  test.each([
    ['beside it', [2, 3], 3],
    ['on it', [1, 0], 0],
    ['before its first end', [-3, 4], 5],
    ['beyond its last', [7, -4], 5],
  ] as [string, Position, number][])('%s', (_, position, expected) => {
    const [a, b]: Segment = [
      [0, 0],
      [4, 0],
    ];
    expect([planarGap([a, b], position), planarGap([b, a], position)]).toEqual([expected, expected]);
  });

  test('to a side without length it is the way to its point', () => {
    expect(
      planarGap(
        [
          [1, 1],
          [1, 1],
        ],
        [4, 5],
      ),
    ).toBe(5);
  });

  test('is the same after a quarter turn and a shift', () => {
    const turned = ([x, y]: Position): Position => [7 - y, x - 2];
    fc.assert(
      fc.property(side, corner, ([a, b], position) => {
        expect(planarGap([turned(a), turned(b)], turned(position))).toBeCloseTo(
          planarGap([a, b], position),
          9,
        );
      }),
    );
  });
});
