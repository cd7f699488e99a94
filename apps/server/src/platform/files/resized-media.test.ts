import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { answerErrors } from '../http/error-handler.ts';
import { serveMedia } from './media.ts';
import { folderStorage, type Storage } from './storage.ts';

let storage: Storage;
const logged: Record<string, unknown>[] = [];
const stream = { write: (line: string) => void logged.push(JSON.parse(line)) };
const app = Fastify({ logger: { level: 'warn', stream } });

async function drawPizza(name: string): Promise<void> {
  const ground = { width: 256, height: 192, channels: 4, background: '#c33' } as const;
  await storage.put(name, await sharp({ create: ground }).webp().toBuffer());
}

beforeAll(async () => {
  storage = folderStorage(await mkdtemp(join(tmpdir(), 'promenade-media-')));
  await drawPizza('items/pizza.webp');
  answerErrors(app);
  await serveMedia(app, storage);
});

afterAll(async () => {
  await app.close();
  await rm(storage.root, { recursive: true });
});

const get = (url: string) => app.inject({ method: 'GET', url });

test('a stored picture is served in a smaller width, in its own shape, for a year', async () => {
  const answers = await Promise.all([1, 2, 3].map(() => get('/media/w128/items/pizza.webp')));
  for (const answer of answers) {
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toContain('immutable');
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({
      format: 'webp',
      width: 128,
      height: 96,
    });
  }
  expect(await storage.find('w128/items/pizza.webp')).toBeDefined();
});

test('a small picture is not made smaller again: each step would be one more file, as often as a stranger likes', async () => {
  expect((await get('/media/w128/items/pizza.webp')).statusCode).toBe(200);
  expect((await get('/media/w128/w128/items/pizza.webp')).statusCode).toBe(404);
  expect(await storage.has('w128/w128/items/pizza.webp')).toBe(false);
});

test('a picture that is not there, another width and a step out of the folder are not found', async () => {
  const paths = [
    'w128/items/none.webp',
    'w127/items/pizza.webp',
    'w128/..%2f..%2fetc/passwd',
    'w128/items/%2e%2e/x.webp',
  ];
  for (const path of paths) expect((await get(`/media/${path}`)).statusCode).toBe(404);
});

test.each([
  ['cut off', Buffer.from('RIFF\0\0')],
  ['empty', Buffer.alloc(0)],
])(
  'a picture whose file is %s is not found, and its file is named to the operator: it was a fault, which named none',
  async (_what, bytes) => {
    await storage.put('items/damaged.webp', bytes);
    logged.length = 0;
    expect((await get('/media/w128/items/damaged.webp')).statusCode).toBe(404);
    const msg = 'a picture cannot be read: take its file out of a backup';
    expect(logged).toMatchObject([{ level: 40, file: join(storage.root, 'items/damaged.webp'), msg }]);
    expect(await storage.has('w128/items/damaged.webp')).toBe(false);
  },
);

test('a copy that cannot be stored is served all the same, and the operator told once: nothing said that each request makes it anew', async () => {
  logged.length = 0;
  await drawPizza('items/cake.webp');
  const put = vi.spyOn(storage, 'put').mockRejectedValue(new Error('ENOSPC'));
  onTestFinished(() => put.mockRestore());
  for (const _request of [1, 2]) expect((await get('/media/w128/items/cake.webp')).statusCode).toBe(200);
  const msg = 'smaller copies of pictures cannot be stored: each request makes its own';
  expect(logged).toMatchObject([{ level: 40, name: 'w128/items/cake.webp', msg }]);
  put.mockRestore();
  expect((await get('/media/w128/items/cake.webp')).statusCode).toBe(200);
  expect(await storage.has('w128/items/cake.webp')).toBe(true);
});
