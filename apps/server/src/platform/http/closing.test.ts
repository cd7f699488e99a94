import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import Fastify, { type FastifyInstance } from 'fastify';
import { type Closing, finishRequests } from './closing.ts';
import { type Readiness, takesRequests } from './health.ts';

let app: FastifyInstance;
let closing: Closing;
let readiness: Readiness;
let finish: () => void;
let begun: Promise<void>;
const agent = new Agent({ keepAlive: true });

beforeEach(async () => {
  app = Fastify({ forceCloseConnections: 'idle', return503OnClosing: false });
  readiness = takesRequests();
  closing = finishRequests(app, readiness);
  const done = new Promise<void>((resolve) => {
    finish = resolve;
  });
  let began = (): void => undefined;
  begun = new Promise((resolve) => {
    began = resolve;
  });
  app.get('/quick', async () => 'quick');
  app.get('/slow', async () => {
    began();
    await done;
    return 'whole';
  });
  app.get('/stream', (_request, reply) => {
    reply.hijack();
    reply.raw.writeHead(200, { 'content-type': 'text/event-stream' });
    reply.raw.write(':\n\n');
    closing.onClose(() => reply.raw.end('data: last\n\n'));
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => app.close());

async function ask(path: string): Promise<IncomingMessage> {
  const { port } = app.server.address() as AddressInfo;
  const [response] = await once(get({ agent, port, host: '127.0.0.1', path }), 'response');
  return response as IncomingMessage;
}

test('a request that is under way when the server closes is answered in full', async () => {
  const slow = ask('/slow');
  await begun;
  const closed = app.close();
  finish();
  expect(await text(await slow)).toBe('whole');
  await closed;
});

test('streams are told, end in good order, and hold nothing up', async () => {
  const stream = await ask('/stream');
  const all = text(stream);
  await app.close();
  expect(await all).toBe(':\n\ndata: last\n\n');
});

test('before it closes it still answers, and keeps no connection', async () => {
  const kept = await ask('/quick');
  await text(kept);
  expect(kept.headers.connection).toBe('keep-alive');
  readiness.stop();
  const last = await ask('/quick');
  expect(await text(last)).toBe('quick');
  expect(last.headers.connection).toBe('close');
});

test('a stream that begins while the server closes is told too, and so holds nothing up', async () => {
  const slow = ask('/slow');
  await begun;
  const closed = app.close();
  await expect.poll(() => readiness.isStopping()).toBe(true);
  let isTold = false;
  closing.onClose(() => {
    isTold = true;
  });
  finish();
  await slow;
  await closed;
  expect(isTold).toBe(true);
});
