import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { haversineMetres } from '@promenade/domain/zones';
import { buildCity, type City, type CityOptions } from '../city/index.ts';
import { type Bounds, openReader } from '../readers/index.ts';
import { slugOf } from '../stores/index.ts';
import { cityName } from './own-name.ts';
import { OwnMarketProblem } from './own-problem.ts';
import { findRegion, type OwnRegion } from './own-region.ts';
import type { LeftOut, OwnMarketRequest } from './own-request.ts';
import { parseJson, readText } from './zones-file.ts';

/** An operator's city, with what distinguishes it from others. */
export type OwnCity = {
  city: City;
  name: string;
  slug: string;
  region: OwnRegion;
  leftOut: readonly LeftOut[];
};

/**
 * Checks that the named files exist and have the right type, before any long work.
 * @throws UnreadableFile, OwnMarketProblem
 */
export async function checkRequest({
  file,
  clip,
  catalogueFolder,
  zonesFile,
}: OwnMarketRequest): Promise<void> {
  if (!existsSync(catalogueFolder))
    throw new OwnMarketProblem(`There is no catalogue folder ${catalogueFolder}.`);
  if (zonesFile !== undefined) parseJson(zonesFile, readText(zonesFile));
  const { bounds } = await openReader(file, clip ? { clip } : {});
  refuseCountry(file, bounds);
}

/**
 * Reads the map of a market.
 * @throws UnreadableFile, OwnMarketProblem
 */
export async function readOwnCity(
  request: OwnMarketRequest,
  onProgress: NonNullable<CityOptions['onProgress']>,
): Promise<OwnCity> {
  const { file, clip, coast } = request;
  const leftOut: LeftOut[] = [];
  const onRejected = (row: Omit<LeftOut, 'file'>): unknown => leftOut.push({ file: basename(file), ...row });
  const reader = await openReader(file, { onRejected, ...(clip && { clip }) });
  refuseCountry(file, reader.bounds);
  const city = await buildCity({ reader, coast, onProgress });
  if (city.streets.names.length === 0) {
    const where = clip ? ' within the clip' : '';
    throw new OwnMarketProblem(`${file} holds no street with a name${where}: there is no city to open.`);
  }
  const name = cityName(city, file, request.name);
  return { city, name, slug: slugOf(name) || 'city', region: findRegion(city.center, request), leftOut };
}

// A wider map is a country's: its tiles and road graph would exceed what a market keeps in memory.
const WIDEST_CITY_METRES = 250_000;

function refuseCountry(file: string, bounds: Bounds): void {
  const metres = widthOf(bounds);
  if (metres <= WIDEST_CITY_METRES) return;
  throw new OwnMarketProblem(
    `${file} spans ${Math.round(metres / 1000)} km, and a market is a city: cut it out with --clip=west,south,east,north.`,
  );
}

/**
 * In two halves: for a box of more than 180 degrees the shortest way between its sides goes round the other side of
 * the earth.
 */
function widthOf([west, south, east, north]: Bounds): number {
  const middle = { lat: (south + north) / 2, lng: (west + east) / 2 };
  return (
    haversineMetres({ lat: south, lng: west }, middle) + haversineMetres(middle, { lat: north, lng: east })
  );
}
