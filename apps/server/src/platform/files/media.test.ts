import { createHook } from 'node:async_hooks';
import { rmSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answerErrors } from '../http/error-handler.ts';
import { serveMedia } from './media.ts';
import { folderStorage, type Storage } from './storage.ts';

let storage: Storage;
const app = Fastify();

beforeAll(async () => {
  storage = folderStorage(await mkdtemp(join(tmpdir(), 'promenade-media-')));
  answerErrors(app);
  // Between finding a file and opening it.
  app.addHook('onSend', async (request) => {
    if (request.url.includes('replaced'))
      rmSync(join(storage.root, 'customers/replaced.jpg'), { force: true });
  });
  await serveMedia(app, storage);
  app.get('/broken', (_, reply) =>
    reply
      .headers({
        'content-type': 'image/jpeg',
        'content-length': 3,
        etag: '"a"',
        'cache-control': 'immutable',
      })
      .send(
        new Readable({
          read() {
            this.destroy(new Error('the disk is broken'));
          },
        }),
      ),
  );
});
afterAll(async () => {
  await app.close();
  await rm(storage.root, { recursive: true });
});

test('a picture that is replaced while somebody asks for it is not found: it was a fault', async () => {
  for (const name of ['kept', 'replaced']) await storage.put(`customers/${name}.jpg`, Buffer.from('picture'));
  expect(await app.inject('/media/customers/kept.jpg')).toMatchObject({ statusCode: 200, body: 'picture' });
  const gone = await app.inject('/media/customers/replaced.jpg');
  expect(gone.statusCode).toBe(404);
  expect(gone.json().errors).toMatchObject([{ code: 'not_found' }]);
  expect(gone.headers['cache-control']).toBe('no-store');
  expect(gone.headers.etag).toBeUndefined();
});

test('who asks for a part behind the end of a file is told so and how long it is, not that the request cannot be read', async () => {
  await storage.put('customers/short.jpg', Buffer.from('picture'));
  const part = (range: string) => app.inject({ url: '/media/customers/short.jpg', headers: { range } });
  const behind = await part('bytes=100-200');
  expect([behind.statusCode, behind.headers['content-range']]).toEqual([416, 'bytes */7']);
  expect(behind.json().errors).toMatchObject([{ code: 'range_beyond_end' }]);
  expect(await part('bytes=0-2')).toMatchObject({ statusCode: 206, body: 'pic' });
});

test('a file that cannot be read is a fault of its own, in JSON, with nothing of the file’s headers', async () => {
  const broken = await app.inject('/broken');
  expect(broken.statusCode).toBe(500);
  expect(broken.json()).toEqual({ request_id: broken.headers['x-request-id'] });
  expect(broken.headers['content-type']).toContain('application/json');
  expect(broken.headers['cache-control']).toBe('no-store');
  expect(broken.headers.etag).toBeUndefined();
});

/** Number of file system calls while a picture is fetched. */
async function diskCallsFor(name: string): Promise<number> {
  let calls = 0;
  const init = (_: number, type: string): void => {
    if (type.startsWith('FSREQ')) calls += 1;
  };
  const hook = createHook({ init }).enable();
  const { statusCode } = await app.inject(`/media/${name}`);
  hook.disable();
  expect(statusCode).toBe(200);
  return calls;
}

test('a picture is opened without a look at the folders it lies in: each was read whole, with its thousands of others', async () => {
  for (const name of ['one.jpg', 'a/b/c/one.jpg']) await storage.put(name, Buffer.from('picture'));
  const [atTop, below] = [await diskCallsFor('one.jpg'), await diskCallsFor('a/b/c/one.jpg')];
  expect(atTop).toBeGreaterThan(0);
  expect(below).toBe(atTop);
});
