import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plainHandoff } from './plain-handoff.ts';
// The router has its reader for itself.
// @ts-expect-error a file without types
import { decode } from '../../../../../node_modules/react-router/dist/production/vendor/turbo-stream-v2/turbo-stream.js';

async function readBack(text: string | null): Promise<unknown> {
  const { value } = await decode(new Blob([text ?? '']).stream());
  return value;
}

const answers = { root: { market: { json: '{"name":"<Café>"}' } }, home: { json: '[1]' } };

test('the router reads what the loaders answered', async () => {
  const state = { loaderData: answers, actionData: undefined, errors: null };
  expect(await readBack(plainHandoff(state))).toEqual(state);
});

test('the router reads any plain value back', async () => {
  // That name is no field of an object that is read field by field, whoever has written it.
  const key = fc.string().filter((name) => name !== '__proto__');
  const value = fc.object({ key, withBigInt: false, withDate: false, withMap: false, maxDepth: 3 });
  await fc.assert(
    fc.asyncProperty(value, async (state) => {
      const text = plainHandoff(state);
      fc.pre(text !== null);
      expect(await readBack(text)).toEqual(state);
    }),
  );
});

test('a text that is there twice is written once, a long one as often as it is there', async () => {
  const [short, long] = ['a word', 'w'.repeat(1_001)];
  const state = { one: short, other: short, first: long, second: long };
  const text = plainHandoff(state);
  expect(text?.split(short)).toHaveLength(2);
  expect(text?.split(long)).toHaveLength(3);
  expect(await readBack(text)).toEqual(state);
});

test('an object that contains itself is written once', async () => {
  const state: Record<string, unknown> = { name: 'round' };
  state['self'] = [state];
  const read = (await readBack(plainHandoff(state))) as typeof state;
  expect((read['self'] as unknown[])[0]).toBe(read);
});

test.each([
  ['an error', new Error('gone')],
  ['a date', new Date(0)],
  ['a promise', Promise.resolve(1)],
  ['no number', Number.NaN],
  ['minus zero', -0],
  ['an object of a class', new (class Answer {})()],
  ['a function', () => undefined],
])('%s is left to the router', (_, value) => {
  expect(plainHandoff({ loaderData: { home: { value } } })).toBeNull();
});
