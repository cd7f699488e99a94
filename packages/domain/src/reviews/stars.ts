/** How many gave 1, 2, 3, 4 and 5 stars, in this order. */
export type StarCounts = readonly [number, number, number, number, number];

/** What an item or a store is rated by. */
export type Rating = {
  /** The mean of all stars, two decimals; 0 where nobody gave any. */
  readonly average: number;
  readonly count: number;
};

const MOST_STARS = 5;

/** The rating that counted stars come to. */
export function ratingOf(counts: StarCounts): Rating {
  const count = counts.reduce((sum, one) => sum + one, 0);
  const stars = counts.reduce((sum, one, place) => sum + one * (place + 1), 0);
  return { average: count === 0 ? 0 : Math.round((stars * 100) / count) / 100, count };
}

/** The counts with one more. @throws RangeError for what is no number of stars */
export function withStars(counts: StarCounts, stars: number): StarCounts {
  if (![1, 2, 3, 4, MOST_STARS].includes(stars)) throw new RangeError(`Not 1 to 5 stars: ${stars}`);
  return counts.map((count, place) => (place + 1 === stars ? count + 1 : count)) as unknown as StarCounts;
}

/**
 * Counts for a rating of which only the mean is known, as an import brings it: so many ratings of the two neighbouring
 * numbers of stars that their mean comes as near as whole ratings can.
 */
export function spreadStars({ average, count }: Rating): StarCounts {
  const total = Math.min(Math.max(Math.round(average * count), count), MOST_STARS * count);
  const lower = count === 0 ? 1 : Math.min(Math.floor(total / count), MOST_STARS - 1);
  const upperCount = total - lower * count;
  return [1, 2, 3, 4, 5].map((stars) => {
    if (stars === lower) return count - upperCount;
    return stars === lower + 1 ? upperCount : 0;
  }) as unknown as StarCounts;
}
