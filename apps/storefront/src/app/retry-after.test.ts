import { expect, test } from 'vitest';
import { retryAfter } from './retry-after.ts';

const nowMs = Date.parse('2026-06-17T20:00:00.000Z');

test.each([
  ['2026-06-17T21:00:00.000Z', '3600'],
  ['2026-06-17T20:00:00.400Z', '1'],
  ['2026-06-17T19:00:00.000Z', '300'],
  [null, '300'],
])('closed until %s: ask again in %s seconds', (until, seconds) => {
  expect(retryAfter({ errors: { root: { status: 503, data: { until } } } }, nowMs)).toBe(seconds);
});

test('a market whose database is away asks for some seconds', () => {
  const data = { errors: [{ code: 'not_ready' }] } as object;
  expect(retryAfter({ errors: { root: { status: 503, data } } }, nowMs)).toBe('5');
});

test('a page whose own reading finds the market not ready asks for some seconds: it asked for five minutes', () => {
  const data = { errors: [{ code: 'not_ready' }] };
  expect(retryAfter({ errors: { home: { status: 503, data } } }, nowMs)).toBe('5');
});
