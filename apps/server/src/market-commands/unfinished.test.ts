import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillWithDemo } from '../fill-with-demo.ts';
import { openTestMarket, type TestMarket } from '../testing/index.ts';
import type { OpenMarket } from '../open-market.ts';
import { refuseUnfinished, untilFinished } from './unfinished.ts';

let market: TestMarket;
let dataDir: string;
let opened: OpenMarket;
beforeAll(async () => {
  market = await openTestMarket({ empty: true });
  dataDir = await mkdtemp(join(tmpdir(), 'unfinished-'));
  opened = { ctx: market.ctx, dataDir, embedded: true } as OpenMarket;
});
afterAll(async () => {
  await market.close();
  await rm(dataDir, { recursive: true });
});

const path = () => join(dataDir, 'unfinished');
const interrupted = () => Promise.reject(new Error('interrupted'));

test('a start after an interrupted import opens nothing: it was the demonstration, in the place of one’s own market', async () => {
  await expect(untilFinished(opened, 'import', interrupted)).rejects.toThrow('interrupted');
  await expect(fillWithDemo(opened, () => undefined)).rejects.toThrow(
    `There is no market in ${dataDir} yet: npm run market -- import was begun there and not finished.`,
  );
  expect(await market.count('modules')).toBe(0);
});

test('what is run again to its end leaves nothing behind', async () => {
  expect(await untilFinished(opened, 'import', () => Promise.resolve('filled'))).toBe('filled');
  expect(existsSync(path())).toBe(false);
  await refuseUnfinished(opened);
});

test('on a database of its own nothing is opened unasked, so nothing has to be noted', async () => {
  const elsewhere = { ...opened, embedded: false };
  await expect(untilFinished(elsewhere, 'import', interrupted)).rejects.toThrow('interrupted');
  expect(existsSync(path())).toBe(false);
});
