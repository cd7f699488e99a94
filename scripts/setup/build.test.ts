import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
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

const builder = JSON.stringify({
  scripts: { build: "node -e \"fs.mkdirSync('build',{recursive:true});fs.appendFileSync('build/log','.')\"" },
});

test('what is built is built anew where a language was added, and not where nothing was changed', async () => {
  const root = await mkdtemp(join(tmpdir(), 'promenade-build-'));
  for (const name of ['storefront', 'server']) {
    await mkdir(join(root, 'apps', name), { recursive: true });
    await writeFile(join(root, 'apps', name, 'package.json'), builder);
  }
  const buildsOf = async (name: string) =>
    (await readFile(join(root, 'apps', name, 'build/log'), 'utf8')).length;
  ensureBuilt(root);
  ensureBuilt(root);
  expect([await buildsOf('storefront'), await buildsOf('server')]).toEqual([1, 1]);
  await mkdir(join(root, 'languages'));
  await writeFile(join(root, 'languages/es.json'), '{}');
  ensureBuilt(root);
  expect([await buildsOf('storefront'), await buildsOf('server')]).toEqual([2, 1]);
  await rm(root, { recursive: true });
});
