import { expect, test } from 'vitest';
import config from '../../vitest.config.ts';
import { ringByRing } from './longest-first.ts';

const file = (name: string, moduleId: string) => ({ moduleId: `/promenade/${moduleId}`, project: { name } });

test('a worker goes from one ring to the next once, and begins each with its longest files', () => {
  const files = [
    file('rooms', 'apps/server/src/modules/cart/cart.test.ts'),
    file('rules', 'packages/domain/src/money/money.test.ts'),
    file('rooms', 'apps/server/src/testing/contract/two-shoppers.test.ts'),
    file('tooling', 'scripts/start.test.ts'),
    file('rooms', 'apps/server/src/testing/contract/writes-once.test.ts'),
    file('rules', 'packages/market/src/city/city.test.ts'),
    file('tooling', 'scripts/cluster.test.ts'),
  ];
  const order = ringByRing(files).map(({ moduleId }) => moduleId.split('/').at(-1));
  expect(order).toEqual([
    'cluster.test.ts',
    'start.test.ts',
    'city.test.ts',
    'money.test.ts',
    'writes-once.test.ts',
    'two-shoppers.test.ts',
    'cart.test.ts',
  ]);
});

test('every ring of the tests has its place among them', () => {
  const names = (config.test?.projects ?? []).map((project) => Object(project).test.name as string);
  const files = [...names, 'of no ring'].map((name) => file(name, 'one.test.ts'));
  expect(ringByRing(files)[0]?.project.name).toBe('of no ring');
});
