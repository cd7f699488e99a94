import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenMarket } from '../open-market.ts';
import { openTestMarket, type TestMarket } from '../testing/index.ts';
import { runCommand } from './index.ts';

let folder: string;
let market: TestMarket;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'promenade-catalogue-'));
  market = await openTestMarket();
});
afterAll(async () => {
  await market.close();
  await rm(folder, { recursive: true, force: true });
});

async function run(...args: string[]) {
  const [printed, complaints]: [string[], string[]] = [[], []];
  const code = await runCommand('catalogue', {
    args,
    folder,
    output: { isTTY: false, write: (text: string) => printed.push(text) > 0 } as NodeJS.WriteStream,
    errors: { write: (text: string) => complaints.push(text) > 0 } as NodeJS.WritableStream,
    hasMarket: () => true,
    withDatabase: () => Promise.reject(new Error('not asked for')),
    withMarket: (work) => work({ ctx: market.ctx } as OpenMarket),
  });
  return { code, printed: printed.join(''), complaint: complaints.join('').trim() };
}

const read = (name: string): Promise<string> => readFile(join(folder, name), 'utf8');

test('a catalogue goes out, comes in again and goes out the same', async () => {
  expect(await run('export', 'one.csv')).toMatchObject({ code: 0, complaint: '' });
  const { code, printed } = await run('import', 'one.csv');
  expect(code).toBe(0);
  expect(printed).toBe('0 items new, 0 changed, 15 as they were.\n');
  await run('export', 'two.csv');
  expect(await read('two.csv')).toBe(await read('one.csv'));
});

test('a dry run prints every refused row and every change, and writes nothing; items of refused rows were called not in the file', async () => {
  await run('export', 'before.csv');
  const category = 'name.en,name.ar,name.nl,name.fr,category';
  await writeFile(
    join(folder, 'changes.csv'),
    `slug,price,${category}\nsugar-00e,9,Sugar,,,,pantry\nrice-00f,many,Rice,,,,pantry\nflour,2,Flour,,,,pantry\n`,
  );
  const dry = await run('import', 'changes.csv', '--store', 'the-shop', '--dry-run');
  expect(dry.code).toBe(1);
  expect(dry.printed).toBe(
    [
      'Refused, one row:',
      "  line 3: price 'many' is not an amount with at most 2 decimals",
      'Would add, one row:',
      '  line 4: flour (store, slug, category, name.en, price, prescription, basic, organic, halal, veg, recommended, active)',
      'Would change, one row:',
      '  line 2: sugar-00e (name.ar, name.nl, name.fr, price)',
      'One item new, 1 changed, 0 as they were.',
      'Nothing was written: this was a dry run.\n',
    ].join('\n'),
  );
  await writeFile(join(folder, 'price.csv'), 'slug,price\nsugar-00e,9\n');
  const price = await run('import', 'price.csv', '--store', 'the-shop', '--dry-run');
  expect(price.printed).toMatch(/as they were\. \d items? of these stores not in the file, left alone\.\n/);
  const real = await run('import', 'changes.csv', '--store', 'the-shop');
  expect(real.code).toBe(1);
  expect(real.printed).toContain('Nothing was written: an import is all or nothing.');
  await run('export', 'after.csv');
  expect(await read('after.csv')).toBe(await read('before.csv'));
});

test('what cannot be done is one sentence, and leaves no file', async () => {
  expect(await run('export', 'none.csv', '--store', 'nowhere')).toMatchObject({
    code: 1,
    complaint: "There is no store 'nowhere'.",
  });
  expect((await run('export', 'no/such/folder.csv')).complaint).toContain('cannot be written (ENOENT)');
  await writeFile(join(folder, 'letter.csv'), 'Dear all\n');
  expect((await run('import', 'letter.csv')).complaint).toBe('There are no such columns: dear all.');
  expect((await readdir(folder)).filter((name) => /none|part/.test(name))).toEqual([]);
});

test('a folder in place of the CSV file is called a folder: it could not be found', async () => {
  const { code, complaint } = await run('import', '.');
  expect([code, complaint]).toEqual([1, `${folder} is a folder: name the CSV file in it.`]);
});
