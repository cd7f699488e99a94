const secondMs = 1000;
const daySeconds = 86_400;

/** How long something still runs. */
export interface Remaining {
  readonly days: number;
  /** Hours, minutes and seconds beside the whole days: `07:05:09`. */
  readonly clock: string;
}

const two = (value: number): string => String(value).padStart(2, '0');

/** The time until an end, rounded up to the second, never below none. */
export function remainingUntil(endMs: number, nowMs: number): Remaining {
  const seconds = Math.max(0, Math.ceil((endMs - nowMs) / secondMs));
  const [days, rest] = [Math.floor(seconds / daySeconds), seconds % daySeconds];
  return {
    days,
    clock: [Math.floor(rest / 3600), Math.floor(rest / 60) % 60, rest % 60].map(two).join(':'),
  };
}
