import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readPosition } from './device-position.ts';

type Ask = Geolocation['getCurrentPosition'];
let asked: Parameters<Ask>;

beforeEach(() => {
  vi.useFakeTimers();
  const getCurrentPosition = (...args: Parameters<Ask>) => {
    asked = args;
  };
  vi.stubGlobal('navigator', { geolocation: { getCurrentPosition } });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const here = { coords: { latitude: -34.9, longitude: -56.2 } } as GeolocationPosition;
const codes = { PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 };
const refuse = (code: number) => asked[1]?.({ ...codes, code, message: '' } as GeolocationPositionError);

/** What the device has said after so many milliseconds; nothing yet: undefined. */
async function saidAfter(answer: Promise<unknown>, ms: number): Promise<unknown> {
  let said: unknown;
  void answer.then((one) => (said = one));
  await vi.advanceTimersByTimeAsync(ms);
  return said;
}

test('[LOC-03] a device is asked for a rough position, that it has 5 s to find', async () => {
  const answer = readPosition();
  expect(asked[2]).toMatchObject({ enableHighAccuracy: false, timeout: 5000 });
  asked[0](here);
  expect(await answer).toEqual({ lat: -34.9, lng: -56.2 });
});

test('[LOC-03] a question that is left open for 5 s is a timeout, and what is decided later counts no more', async () => {
  const answer = readPosition();
  expect(await saidAfter(answer, 4999)).toBeUndefined();
  expect(await saidAfter(answer, 1)).toBe('timedOut');
  asked[0](here);
  expect(await answer).toBe('timedOut');
});

test.each([
  [codes.PERMISSION_DENIED, 'refused'],
  [codes.TIMEOUT, 'timedOut'],
  [codes.POSITION_UNAVAILABLE, 'unavailable'],
])('[LOC-03] why a device has no position is told: %i is %s', async (code, problem) => {
  const answer = readPosition();
  refuse(code);
  expect(await answer).toBe(problem);
});

test('[LOC-03] a browser that offers no position has none', async () => {
  vi.stubGlobal('navigator', {});
  expect(await readPosition()).toBe('unavailable');
});
