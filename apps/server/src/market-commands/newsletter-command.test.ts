import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestMarket, type TestMarket } from '../testing/index.ts';
import { runOnMarket } from './run-on-market.fixture.ts';

let market: TestMarket;
let folder: string;
beforeAll(async () => {
  market = await openTestMarket();
  folder = await mkdtemp(join(tmpdir(), 'newsletter-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  await market.close();
});

const run = (...args: string[]) => runOnMarket(market, ['newsletter', ...args], folder);
const exported = async () => {
  expect(await run('export', 'readers.csv')).toMatchObject({ code: 0 });
  return (await readFile(join(folder, 'readers.csv'), 'utf8')).split('\r\n');
};

test('[NAV-13] who asked for the newsletter can be written to, and taken off', async () => {
  const head = 'email,subscribed_at,leave_url';
  expect(await exported()).toEqual([head, '']);
  for (const email of ['Zoe@Example.com', 'ana@example.com'])
    await market.call('newsletter.subscribe', { body: { email } });
  const now = new Date(market.clock.now()).toISOString();
  const link = expect.stringContaining(`,${now},${market.ctx.publicUrl}/newsletter/leave?key=`);
  const [first, ana, zoe, ...rest] = await exported();
  expect([first, ana, zoe, rest]).toEqual([head, link, link, ['']]);
  expect([ana, zoe].map((line) => line?.split(',')[0])).toEqual(['ana@example.com', 'zoe@example.com']);
  expect(await run('remove', ' ANA@example.com')).toMatchObject({ code: 0 });
  expect((await exported()).slice(0, -1).map((line) => line.split(',')[0])).toEqual([
    'email',
    'zoe@example.com',
  ]);
  expect(await readdir(folder)).toEqual(['readers.csv']);
});

test('the addresses are read by nobody else of the machine', async () => {
  await exported();
  expect((await stat(join(folder, 'readers.csv'))).mode & 0o777).toBe(0o600);
});

test('thousands are all written, and none is a formula to a spreadsheet', async () => {
  await sql`insert into newsletter_subscribers
    select 'reader.' || number || '@example.org', now() from generate_series(1, 2500) as number`.execute(
    market.ctx.db,
  );
  await market.call('newsletter.subscribe', { body: { email: '=1+1@example.org' } });
  const lines = await exported();
  expect(lines.filter((line) => line.includes('@example.org'))).toHaveLength(2501);
  expect(new Set(lines).size).toBe(lines.length);
  expect(lines.find((line) => line.includes('1+1'))).toMatch(/^"'=1\+1@example\.org",/);
});

test.each([
  [[], 'Say newsletter export FILE or newsletter remove EMAIL'],
  [['remove'], 'Say newsletter export FILE or newsletter remove EMAIL'],
  [['export'], 'Name the CSV file'],
  [['remove', 'nobody@example.com'], 'nobody@example.com is not on the newsletter'],
  [['export', 'no/such/folder.csv'], 'cannot be written (ENOENT)'],
])('%j is told what is wrong', async (args, words) => {
  const { code, said } = await run(...args);
  expect(code).toBe(1);
  expect(said).toContain(words);
});
