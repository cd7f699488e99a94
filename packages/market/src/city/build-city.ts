import { setImmediate as nextTurn } from 'node:timers/promises';
import { SeaFinder } from '../coast/index.ts';
import { RoadBook, writeRoadGraph } from '../graph/index.ts';
import { type AddressColumns, PlaceBook, StreetBook } from '../places/index.ts';
import {
  type AreaGeometry,
  type Bounds,
  clipReader,
  type FeatureReader,
  type MapFeature,
} from '../readers/index.ts';
import { findDrawing, type MapTile, TileCutter } from '../tiles/index.ts';
import type { City, CityOptions, CityOutline, ImportStep, ReadCity } from './city-types.ts';

type Report = (step: ImportStep, done: number, total: number) => void;

type Books = {
  streets: StreetBook;
  places: PlaceBook;
  roads: RoadBook;
  tiles: TileCutter;
  sea: SeaFinder | undefined;
  /** Set in advance, or once a coastline was found. */
  hasCoast: boolean;
};

/** Reads a source once and builds everything that a market needs of its city. */
export async function buildCity(options: CityOptions): Promise<City> {
  return (await readCity(options)).drawMap();
}

/** Reads a source once: the data for planning a market are available at once, the map is drawn on request. */
export async function readCity(options: CityOptions): Promise<ReadCity> {
  const report: Report = (step, done, total) => options.onProgress?.({ step, done, total });
  const reader = options.clip ? clipReader(options.reader, options.clip) : options.reader;
  const { bounds } = reader;
  const books: Books = {
    streets: new StreetBook(),
    places: new PlaceBook(),
    roads: new RoadBook(),
    tiles: new TileCutter(),
    sea: options.coast === 'none' ? undefined : new SeaFinder(bounds),
    hasCoast: options.coast === 'land-mask',
  };
  await readAll(reader, books, report);
  const { streets, addresses, roads, corners } = books.streets.columns();
  const outline: CityOutline = {
    bounds,
    center: centerOf(addresses, bounds),
    addressPointCount: books.streets.addressPointCount,
    streets,
    addresses,
    roads,
    corners,
    places: books.places.places(),
    pointsOfInterest: books.places.pointsOfInterest(streets, addresses),
  };
  await reported(report, 'places');
  return { outline, drawMap: async () => ({ ...outline, ...(await drawMap(books, bounds, report)) }) };
}

async function drawMap(books: Books, bounds: Bounds, report: Report): Promise<Pick<City, 'tiles' | 'graph'>> {
  const graph = writeRoadGraph(books.roads.graph());
  await reported(report, 'graph');
  drawGround(books, bounds);
  await reported(report, 'coast');
  return { tiles: await cutTiles(books.tiles, bounds, report), graph };
}

async function readAll(reader: FeatureReader, books: Books, report: Report): Promise<void> {
  let done = 0;
  for await (const batch of reader.batches()) {
    for (const feature of batch) enter(feature, books);
    report('read', ++done, reader.batchCount);
    await nextTurn();
  }
}

function enter(feature: MapFeature, books: Books): void {
  books.streets.add(feature);
  books.places.add(feature);
  books.roads.add(feature);
  books.sea?.add(feature);
  if (feature.tags.natural === 'coastline') books.hasCoast = true;
  const drawing = findDrawing(feature);
  if (drawing) books.tiles.add(drawing, feature.geometry);
}

// More than the lowest zoom shows.
const BEYOND_DEGREES = 5;

/** Draws earth everywhere, and the sea on top. Both extend beyond the box, so that the lowest zooms have no edge. */
function drawGround({ tiles, sea, hasCoast }: Books, [west, south, east, north]: Bounds): void {
  const [left, right, bottom, top] = [
    west - BEYOND_DEGREES,
    east + BEYOND_DEGREES,
    south - BEYOND_DEGREES,
    north + BEYOND_DEGREES,
  ];
  const ring: AreaGeometry['coordinates'][0][0] = [
    [left, bottom],
    [right, bottom],
    [right, top],
    [left, top],
    [left, bottom],
  ];
  tiles.add(
    { layer: 'earth', minZoom: 8, properties: { kind: 'earth' } },
    { type: 'MultiPolygon', coordinates: [[ring]] },
  );
  const area = hasCoast ? sea?.find() : undefined;
  if (area) tiles.add({ layer: 'water', minZoom: 8, properties: { kind: 'ocean', min_zoom: 8 } }, area);
}

async function cutTiles(cutter: TileCutter, bounds: Bounds, report: Report): Promise<MapTile[]> {
  const tiles: MapTile[] = [];
  let turn = 0;
  for (const tile of cutter.cut(bounds, (done, total) => report('tiles', done, total))) {
    tiles.push(tile);
    // Yields to the event loop, for progress bars and Ctrl-C.
    if (++turn % 16 === 0) await nextTurn();
  }
  return tiles;
}

async function reported(report: Report, step: ImportStep): Promise<void> {
  report(step, 1, 1);
  await nextTurn();
}

function centerOf(addresses: AddressColumns, [west, south, east, north]: Bounds): City['center'] {
  const count = addresses.lat.length;
  if (count === 0) return { lat: (south + north) / 2, lng: (west + east) / 2 };
  const [lats, lngs] = [addresses.lat.toSorted(), addresses.lng.toSorted()];
  return { lat: lats[count >> 1] ?? 0, lng: lngs[count >> 1] ?? 0 };
}
