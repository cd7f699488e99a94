import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestMarket, type TestMarket } from '../testing/index.ts';
import { runOnMarket } from './run-on-market.fixture.ts';

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket();
});
afterAll(() => market.close());

const run = (...args: string[]) => runOnMarket(market, ['modules', ...args]);
const listed = async () => (await run()).said.split('\n').map((line) => line.split(' {')[0]);
const modules = () => market.call('settings.modules');

test('[MOD-01] a module is closed and opened again, and servers that run follow', async () => {
  expect(await listed()).toEqual(['1 food open', '2 grocery open', '3 parcel open']);
  expect((await run('grocery', '--close')).code).toBe(0);
  expect(await listed()).toEqual(['1 food open', '2 grocery closed', '3 parcel open']);
  const status = async () => (await modules()).map((module) => module.status);
  await expect.poll(status).toEqual([1, 0, 1]);
  await run('grocery', '--open');
  await expect.poll(status).toEqual([1, 1, 1]);
});

test('a module is renamed in some languages, and the others keep theirs', async () => {
  const [food] = await modules();
  await run('food', '--name', '{"nl":"Maaltijden"}');
  const nameIn = async (language: 'en' | 'nl') =>
    (await market.call('settings.modules', {}, { language }))[0]?.module_name;
  await expect.poll(() => nameIn('nl')).toBe('Maaltijden');
  expect(await nameIn('en')).toBe(food?.module_name);
});

test('modules are shown in the order that is decided', async () => {
  expect((await run('parcel', '--place', '1')).said).toMatch(/^1 parcel .*\n2 food .*\n3 grocery /);
  await expect.poll(async () => (await modules())[0]?.module_type).toBe('parcel');
  await run('parcel', '--place', '3', '--close');
  expect(await listed()).toEqual(['1 food open', '2 grocery open', '3 parcel closed']);
  await run('parcel', '--open');
});

test.each([
  [['bakery'], "There is no module 'bakery'."],
  [['bakery', '--close'], "There is no module 'bakery'. There are: food, grocery, parcel."],
  [['--close'], 'Say which module'],
  [['food', '--open', '--close'], 'opened or closed, not both'],
  [['food', '--name', 'Meals'], 'The name was not set: must be an object of JSON'],
  [['food', '--name', '{"de":"Essen"}'], 'The name was not set: has no place for de; name a language.'],
  [['food', '--name', '{}'], 'name a language'],
  [['food', '--name', '{"en":" "}'], 'en: must not be empty'],
  [['food', '--place', '4'], 'There are 3 modules: a place is from 1 to 3.'],
  [['food', '--place', '0'], '--place 0 is not a place'],
  [['food', '--place', 'last'], '--place last is not a place'],
  [['food', 'close'], "'close' is one word too many."],
])('%j is told what is wrong, and nothing changes', async (args, words) => {
  const before = (await run()).said;
  const { code, said } = await run(...args);
  expect([code, said]).toEqual([1, expect.stringContaining(words)]);
  expect((await run()).said).toBe(before);
});

test('a market in which nothing could be ordered cannot be decided', async () => {
  await run('food', '--close');
  await run('grocery', '--close');
  expect((await run('parcel', '--close')).said).toContain('parcel is the only open module');
  await run('food', '--open');
  await run('grocery', '--open');
});

test('a market without modules says where they come from', async () => {
  const empty = await openTestMarket({ empty: true });
  expect(await runOnMarket(empty, ['modules'])).toEqual({
    code: 1,
    said: 'There are no modules yet: they come with an import.',
  });
  await empty.close();
});
