import { expect, test } from 'vitest';
import { isEveryNetwork, ownUrl } from './own-url.ts';

test.each([
  ['localhost', 'http://localhost:3000'],
  ['10.0.0.7', 'http://10.0.0.7:3000'],
  ['::1', 'http://[::1]:3000'],
  ['0.0.0.0', 'http://localhost:3000'],
  ['::', 'http://localhost:3000'],
])('links of a market that listens on %s are addresses that a browser can open', (host, url) => {
  expect(ownUrl({ host, port: 3000 })).toBe(url);
  expect(new URL(url).port).toBe('3000');
});

test('who listens on every network has to say where customers come', () => {
  expect(['0.0.0.0', '::', 'localhost'].map(isEveryNetwork)).toEqual([true, true, false]);
});
