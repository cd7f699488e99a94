import { describe, expect, test } from 'vitest';
import type { Position } from '../map-feature.ts';
import { buildArea } from './build-area.ts';
import { joinRings } from './ring-chains.ts';

// Nodes are on a grid: 12 is at longitude 1, latitude 2.
const placeOf = (node: number): Position | undefined =>
  node >= 100 ? undefined : [Math.floor(node / 10), node % 10];

describe('ways end to end', () => {
  test('become one ring, whichever way round each is drawn', () => {
    const { rings, openWays } = joinRings([
      [0, 30],
      [33, 30],
      [33, 3, 0],
    ]);
    expect(rings).toEqual([[0, 30, 33, 3, 0]]);
    expect(openWays).toBe(0);
  });

  test('two rings that touch in a node come out apart', () => {
    const { rings } = joinRings([
      [0, 20, 22],
      [22, 2, 0],
      [22, 42],
      [42, 44, 24],
      [24, 22],
    ]);
    expect(rings).toHaveLength(2);
    for (const ring of rings) expect(ring[0]).toBe(ring.at(-1));
    expect(rings.map((ring) => new Set(ring).size).sort()).toEqual([4, 4]);
  });

  test('a way that leads nowhere is counted and the ring beside it kept', () => {
    const { rings, openWays } = joinRings([
      [0, 30],
      [30, 50],
      [30, 33, 0],
    ]);
    expect(rings).toHaveLength(1);
    expect(openWays).toBe(1);
  });
});

describe('an area', () => {
  const outer = [0, 90, 99, 9, 0];

  test('turns outer rings counter-clockwise and holes clockwise', () => {
    const { polygons, faults } = buildArea([outer.toReversed()], [[22, 42, 44, 24, 22]], placeOf);
    expect(faults).toEqual([]);
    expect(polygons).toEqual([
      [
        [
          [0, 0],
          [9, 0],
          [9, 9],
          [0, 9],
          [0, 0],
        ],
        [
          [2, 2],
          [2, 4],
          [4, 4],
          [4, 2],
          [2, 2],
        ],
      ],
    ]);
  });

  test('gives a hole to the smallest ring around it: an island in a lake has its own pond', () => {
    const island = [22, 72, 77, 27, 22];
    const lakeHole = [22, 27, 77, 72, 22];
    const pond = [44, 45, 55, 54, 44];
    const { polygons } = buildArea([outer, island], [pond], placeOf);
    expect(polygons.map((rings) => rings.length)).toEqual([1, 2]);
    expect(buildArea([outer], [lakeHole], placeOf).polygons[0]).toHaveLength(2);
  });

  test.each([
    ['an open ring', [[0, 90, 99]], [], /1 outer ways close no ring/],
    ['a missing node', [[0, 90, 199, 0]], [], /1 outer rings miss nodes/],
    ['no extent', [[0, 10, 20, 0]], [], /1 outer rings miss nodes or have no extent/],
    ['two corners', [[0, 10, 0]], [], /1 outer rings/],
  ])('drops %s and says so', (_, outers, inners, fault) => {
    const { polygons, faults } = buildArea(outers, inners, placeOf);
    expect(polygons).toEqual([]);
    expect(faults.join('; ')).toMatch(fault);
  });

  test('keeps what is whole beside what is broken', () => {
    const { polygons, faults } = buildArea(
      [outer, [11, 21]],
      [
        [100, 101, 102, 100],
        [20, 30],
      ],
      placeOf,
    );
    expect(polygons).toHaveLength(1);
    expect(faults).toEqual([
      '1 outer ways close no ring',
      '1 inner ways close no ring',
      '1 inner rings miss nodes or have no extent',
    ]);
  });

  test('has no use for a hole outside of it', () => {
    const { polygons, faults } = buildArea([[0, 30, 33, 3, 0]], [[66, 86, 88, 68, 66]], placeOf);
    expect(polygons[0]).toHaveLength(1);
    expect(faults).toEqual(['1 inner rings lie in no outer ring']);
  });
});
