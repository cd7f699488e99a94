import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestMarket, type TestMarket } from '../testing/index.ts';
import { runOnMarket } from './run-on-market.fixture.ts';

let market: TestMarket;
let folder: string;
beforeAll(async () => {
  market = await openTestMarket();
  folder = await mkdtemp(join(tmpdir(), 'operator-token-'));
});
afterAll(async () => {
  await market.close();
  await rm(folder, { recursive: true });
});

const run = (...args: string[]) => runOnMarket(market, ['operator-token', ...args], folder);
const opens = async (token: string) =>
  (await market.app.inject({ url: '/api/v1/ops/orders', headers: { authorization: `Bearer ${token}` } }))
    .statusCode === 200;

test('a token is made beside those that there are', async () => {
  const before = await market.operatorToken();
  const { code, said } = await run();
  expect([code, await opens(said), await opens(before)]).toEqual([0, true, true]);
});

test('a token that others know was good for a year, and nothing ended it: another one does', async () => {
  const path = join(folder, 'operator-token');
  const known = await market.operatorToken();
  await writeFile(path, `${known}\n`);
  const customer = await market.newCustomer();
  const { code, said } = await run('--end-others');
  expect([code, await opens(said), await opens(known)]).toEqual([0, true, false]);
  expect(await readFile(path, 'utf8')).toBe(`${said}\n`);
  await market.call('accounts.info', {}, customer);
});

test('where the data folder has no token none is left in it', async () => {
  await rm(join(folder, 'operator-token'));
  expect((await run('--end-others')).code).toBe(0);
  await expect(readFile(join(folder, 'operator-token'))).rejects.toThrow('ENOENT');
});
