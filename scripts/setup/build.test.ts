import { execFileSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
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

const builderOf = (name: string): string =>
  JSON.stringify({
    name: `@promenade/${name}`,
    scripts: {
      build: "node -e \"fs.mkdirSync('build',{recursive:true});fs.appendFileSync('build/log','.')\"",
    },
  });

async function newRoot(): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'promenade-build-'));
  for (const name of ['storefront', 'server']) {
    await mkdir(join(root, 'apps', name), { recursive: true });
    await writeFile(join(root, 'apps', name, 'package.json'), builderOf(name));
  }
  return root;
}

const buildsOf = async (root: string, name: string): Promise<number> =>
  (await readFile(join(root, 'apps', name, 'build/log'), 'utf8')).length;

test('what is built is built anew where a language was added, and not where nothing was changed', async () => {
  const root = await newRoot();
  ensureBuilt(root);
  ensureBuilt(root);
  expect([await buildsOf(root, 'storefront'), await buildsOf(root, 'server')]).toEqual([1, 1]);
  await mkdir(join(root, 'languages'));
  await writeFile(join(root, 'languages/es.json'), '{}');
  ensureBuilt(root);
  expect([await buildsOf(root, 'storefront'), await buildsOf(root, 'server')]).toEqual([2, 1]);
  await rm(root, { recursive: true });
});

test('what npm run build has built is built for npm start: it was built again, or refused where nothing can be written', async () => {
  const root = await newRoot();
  await cp(join(import.meta.dirname, '..'), join(root, 'scripts'), { recursive: true });
  await cp(join(import.meta.dirname, '../../package.json'), join(root, 'package.json'));
  execFileSync('npm', ['run', '--silent', 'build'], { cwd: root });
  ensureBuilt(root);
  expect([await buildsOf(root, 'storefront'), await buildsOf(root, 'server')]).toEqual([1, 1]);
  await rm(root, { recursive: true });
});
