import type { Clock } from '../platform/clock.ts';

/** A clock that only moves when a test moves it. */
export interface FakeClock extends Clock {
  readonly set: (instant: string) => void;
  readonly advance: (milliseconds: number) => void;
}

/** A Wednesday, 12:30 in Montevideo (UTC-3): lunch time, when the fixture's kitchens are open. */
export const LUNCH_TIME = '2026-06-17T15:30:00.000Z';

/** Starts at lunch time by default. */
export function fakeClock(start: string = LUNCH_TIME): FakeClock {
  let nowMs = Date.parse(start);
  return {
    now: () => nowMs,
    set: (instant) => {
      nowMs = Date.parse(instant);
    },
    advance: (milliseconds) => {
      nowMs += milliseconds;
    },
  };
}
