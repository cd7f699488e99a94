import { romanised } from '@promenade/domain/words';
import { haversineMetres, type LatLng } from '@promenade/domain/zones';
import { remembered } from '../../../platform/caching/cache.ts';
import { type Ctx, over } from '../../../platform/context.ts';
import type { GeoTables, PlaceKind } from '../geo.tables.ts';
import { foldedWords } from './words/folded-words.ts';
import { type IndexedName, NameIndex } from './name-index.ts';
import { type PlaceRef, writePlaceRef } from './place-ref.ts';
import { soundOf } from './words/scripts.ts';
import { listNames } from './search.repo.ts';

/** Published when the map is replaced, and when a store opens, closes, moves or is renamed. */
export const namesTopic = 'geo-names';

/** A searchable thing with a name. */
export interface KnownThing extends LatLng {
  readonly kind: 'street' | PlaceKind;
  readonly name: string;
  /** The street's id; -1 for everything else. */
  readonly streetId: number;
  readonly placeId: string;
}

/** The names of a market's map, in memory: some 8,000 for a city of 1.5 million people. */
export interface KnownNames {
  readonly things: readonly KnownThing[];
  readonly index: NameIndex;
  /** The phonetic index, for searches in another script than the map's; built on first use. */
  readonly soundIndex: () => NameIndex;
  readonly findArea: (name: string) => LatLng | undefined;
  readonly findNeighbourhood: (at: LatLng) => string | null;
}

interface NamedThing extends KnownThing {
  readonly otherNames: readonly string[];
  readonly bonus: number;
}

// Tie-breakers for names that match equally well: areas first, then longer streets, the market's stores, landmarks.
const BONUS = { neighbourhood: 0.07, longestStreet: 0.06, ownStore: 0.05, landmark: 0.02 };
// Kinds of places, besides neighbourhoods, that people append to an address.
const TOWNS = new Set(['city', 'town', 'village', 'hamlet', 'locality']);
// A place of business this close to a store of the same name is that store.
const SAME_STORE_METRES = 150;

type Rows = Awaited<ReturnType<typeof listNames>>;

function streetThing({
  id,
  name,
  other_names,
  lat,
  lng,
  address_count,
}: Rows['streets'][number]): NamedThing {
  const bonus = Math.min(BONUS.longestStreet, Math.log1p(address_count) / 130);
  const placeId = writePlaceRef({ kind: 'street', id });
  return { kind: 'street', streetId: id, name, lat, lng, placeId, otherNames: other_names, bonus };
}

function placeThing({ id, kind, name, other_names, lat, lng }: Rows['places'][number]): NamedThing {
  // To a shopper a 'store' is one of this market; other places of business are shown as landmarks.
  const shown = kind === 'store' ? 'landmark' : kind;
  const placeId = writePlaceRef({ kind: 'place', id });
  const bonus = kind === 'store' ? 0 : BONUS[kind];
  return { kind: shown, streetId: -1, name, lat, lng, placeId, otherNames: other_names, bonus };
}

function storeThing({ id, name, lat, lng }: Rows['stores'][number]): NamedThing {
  const ref: PlaceRef = { kind: 'store', storeId: id };
  return {
    kind: 'store',
    streetId: -1,
    name,
    lat,
    lng,
    placeId: writePlaceRef(ref),
    otherNames: [],
    bonus: BONUS.ownStore,
  };
}

const folded = (name: string): string => foldedWords(name).join(' ');

/** The map's places except those that are stores of the market. */
function withoutStores({ places, stores }: Rows): Rows['places'] {
  const byName = Map.groupBy(stores, ({ name }) => folded(name));
  return places.filter(
    (place) =>
      !byName.get(folded(place.name))?.some((store) => haversineMetres(store, place) < SAME_STORE_METRES),
  );
}

/** All names of a thing; those in another script also transliterated to Latin. */
function indexedNames({ kind, name, otherNames, bonus }: NamedThing, thing: number): IndexedName[] {
  const lists = [name, ...otherNames].map(foldedWords).filter((words) => words.length > 0);
  const roman = lists.map((words) => words.map(romanised));
  const all = new Map([...lists, ...roman].map((words) => [words.join(' '), words]));
  return [...all.values()].map((words) => ({ thing, words, bonus, numbered: kind === 'street' }));
}

function areasOf({ places }: Rows): { names: Map<string, LatLng>; neighbourhoods: Rows['places'] } {
  const neighbourhoods = places.filter(({ kind }) => kind === 'neighbourhood');
  const areas = places.filter(({ kind, detail }) => kind === 'neighbourhood' || TOWNS.has(detail));
  const names = new Map(
    areas.flatMap(({ name, other_names, lat, lng }) =>
      [name, ...other_names].map((each): [string, LatLng] => [folded(each), { lat, lng }]),
    ),
  );
  return { names, neighbourhoods };
}

function nearestName(places: Rows['places'], at: LatLng): string | null {
  let [nearest, least]: [string | null, number] = [null, Number.POSITIVE_INFINITY];
  for (const place of places) {
    const metres = haversineMetres(at, place);
    if (metres < least) [nearest, least] = [place.name, metres];
  }
  return nearest;
}

function indexNames(rows: Rows): KnownNames {
  const things = [
    ...rows.streets.map(streetThing),
    ...withoutStores(rows).map(placeThing),
    ...rows.stores.map(storeThing),
  ];
  const { names, neighbourhoods } = areasOf(rows);
  const indexed = things.flatMap(indexedNames);
  let sounds: NameIndex | undefined;
  return {
    things,
    index: new NameIndex(indexed),
    soundIndex: () => {
      sounds ??= new NameIndex(indexed.map((name) => ({ ...name, words: name.words.map(soundOf) })));
      return sounds;
    },
    findArea: (name) => names.get(name),
    findNeighbourhood: (at) => nearestName(neighbourhoods, at),
  };
}

/** Reads the names once and caches them until one of them changes. */
export function findKnownNames(ctx: Ctx): Promise<KnownNames> {
  return remembered(ctx, namesTopic, async (inner) => indexNames(await listNames(over<GeoTables>(inner))));
}
