import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { shareAssets } from './shared-assets.ts';
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
