import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sendEvents } from './server-sent-events.ts';

let app: FastifyInstance;
let tidied: Promise<void>;
let logged: string[];
let breakSource: () => void;
let left: Promise<unknown>;
let large: { made: number; response: ServerResponse | undefined };
let ended: Promise<unknown>;
beforeEach(async () => {
  logged = [];
  const stream = { write: (line: string) => logged.push(line) };
  app = Fastify({ forceCloseConnections: true, logger: { level: 'error', stream } });
  let tidy: () => void;
  tidied = new Promise((resolve) => {
    tidy = resolve;
  });
  async function* count(until: number): AsyncGenerator<{ number: number }> {
    try {
      for (let number = 1; number <= until; number += 1) {
        yield { number };
        await new Promise((resolve) => setImmediate(resolve));
      }
    } finally {
      tidy();
    }
  }
  async function* refused(): AsyncGenerator<never> {
    yield* [] as never[];
    throw Object.assign(new Error('refused'), { statusCode: 404 });
  }
  const broken = new Promise<void>((resolve) => {
    breakSource = resolve;
  });
  async function* breaking(): AsyncGenerator<{ number: number }> {
    yield { number: 1 };
    await broken;
    throw new Error('the database has gone');
  }
  app.get('/breaking', (request, reply) => {
    left = once(reply.raw, 'close');
    ended = sendEvents(request, reply, breaking());
    return ended;
  });
  large = { made: 0, response: undefined };
  async function* largeOnes(): AsyncGenerator<string> {
    for (; ; large.made += 1) {
      yield 'a'.repeat(100_000);
      await turn();
    }
  }
  app.get('/large', (request, reply) => {
    large.response = reply.raw;
    return sendEvents(request, reply, largeOnes());
  });
  app.get('/three', (request, reply) => sendEvents(request, reply, count(3)));
  app.get('/endless', (request, reply) => sendEvents(request, reply, count(Number.POSITIVE_INFINITY)));
  app.get('/closing', (request, reply) => sendEvents(request, reply.header('connection', 'close'), count(1)));
  app.get('/refused', (request, reply) => sendEvents(request, reply, refused()));
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => app.close());

const address = (path: string) => `http://127.0.0.1:${(app.server.address() as AddressInfo).port}${path}`;

/** A client that receives the first event of a stream and disconnects. */
async function readOneAndLeave(path: string): Promise<void> {
  const leaving = new AbortController();
  const response = await fetch(address(path), { signal: leaving.signal });
  await response.body?.getReader().read();
  leaving.abort();
}

test('each event is one data line of JSON, and the end of the source ends the answer', async () => {
  const response = await fetch(address('/three'));
  expect(response.headers.get('content-type')).toContain('text/event-stream');
  expect(await response.text()).toBe('data: {"number":1}\n\ndata: {"number":2}\n\ndata: {"number":3}\n\n');
});

test('a source that refuses before its first event is answered as any refusal', async () => {
  expect((await fetch(address('/refused'))).status).toBe(404);
});

test('a caller who leaves lets the source tidy up', async () => {
  await readOneAndLeave('/endless');
  await tidied;
});

test('a source that breaks is a fault where somebody reads', async () => {
  const text = (await fetch(address('/breaking'))).text();
  breakSource();
  await text;
  expect(logged.join()).toContain('event stream ended early');
});

test('a source that breaks when its caller has left is no fault: a market that was closed told of one', async () => {
  await readOneAndLeave('/breaking');
  await left;
  breakSource();
  await ended;
  expect(logged).toEqual([]);
});

test('a caller who does not read is asked for no more events until they do: all that was told of was kept in memory', async () => {
  const { port } = app.server.address() as AddressInfo;
  const caller = connect(port, '127.0.0.1').pause();
  caller.write('GET /large HTTP/1.1\r\nhost: localhost\r\n\r\n');
  await expect.poll(() => large.response?.writableNeedDrain).toBe(true);
  // What the network has room for is sent meanwhile.
  let before = -1;
  while (before < large.made && large.made < 1000) {
    before = large.made;
    for (let turns = 0; turns < 50; turns += 1) await turn();
  }
  expect(large.made).toBeLessThan(1000);
  caller.resume();
  await expect.poll(() => large.made).toBeGreaterThan(before + 100);
  caller.destroy();
});

test('a server that closes keeps no connection of a stream either', async () => {
  expect((await fetch(address('/closing'))).headers.get('connection')).toBe('close');
  expect((await fetch(address('/three'))).headers.get('connection')).toBe('keep-alive');
});
