import { haversineMetres, type LatLng } from '@promenade/domain/zones';
import { type Ctx, over } from '../../../platform/context.ts';
import type { GeoTables } from '../geo.tables.ts';
import type { KnownNames, KnownThing } from './known-names.ts';
import { type Look, lookUp } from './name-index.ts';
import { listCorners } from './search.repo.ts';

/** A corner of two streets that were named together. */
export interface FoundCorner extends LatLng {
  readonly street: KnownThing;
  readonly other: KnownThing;
  /** Which of the corners, if the streets meet more than once. */
  readonly turn: number;
  readonly score: number;
}

// Words between the names of two streets: 'Ejido y Soriano', 'Ejido esquina Soriano', 'Abay / Kenesary'.
const BETWEEN = new Set([
  'y',
  'e',
  'esq',
  'esquina',
  'casi',
  'con',
  'and',
  'et',
  'en',
  'corner',
  'и',
  'угол',
  'و',
]);
const MOST_SPLITS = 3;
// Candidate streets for each half.
const MOST_OF_A_HALF = 5;
// Each half must match a street's name well, not just a syllable of it.
const LEAST_OF_A_HALF = 0.55;

/** 'Ejido & Soriano': both names as on the map, in the order of the search. */
export function cornerText(street: string, other: string): string {
  return `${street} & ${other}`;
}

interface Half {
  readonly thing: KnownThing;
  readonly score: number;
}

function streetsLike({ index, things }: KnownNames, tokens: readonly string[], look: Look): Half[] {
  const reading = { tokens: tokens.map((_, place) => place), number: null, area: undefined, cost: 0 };
  return index
    .search(tokens, [reading], 3 * MOST_OF_A_HALF, look)
    .map(({ thing, score }) => ({ thing: things[thing] as KnownThing, score }))
    .filter(({ thing, score }) => thing.kind === 'street' && score >= LEAST_OF_A_HALF)
    .slice(0, MOST_OF_A_HALF);
}

interface Pair {
  readonly left: Half;
  readonly right: Half;
}

function pairsIn(names: KnownNames, tokens: readonly string[]): Pair[] {
  const splits = tokens.flatMap((word, at) =>
    at > 0 && at < tokens.length - 1 && BETWEEN.has(word) ? [at] : [],
  );
  const look = lookUp(tokens);
  return splits.slice(0, MOST_SPLITS).flatMap((at) => {
    const left = streetsLike(names, tokens.slice(0, at), look);
    const right = left.length === 0 ? [] : streetsLike(names, tokens.slice(at + 1), look);
    return left.flatMap((one) => right.map((two) => ({ left: one, right: two })));
  });
}

/**
 * The corners named by a search, if it names two streets that meet; runs one statement, or none if no word separates
 * two names.
 */
export async function findCorners(
  ctx: Ctx,
  names: KnownNames,
  tokens: readonly string[],
  hint: LatLng | undefined,
): Promise<FoundCorner[]> {
  const pairs = pairsIn(names, tokens).filter(({ left, right }) => left.thing !== right.thing);
  if (pairs.length === 0) return [];
  const asked = pairs.map(({ left, right }) => ({
    street: left.thing.streetId,
    other: right.thing.streetId,
  }));
  const rows = await listCorners(over<GeoTables>(ctx), asked);
  const known = Map.groupBy(rows, ({ street_id, other_id }) => `${street_id} ${other_id}`);
  return pairs.flatMap(({ left, right }) => {
    const ids = [left.thing.streetId, right.thing.streetId].sort((a, b) => a - b);
    const spots = (known.get(ids.join(' ')) ?? []).map(({ lat, lng }, turn) => ({ lat, lng, turn }));
    const metres = (spot: LatLng): number => (hint ? haversineMetres(hint, spot) : 0);
    const [nearest] = spots.toSorted((a, b) => metres(a) - metres(b) || a.turn - b.turn);
    const score = (left.score + right.score) / 2;
    return nearest ? [{ ...nearest, street: left.thing, other: right.thing, score }] : [];
  });
}
