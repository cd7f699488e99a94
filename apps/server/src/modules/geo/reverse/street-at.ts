import { haversineMetres, type LatLng } from '@promenade/domain/zones';
import { foldedWords } from '../search/words/folded-words.ts';
import type { NearAddress, NearRoad } from '../geo.tables.ts';
import { type Flat, flatten, type FlatPoint, metresToStretch } from './flat.ts';

/** The address of a point: its street, and that street's nearest house number if one is near. */
export interface AddressAt {
  readonly street: string;
  readonly number: string | null;
  readonly distanceMetres: number;
}

// A house farther away than this is no evidence.
const FAR_METRES = 60;
// A house number farther away than this belongs to another plot.
const NUMBER_REACH_METRES = 80;
// Each signal's weight per metre, and the distance at which it saturates: fitted on 6,000 held-out address points
// (docs/decisions/0010).
const SIGNS = {
  road: { weight: 1, most: 25 },
  setBack: { weight: 1, most: 20 },
  house: { weight: 0.35, most: FAR_METRES },
  front: { weight: 1, most: 20 },
};
// If a street has no road or no house nearby, the set-back of its houses is unknown.
const UNKNOWN_SET_BACK_METRES = 10;
// Penalty per metre by which a front must be extended to reach the point.
const DRAWN_OUT = 0.15;
const SHORTEST_FRONT_METRES = 4;
// The nearest houses of a street that are used for its fronts, and for the set-back from the road.
const FRONT_HOUSES = 12;
const SET_BACK_HOUSES = 8;

interface House extends FlatPoint {
  readonly address: NearAddress;
  readonly metres: number;
}

interface Stretch {
  readonly from: FlatPoint;
  readonly to: FlatPoint;
}

interface Street {
  readonly houses: House[];
  readonly stretches: Stretch[];
  roadName: string | undefined;
}

// Different spellings of one street ('Juan B Morelli', 'Juan B. Morelli') count together.
const streetKey = (name: string): string => foldedWords(name).join(' ');

/**
 * Finds the street that a point is on. The nearest house may be around the corner, so four signals are weighed: the
 * distance to the street's road, whether its houses are set back as far as the point, the distance to its nearest
 * house, and the distance to the line along its houses of one side.
 */
export function findAddressAt(
  point: LatLng,
  addresses: readonly NearAddress[],
  roads: readonly NearRoad[],
): AddressAt | undefined {
  let best: { weight: number; street: Street } | undefined;
  for (const street of streetsAround(flatten(point), addresses, roads)) {
    const weight = weigh(street);
    if (!best || weight < best.weight) best = { weight, street };
  }
  return best && addressOf(point, best.street);
}

function streetsAround(
  flat: Flat,
  addresses: readonly NearAddress[],
  roads: readonly NearRoad[],
): Iterable<Street> {
  const streets = new Map<string, Street>();
  const byName = new Map<string, Street>();
  const streetOf = (name: string): Street => {
    const named = byName.get(name);
    if (named) return named;
    const key = streetKey(name);
    const street = streets.get(key) ?? { houses: [], stretches: [], roadName: undefined };
    streets.set(key, street);
    byName.set(name, street);
    return street;
  };
  for (const address of addresses) {
    const at = flat(address);
    const { houses } = streetOf(address.street);
    // Several numbers at one door are one house; addresses are sorted nearest first.
    const last = houses.at(-1);
    if (last?.x !== at.x || last.y !== at.y) houses.push({ ...at, address, metres: Math.hypot(at.x, at.y) });
  }
  for (const { street, fromLat, fromLng, toLat, toLng } of roads) {
    const known = streetOf(street);
    known.stretches.push({
      from: flat({ lat: fromLat, lng: fromLng }),
      to: flat({ lat: toLat, lng: toLng }),
    });
    known.roadName ??= street;
  }
  return streets.values();
}

function weigh({ houses, stretches }: Street): number {
  const near = houses.filter(({ metres }) => metres < FAR_METRES);
  const metres = {
    road: metresToRoad(MIDDLE, stretches),
    setBack: setBackMetres(near.slice(0, SET_BACK_HOUSES), stretches),
    house: near[0]?.metres ?? FAR_METRES,
    front: metresToFront(near.slice(0, FRONT_HOUSES)),
  };
  let sum = 0;
  for (const sign of ['road', 'setBack', 'house', 'front'] as const)
    sum += SIGNS[sign].weight * Math.min(SIGNS[sign].most, metres[sign]);
  return sum;
}

const MIDDLE: FlatPoint = { x: 0, y: 0 };

function metresToRoad({ x, y }: FlatPoint, stretches: readonly Stretch[]): number {
  let least = Number.POSITIVE_INFINITY;
  for (const { from, to } of stretches)
    least = Math.min(least, metresToStretch({ x: from.x - x, y: from.y - y }, { x: to.x - x, y: to.y - y }));
  return least;
}

/**
 * How much the point's distance from the road differs from that of the houses near it: set-backs differ between an
 * avenue and a lane.
 */
function setBackMetres(houses: readonly House[], stretches: readonly Stretch[]): number {
  if (houses.length === 0 || stretches.length === 0) return UNKNOWN_SET_BACK_METRES;
  const setBacks = houses.map((house) => metresToRoad(house, stretches)).sort((a, b) => a - b);
  return Math.abs(metresToRoad(MIDDLE, stretches) - (setBacks[setBacks.length >> 1] ?? 0));
}

/** Distance from the point to the line through two houses of one side (both odd or both even). */
function metresToFront(houses: readonly House[]): number {
  let least = Number.POSITIVE_INFINITY;
  houses.forEach((a, index) => {
    for (const b of houses.slice(index + 1)) {
      if ((a.address.value ^ b.address.value) & 1) continue;
      least = Math.min(least, metresToLine(a, b));
    }
  });
  return least;
}

/** Distance from the origin to the line through two points; beyond them, a fraction of the overshoot is added. */
function metresToLine(a: FlatPoint, b: FlatPoint): number {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const length = Math.hypot(dx, dy);
  if (length < SHORTEST_FRONT_METRES) return Number.POSITIVE_INFINITY;
  const along = -(a.x * dx + a.y * dy) / length;
  return Math.abs(a.x * dy - a.y * dx) / length + DRAWN_OUT * Math.max(0, -along, along - length);
}

function addressOf(point: LatLng, { houses, stretches, roadName }: Street): AddressAt | undefined {
  const [house] = houses;
  if (house && (house.metres <= NUMBER_REACH_METRES || roadName === undefined)) {
    const { street, number } = house.address;
    return { street, number, distanceMetres: haversineMetres(point, house.address) };
  }
  return roadName === undefined
    ? undefined
    : { street: roadName, number: null, distanceMetres: metresToRoad(MIDDLE, stretches) };
}
