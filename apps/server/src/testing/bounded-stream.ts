import { expect } from 'vitest';
import type { FakeClock } from './fake-clock.ts';

/** Checks the limits of an event stream: 24 at once, and ten minutes each, so that an ended session stops receiving. */
export async function expectBoundedStream(
  follow: () => AsyncGenerator<unknown>,
  clock: Pick<FakeClock, 'advance'>,
): Promise<void> {
  const open = Array.from({ length: 24 }, follow);
  for (const one of open) await one.next();
  // One stream more is refused as flooding.
  await expect(follow().next()).rejects.toThrow('too_often');
  for (const one of open) await one.return(undefined);
  const stream = follow();
  await stream.next();
  clock.advance(10 * 60_000);
  expect((await stream.next()).done).toBe(true);
}
