import { basename } from 'node:path';
import { haversineMetres } from '@promenade/domain/zones';
import type { City, CityPlace } from '../city/index.ts';

// The larger the place, the more likely the map is an extract of it.
const RANKS = ['city', 'town', 'village', 'suburb', 'hamlet'];

/**
 * The city's name: as requested, else the map's largest place (the nearest to the centre among equals), else the
 * file's name.
 */
export function cityName(
  city: Pick<City, 'places' | 'center'>,
  file: string,
  wish: string | undefined,
): string {
  if (wish !== undefined) return wish;
  const [first] = city.places
    .filter(({ kind }) => RANKS.includes(kind))
    .map((place) => ({ name: place.name, rank: RANKS.indexOf(place.kind), metres: metresTo(place, city) }))
    .sort((a, b) => a.rank - b.rank || a.metres - b.metres);
  return first?.name ?? basename(file).replace(/(\.(osm|pbf|gz|bz2|geojson|json|xml))+$/i, '');
}

function metresTo(place: CityPlace, { center }: Pick<City, 'center'>): number {
  return haversineMetres(place, center);
}
