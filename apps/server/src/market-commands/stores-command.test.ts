import { afterAll, beforeAll, expect, test } from 'vitest';
import { fixture, openTestMarket, type TestMarket } from '../testing/index.ts';
import { runOnMarket } from './run-on-market.fixture.ts';

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket();
});
afterAll(() => market.close());

const { trattoria } = fixture.stores;
const run = (...args: string[]) => runOnMarket(market, ['stores', ...args]);

test('a store that has to close tonight is found and closed, and opened again', async () => {
  const { name, slug } = await market.call('catalog.store', { params: { id: trattoria } });
  const line = (state: string) => `${trattoria} ${slug} food ${state}, ${name}`;
  expect((await run()).said.split('\n')).toContain(line('open'));
  expect(await run(slug)).toEqual({ code: 0, said: line('open') });
  expect(await run(slug, '--close')).toEqual({ code: 0, said: line('takes no orders') });
  const closed = await market.call('catalog.store', { params: { id: trattoria } });
  expect(closed).toMatchObject({ active: false, state: { open: false } });
  expect(await run(trattoria, '--open')).toEqual({ code: 0, said: line('open') });
  expect((await market.call('catalog.store', { params: { id: trattoria } })).active).toBe(true);
});

test('a store that its hours close, and one of a module that is closed, say why nobody can order there', async () => {
  market.clock.set('2026-06-17T06:00:00-03:00');
  expect((await run(trattoria)).said).toContain(' food closed by its hours, ');
  await runOnMarket(market, ['modules', 'food', '--close']);
  expect((await run(trattoria)).said).toContain(' food not served: its zone or module is closed, ');
  await runOnMarket(market, ['modules', 'food', '--open']);
});

test.each([
  [['--close'], 'Say stores STORE --close, or stores STORE --open.'],
  [['la-trattoria', '--close', '--open'], 'Say stores STORE --close'],
  [['nowhere', '--close'], "There is no store 'nowhere'. npm run market -- stores lists them."],
  [['nowhere'], "There is no store 'nowhere'."],
])('%j is told what is wrong', async (args, said) => {
  expect(await run(...args)).toEqual({ code: 1, said: expect.stringContaining(said) });
});
