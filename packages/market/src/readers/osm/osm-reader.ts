import type { Bounds, FeatureReader, MapFeature } from '../map-feature.ts';
import type { OnRejected } from '../rejected-row.ts';
import { UnreadableFile } from '../unreadable-file.ts';
import { AreaRelations } from './area-relations.ts';
import { type RejectNear, rejectNear } from './near-rejects.ts';
import { nearTest, readFarNodes } from './near-places.ts';
import { NodePlaces, type PlaceOf, toPosition } from './node-places.ts';
import { DEGREES_7, type OsmSource } from './osm-source.ts';
import { wayFeature } from './way-feature.ts';

/** Areas of relations come last, in this many batches: a country has tens of thousands. */
const RELATION_BATCHES = 16;
/** A wider box in a file's header is ignored: some programs always write the whole world. */
const WIDEST_DEGREES = 30;

/**
 * Files of this size and more are filtered by the wanted box; in smaller ones all nodes take 70 MB at most, and one
 * pass is enough.
 */
const LARGE_BYTES = 32 * 1024 * 1024;

export type OsmReaderOptions = {
  /** The box outside of which nothing is wanted. */
  box?: Bounds | undefined;
  onRejected?: OnRejected | undefined;
  largeBytes?: number;
};

/**
 * Reads a file twice, in whatever order its objects are: first the nodes' positions and the area relations, then the
 * ways. Memory holds 16 bytes per node, the area relations and their ways; for a large file with a wanted box, only
 * what is near the box, in two more passes.
 */
export async function osmReader(source: OsmSource, options: OsmReaderOptions): Promise<FeatureReader> {
  const { box, largeBytes = LARGE_BYTES } = options;
  const bounds = box ?? sensible(source.bounds) ?? (await measure(source));
  const nearBox = source.size > largeBytes ? box : undefined;
  return {
    bounds,
    batchCount: (nearBox ? 4 : 2) * source.stepCount + RELATION_BATCHES,
    batches: () => readObjects(source, nearBox, options),
  };
}

function sensible(bounds: Bounds | undefined): Bounds | undefined {
  if (!bounds) return undefined;
  const [west, south, east, north] = bounds;
  const isBox = west < east && south < north && west >= -180 && east <= 180 && south >= -90 && north <= 90;
  return isBox && east - west <= WIDEST_DEGREES && north - south <= WIDEST_DEGREES ? bounds : undefined;
}

async function measure(source: OsmSource): Promise<Bounds> {
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity];
  const place = (_id: number, lat7: number, lng7: number): void => {
    west = Math.min(west, lng7);
    east = Math.max(east, lng7);
    south = Math.min(south, lat7);
    north = Math.max(north, lat7);
  };
  for await (const _ of source.pass({ place }));
  if (west > east) throw new UnreadableFile('no-objects');
  return [west / DEGREES_7, south / DEGREES_7, east / DEGREES_7, north / DEGREES_7];
}

async function* readObjects(source: OsmSource, nearBox: Bounds | undefined, options: OsmReaderOptions) {
  const places = new NodePlaces();
  const far = new NodePlaces();
  const areas = new AreaRelations();
  const reject = rejectNear(options.box, options.onRejected);
  const placeOf: PlaceOf = (id) => places.find(id) ?? far.find(id);
  let found = 0;
  for await (const batch of readPlaces(source, places, areas, nearBox, options.onRejected)) {
    found += batch.length;
    yield batch;
  }
  places.seal();
  if (nearBox) yield* readFarNodes(source, places, far, areas);
  for await (const batch of readWays(source, placeOf, areas, reject)) {
    found += batch.length;
    yield batch;
  }
  if (found + areas.count === 0) throw new UnreadableFile('no-objects');
  for (let batch = 0; batch < RELATION_BATCHES; batch++) {
    const from = Math.floor((areas.count * batch) / RELATION_BATCHES);
    const to = Math.floor((areas.count * (batch + 1)) / RELATION_BATCHES);
    yield areas.features(from, to, placeOf, reject);
  }
}

async function* readPlaces(
  source: OsmSource,
  places: NodePlaces,
  areas: AreaRelations,
  nearBox: Bounds | undefined,
  rejected: OnRejected | undefined,
): AsyncGenerator<readonly MapFeature[]> {
  let batch: MapFeature[] = [];
  const isWanted = nearBox ? nearTest(nearBox) : () => true;
  const pass = source.pass({
    place: (id, lat7, lng7) => {
      if (isWanted(lat7, lng7)) places.add(id, lat7, lng7);
    },
    node: (osmId, lat7, lng7, tags) => {
      if (!isWanted(lat7, lng7)) return;
      const geometry = { type: 'Point' as const, coordinates: toPosition(lat7, lng7) };
      batch.push({ osmType: 'node', osmId, tags, geometry });
    },
    relation: (id, members, tags) => areas.add(id, members, tags),
    ...(rejected && { rejected }),
  });
  for await (const _ of pass) {
    yield batch;
    batch = [];
  }
}

async function* readWays(
  source: OsmSource,
  placeOf: PlaceOf,
  areas: AreaRelations,
  reject: RejectNear,
): AsyncGenerator<readonly MapFeature[]> {
  let batch: MapFeature[] = [];
  const pass = source.pass({
    way: (id, nodeIds, tags) => {
      areas.keepWay(id, nodeIds);
      const feature = wayFeature(id, nodeIds, tags, placeOf, reject);
      if (feature) batch.push(feature);
    },
  });
  for await (const _ of pass) {
    yield batch;
    batch = [];
  }
}
