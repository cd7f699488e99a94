import { expect, test } from 'vitest';
import { helpOf, helpText } from './help.ts';
import { runCommand } from './index.ts';

async function said(name: string, ...args: string[]): Promise<{ code: number; text: string }> {
  let text = '';
  const stream = {
    write: (part: string) => {
      text += part;
      return true;
    },
  } as NodeJS.WriteStream;
  const neverAsked = () => Promise.reject(new Error('a market was asked for'));
  const call = { args, folder: '.', output: stream, errors: stream, hasMarket: () => false };
  const code = await runCommand(name, { ...call, withDatabase: neverAsked, withMarket: neverAsked });
  return { code, text };
}

const commands = new Set([...helpText.matchAll(/^ {2}(\S+)/gm)].map(([, name]) => name as string));

test.each([...commands])('%s --help tells of it alone, and does nothing', async (name) => {
  const { code, text } = await said(name, '--help');
  expect([code, text]).toEqual([0, helpOf(name)]);
  expect(text).toMatch(new RegExp(`^ {2}${name}\\b`));
  expect([...text.matchAll(/^ {2}(\S+)/gm)].every(([, other]) => other === name)).toBe(true);
});

test('an import is told of with all its options', async () => {
  expect((await said('import', '-h')).text).toContain('--dry-run');
});

test('what every object has is no command', async () => {
  expect(await said('toString')).toEqual({
    code: 1,
    text: "\nThere is no command 'toString'. npm run market -- help lists them.\n",
  });
});
