import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { whichMarket } from './which-market.ts';

test('a mistyped DATA_DIR is told by the first line of a start: the market is new', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'promenade-which-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const said = () => whichMarket({ databaseUrl: undefined, dataDir: folder });
  expect(said()).toBe(`A new market: there was none in ${folder} (DATA_DIR)`);
  await mkdir(join(folder, 'postgres'));
  expect(said()).toBe(`The market in ${folder} (DATA_DIR)`);
});

test.each([
  ['postgres://owner:secret@db.example:5433/market', ' (db.example:5433/market)'],
  ['postgres:///market?host=/run/postgresql', ' (/run/postgresql/market)'],
  ['postgresql:///market', ' (localhost/market)'],
  ['postgres://owner:secret@/market', ''],
])('%s is named without who may enter', (databaseUrl, named) => {
  const said = whichMarket({ databaseUrl, dataDir: '/srv/files' });
  expect(said).toBe(`The market of DATABASE_URL${named}, with its files in /srv/files (DATA_DIR)`);
});
