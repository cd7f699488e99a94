import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keepAssets, shareAssets } from './shared-assets.ts';
import { serveFiles } from './storefront.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'promenade-assets-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function build(version: string): Promise<string> {
  const client = join(folder, version);
  await mkdir(join(client, 'assets'), { recursive: true });
  await writeFile(join(client, 'assets', `entry-${version}.js`), `start('${version}')`);
  await writeFile(join(client, 'assets', 'kept-1.js'), 'the same');
  return client;
}

async function server(client: string, shared: string | undefined): Promise<FastifyInstance> {
  if (shared !== undefined) await shareAssets(join(client, 'assets'), shared);
  const app = Fastify();
  await serveFiles(app, client, shared);
  return app;
}

test('while two versions stand side by side, each has the scripts of the other', async () => {
  const shared = join(folder, 'shared');
  const clients = await Promise.all(['old', 'new'].map(build));
  const apps = await Promise.all(clients.map((client) => server(client, shared)));
  for (const app of apps) {
    for (const version of ['old', 'new']) {
      const { statusCode, payload, headers } = await app.inject(`/assets/entry-${version}.js`);
      expect([statusCode, payload]).toEqual([200, `start('${version}')`]);
      expect(headers['cache-control']).toContain('immutable');
    }
    expect((await app.inject('/assets/entry-none.js')).statusCode).toBe(404);
    await app.close();
  }
  expect((await readdir(shared)).sort()).toEqual(['entry-new.js', 'entry-old.js', 'kept-1.js']);
});

test('one version alone has its own and no others', async () => {
  const app = await server(await build('alone'), undefined);
  expect((await app.inject('/assets/entry-alone.js')).statusCode).toBe(200);
  expect((await app.inject('/assets/entry-old.js')).statusCode).toBe(404);
  await app.close();
});

test('a build that is made anew under a running server leaves it its own scripts: new pages had none until it was restarted', async () => {
  const client = await build('running');
  const kept = join(folder, 'kept');
  await keepAssets(join(client, 'assets'), kept, Date.now());
  const app = Fastify();
  await serveFiles(app, client, kept);
  await rm(client, { recursive: true });
  await build('running');
  await rm(join(client, 'assets', 'entry-running.js'));
  expect((await app.inject('/assets/entry-running.js')).payload).toBe("start('running')");
  await app.close();
});

test('files of an earlier build are kept for a month after it was served last, however long it was served', async () => {
  const kept = join(folder, 'by-age');
  const dayMs = 86_400_000;
  const startMs = Date.now();
  const serve = async (version: string, day: number) =>
    keepAssets(join(await build(version), 'assets'), kept, startMs + day * dayMs);
  const isThere = (version: string) => existsSync(join(kept, `entry-${version}.js`));
  await serve('first', 0);
  await serve('first', 50);
  await serve('second', 90);
  expect(['first', 'second'].map(isThere)).toEqual([true, true]);
  await serve('third', 119);
  expect(['first', 'second', 'third'].map(isThere)).toEqual([true, true, true]);
  await serve('third', 121);
  expect(['first', 'second', 'third'].map(isThere)).toEqual([false, true, true]);
  expect(existsSync(join(kept, 'kept-1.js'))).toBe(true);
});
