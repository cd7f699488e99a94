import { expect, test } from 'vitest';
import { endHereMs } from './end-here.ts';

test('a quarter of an hour to pay is a quarter of an hour on a device whose clock is wrong', () => {
  const minuteMs = 60_000;
  const serverMs = Date.UTC(2026, 10, 21, 12);
  const at = (ms: number): string => new Date(ms).toISOString();
  const wrongMs = serverMs + 40 * minuteMs;
  expect(endHereMs(at(serverMs + 15 * minuteMs), at(serverMs), wrongMs) - wrongMs).toBe(15 * minuteMs);
});
