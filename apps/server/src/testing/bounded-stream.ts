import { expect } from 'vitest';
import type { FakeClock } from './fake-clock.ts';

/** What is followed is followed by 24 at once and no more, and by each for ten minutes, so that an ended session hears no more. */
export async function expectBoundedStream(
  follow: () => AsyncGenerator<unknown>,
  clock: Pick<FakeClock, 'advance'>,
): Promise<void> {
  const open = Array.from({ length: 24 }, follow);
  for (const one of open) await one.next();
  // More than so many at once are a flood.
  await expect(follow().next()).rejects.toThrow('too_often');
  for (const one of open) await one.return(undefined);
  const stream = follow();
  await stream.next();
  clock.advance(10 * 60_000);
  expect((await stream.next()).done).toBe(true);
}
