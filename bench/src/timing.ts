/** How long two kinds of answers took, and how certain that is. */
export interface Timed {
  /** Medians. */
  readonly knownMs: number;
  readonly unknownMs: number;
  /** Of the means of the middle nine tenths. */
  readonly differenceMs: number;
  /** Half of the 95 % interval of that difference. */
  readonly errorMs: number;
}

/** Without the fastest and slowest twentieth: a garbage collection reveals nothing. */
function middle(values: readonly number[]): number[] {
  const sorted = [...values].sort((one, other) => one - other);
  const cut = Math.floor(sorted.length / 20);
  return sorted.slice(cut, sorted.length - cut);
}

function spread(values: readonly number[]): { mean: number; errorSquared: number; median: number } {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1);
  return { mean, errorSquared: variance / values.length, median: values[values.length >> 1] ?? 0 };
}

/** Compares two samples of milliseconds (Welch). */
export function timingOf(known: readonly number[], unknown: readonly number[]): Timed {
  const [one, other] = [spread(middle(known)), spread(middle(unknown))];
  return {
    knownMs: one.median,
    unknownMs: other.median,
    differenceMs: one.mean - other.mean,
    errorMs: 1.96 * Math.sqrt(one.errorSquared + other.errorSquared),
  };
}
