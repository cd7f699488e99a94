import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { offsetOf, marketNow, noteAnswerTime, notePageTime } from './market-clock.ts';

const hourMs = 3_600_000;
const noon = Date.parse('2026-11-26T12:00:00Z');

beforeEach(() => {
  vi.useFakeTimers({ now: noon });
  navigatedBy('navigate');
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function navigatedBy(type: string): void {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as unknown as PerformanceEntry]);
  vi.spyOn(performance, 'now').mockReturnValue(0);
}

const answered = (headers: Record<string, string>) => noteAnswerTime(new Response('{}', { headers }));

test.each([
  ['a device that is right', 0, noon, noon, 0],
  ['one that is right but for seconds', 0, noon + 59_000, noon, 0],
  ['one that is three hours ahead', 0, noon - 3 * hourMs, noon, -3 * hourMs],
  ['one that is a day behind', 0, noon + 24 * hourMs, noon, 24 * hourMs],
  [
    'an answer that came slowly does not move what is known',
    -3 * hourMs,
    noon - 3 * hourMs - 20_000,
    noon,
    -3 * hourMs,
  ],
  ['one that was put right meanwhile', -3 * hourMs, noon, noon, 0],
  ['a time that cannot be read', 5, Number.NaN, noon, 5],
])('%s', (_what, knownMs, marketMs, hereMs, offsetMs) => {
  expect(offsetOf(knownMs, marketMs, hereMs)).toBe(offsetMs);
});

test('the time of the market is that of the page, and of each answer since', () => {
  notePageTime({ drawnAt: String(noon - 3 * hourMs) });
  expect(marketNow()).toBe(noon - 3 * hourMs);
  vi.setSystemTime(noon + hourMs);
  expect(marketNow()).toBe(noon - 2 * hourMs);
  answered({ date: new Date(noon + hourMs).toUTCString() });
  expect(marketNow()).toBe(noon + hourMs);
});

test('what was kept, and a page that Back has brought, tell no time', () => {
  answered({ date: new Date(noon).toUTCString() });
  answered({ date: new Date(noon - 9 * hourMs).toUTCString(), 'x-kept-at': new Date(noon).toISOString() });
  notePageTime({ drawnAt: String(noon - 9 * hourMs), keptAt: new Date(noon - 9 * hourMs).toISOString() });
  navigatedBy('back_forward');
  notePageTime({ drawnAt: String(noon - 9 * hourMs) });
  answered({});
  expect(marketNow()).toBe(noon);
});
