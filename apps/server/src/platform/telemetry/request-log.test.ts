import { Writable } from 'node:stream';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { buildApp } from '../../app.ts';
import { openTestMarket, type TestMarket } from '../../testing/index.ts';
import { sendEvents } from '../http/server-sent-events.ts';
import { givenRequestId } from './request-id.ts';
import { levelOf } from './request-log.ts';

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket();
});
afterAll(() => market.close());

type Line = Readonly<Record<string, unknown>>;

/** An app that collects its log in an array. */
async function logged(level: string) {
  const lines: Line[] = [];
  const output = new Writable({
    write(chunk, _encoding, done) {
      lines.push(JSON.parse(String(chunk)) as Line);
      done();
    },
  });
  return { app: await buildApp({ ctx: market.ctx, log: pino({ level }, output) }), lines };
}

test('a refusal is one line: route, status, time, caller and code; no address, guest or value', async () => {
  const { app, lines } = await logged('info');
  const { guestId } = await market.newGuest();
  const url = `/api/v1/customer/order/details?order_id=private-thing&guest_id=${guestId}`;
  const answer = await app.inject({ url, headers: { 'x-request-id': 'abc-12345678' } });
  expect(answer.headers['x-request-id']).toBe('abc-12345678');
  expect(lines).toEqual([
    {
      level: 30,
      time: expect.any(Number),
      pid: expect.any(Number),
      hostname: expect.any(String),
      request_id: 'abc-12345678',
      method: 'GET',
      route: '/api/v1/customer/order/details',
      status: 404,
      ms: expect.any(Number),
      caller: 'guest',
      refusal: 'order_not_found',
      msg: 'request',
    },
  ]);
  expect(JSON.stringify(lines)).not.toMatch(new RegExp(`${guestId}|private-thing`));
  await app.close();
});

test('what merely reads is told at debug alone', async () => {
  const [usual, wordy] = [await logged('info'), await logged('debug')];
  for (const { app } of [usual, wordy]) {
    await app.inject('/api/v1/config');
    await app.close();
  }
  expect(usual.lines).toEqual([]);
  expect(wordy.lines).toMatchObject([{ level: 20, route: '/api/v1/config', status: 200, caller: 'anyone' }]);
});

test('a stream that stays open for minutes is no slow request', async () => {
  const { app, lines } = await logged('debug');
  const start = performance.now();
  async function* twoWords() {
    yield 1;
    vi.spyOn(performance, 'now').mockReturnValue(start + 600_000);
    yield 2;
  }
  app.get('/stream', (request, reply) => sendEvents(request, reply, twoWords()));
  await app.inject('/stream');
  vi.restoreAllMocks();
  expect(lines).toMatchObject([{ level: 20, route: '/stream', status: 200 }]);
  expect(lines[0]?.['ms']).toBeLessThan(600_000);
  await app.close();
});

test('levels follow the status, the time and whether anything was written', () => {
  expect(levelOf({ method: 'GET', status: 200, ms: 3 })).toBe('debug');
  expect(levelOf({ method: 'POST', status: 200, ms: 3 })).toBe('info');
  expect(levelOf({ method: 'GET', status: 409, ms: 3 })).toBe('info');
  expect(levelOf({ method: 'GET', status: 200, ms: 1000 })).toBe('warn');
  expect(levelOf({ method: 'POST', status: 503, ms: 3 })).toBe('warn');
  expect(levelOf({ method: 'POST', status: 500, ms: 3 })).toBe('error');
});

describe('a request’s id', () => {
  test('is the proxy’s where it can stand in a log', () => {
    const id = '0190a000-ffff-7000-8000-000000000001';
    expect(givenRequestId({ 'x-request-id': id })).toBe(id);
    for (const wrong of [
      'short',
      'a'.repeat(65),
      'with space 123',
      'line\nbreak12',
      '{"level":50}',
      '',
      undefined,
    ])
      expect(givenRequestId({ 'x-request-id': wrong })).toBeUndefined();
  });
});
