import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ensureBuilt } from './build.mjs';

test('a path with which nothing can be built is told of before a build that fails at it', async () => {
  const root = await mkdtemp(join(tmpdir(), 'promenade-build-#1-'));
  await mkdir(join(root, 'apps/storefront'), { recursive: true });
  expect(() => ensureBuilt(root)).toThrow(
    `Nothing can be built in ${root}: its path has a # in it. Move the folder, and start again.`,
  );
  await rm(root, { recursive: true });
});
