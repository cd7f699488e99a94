/** The time left until an instant. */
export interface Remaining {
  readonly days: number;
  /** Hours, minutes and seconds of the last day, '05:09:00'. */
  readonly time: string;
}

const second = 1000;
const two = (value: number): string => String(value).padStart(2, '0');

/** The time left, rounded up to whole seconds; zero after the instant. */
export function remaining(untilMs: number, nowMs: number): Remaining {
  const seconds = Math.max(0, Math.ceil((untilMs - nowMs) / second));
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60)];
  return {
    days: Math.floor(hours / 24),
    time: `${two(hours % 24)}:${two(minutes % 60)}:${two(seconds % 60)}`,
  };
}
