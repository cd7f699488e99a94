import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { missingPicturesText } from './missing-pictures.ts';
import { folderStorage } from './platform/files/storage.ts';
import { openTestMarket } from './testing/index.ts';

test.each([
  ['that was opened without its pictures says so: it looked well, with a grey field for each', false],
  ['that nothing was imported into lacks none', true],
])('a market %s', async (_what, empty) => {
  const folder = await mkdtemp(join(tmpdir(), 'promenade-pictures-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const market = await openTestMarket({ empty });
  onTestFinished(() => market.close());
  const root = join(folder, 'media');
  const told = () => missingPicturesText({ ...market.ctx, storage: folderStorage(root) });
  expect(await told()).toBe(
    empty
      ? ''
      : `No picture of this market is in ${root}: set DATA_DIR to the folder that has them, or take media out of a backup.\n`,
  );
  await mkdir(join(root, 'imported'), { recursive: true });
  expect(await told()).toBe('');
});
