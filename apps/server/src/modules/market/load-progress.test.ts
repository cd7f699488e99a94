import { expect, test } from 'vitest';
import { createProgress, type LoadProgress, READING_STAGES } from './load-progress.ts';

function run(options: Parameters<typeof createProgress>[1]) {
  const told: LoadProgress[] = [];
  return { told, ...createProgress((progress) => told.push(progress), options) };
}

test('a run of fewer stages ends full all the same', () => {
  const { told, at } = run({ stages: READING_STAGES });
  for (const stage of READING_STAGES) at(stage, 1, 1);
  expect(told.at(-1)?.fraction).toBe(1);
});

test.each([
  [0, 0.11],
  [20_000_000, 0.258],
  [200_000_000, 0.703],
])('reading %i bytes is %d of the whole', (fileBytes, share) => {
  const { told, at } = run({ fileBytes });
  at('read', 1, 1);
  expect(told.at(-1)?.fraction).toBe(share);
});

test('of several stages at once the earliest is named, so that each is named once', () => {
  const { told, at } = run({});
  at('read', 1, 2);
  at('read', 2, 2);
  at('places', 1, 1);
  at('pictures', 1, 9);
  at('graph', 1, 1);
  at('pictures', 2, 9);
  for (const stage of ['coast', 'tiles'] as const) at(stage, 1, 1);
  at('write', 1, 2);
  at('pictures', 9, 9);
  at('write', 2, 2);
  expect(told.map(({ step }) => step)).toEqual([
    'Reading the map',
    'Finding addresses',
    'Joining the roads',
    'Joining the roads',
    'Finding the coast',
    'Finding the coast',
    'Cutting map tiles',
    'Composing pictures',
    'Composing pictures',
    'Writing the market',
    'Writing the market',
  ]);
});

test('the bar never falls, though a later stage may begin before an earlier one ends', () => {
  const { told, at } = run({});
  at('tiles', 5, 10);
  at('read', 1, 2);
  at('read', 0, 2);
  at('pictures', 0, 0);
  const fractions = told.map(({ fraction }) => fraction);
  expect(fractions).toEqual(fractions.toSorted((a, b) => a - b));
});
