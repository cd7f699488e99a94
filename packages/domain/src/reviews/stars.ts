import { allocate } from '../money/index.ts';

/** Number of ratings with 1, 2, 3, 4 and 5 stars, in this order. */
export type StarCounts = readonly [number, number, number, number, number];

/** The rating of an item or a store. */
export type Rating = {
  /** Average of all stars, with two decimals; 0 if there are none. */
  readonly average: number;
  readonly count: number;
};

const MOST_STARS = 5;

/** The rating from the counts of stars. */
export function ratingOf(counts: StarCounts): Rating {
  const count = counts.reduce((sum, one) => sum + one, 0);
  const stars = counts.reduce((sum, one, place) => sum + one * (place + 1), 0);
  return { average: count === 0 ? 0 : Math.round((stars * 100) / count) / 100, count };
}

/** The counts with one more rating. @throws RangeError unless the stars are 1 to 5 */
export function withStars(counts: StarCounts, stars: number): StarCounts {
  if (![1, 2, 3, 4, MOST_STARS].includes(stars)) throw new RangeError(`Not 1 to 5 stars: ${stars}`);
  return counts.map((count, place) => (place + 1 === stars ? count + 1 : count)) as unknown as StarCounts;
}

const total = (counts: readonly number[]): number =>
  counts.reduce((sum, count, place) => sum + count * (place + 1), 0);

/**
 * The probability of each number of stars if only their mean is known: the distribution of maximum entropy, in which each
 * further star multiplies the probability by the same factor (E. T. Jaynes, 1957).
 */
function likelyShares(average: number): number[] {
  const sharesAt = (logFactor: number): number[] => {
    const powers = [0, 1, 2, 3, 4].map((place) => Math.exp(logFactor * place));
    const sum = powers.reduce((all, one) => all + one, 0);
    return powers.map((power) => power / sum);
  };
  let [low, high] = [-40, 40];
  for (let step = 0; step < 60; step += 1) {
    const middle = (low + high) / 2;
    if (total(sharesAt(middle)) < average) low = middle;
    else high = middle;
  }
  return sharesAt(low);
}

/** Moves single ratings up or down by a star, from the largest count, until the sum of stars is `wanted`. */
function shiftTo(counts: readonly number[], wanted: number): number[] {
  const moved = [...counts];
  while (total(moved) !== wanted) {
    const by = total(moved) < wanted ? 1 : -1;
    const movable = moved.map((count, place) => (moved[place + by] === undefined ? 0 : count));
    const from = movable.indexOf(Math.max(...movable));
    moved[from] = (moved[from] ?? 0) - 1;
    moved[from + by] = (moved[from + by] ?? 0) + 1;
  }
  return moved;
}

/**
 * Star counts for an imported rating of which only the mean is known: spread by the most likely distribution with that
 * mean, and with a mean as close to it as whole ratings can be.
 */
export function spreadStars({ average, count }: Rating): StarCounts {
  const wanted = Math.min(Math.max(Math.round(average * count), count), MOST_STARS * count);
  const shares = likelyShares(count === 0 ? 1 : wanted / count);
  const counts = allocate(
    count,
    shares.map((share) => Math.round(share * 1e9)),
  );
  return shiftTo(counts, wanted) as unknown as StarCounts;
}
