import type { Bounds, FeatureReader, MapFeature } from '../map-feature.ts';
import type { OnRejected } from '../rejected-row.ts';
import { UnreadableFile } from '../unreadable-file.ts';
import { AreaRelations } from './area-relations.ts';
import { type RejectNear, rejectNear } from './near-rejects.ts';
import { NodePlaces, toPosition } from './node-places.ts';
import { DEGREES_7, type OsmSource } from './osm-source.ts';
import { wayFeature } from './way-feature.ts';

/** Areas of relations come last, in so many batches: a country has tens of thousands. */
const RELATION_BATCHES = 16;
/** A wider box in a file's head says nothing of a city: some programs write the whole world there. */
const WIDEST_DEGREES = 30;

/**
 * Reads a file twice, whatever its order: first where the nodes are and which relations are areas, then the ways.
 * What stays in memory is 16 bytes for each node, the area relations and their ways.
 */
export async function osmReader(
  source: OsmSource,
  // Bounds are given where only what lies in them is wanted.
  options: { bounds?: Bounds | undefined; onRejected?: OnRejected | undefined },
): Promise<FeatureReader> {
  const bounds = options.bounds ?? sensible(source.bounds) ?? (await measure(source));
  return {
    bounds,
    batchCount: 2 * source.stepCount + RELATION_BATCHES,
    batches: () => readTwice(source, options.onRejected, rejectNear(options.bounds, options.onRejected)),
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

async function* readTwice(source: OsmSource, rejected: OnRejected | undefined, reject: RejectNear) {
  const places = new NodePlaces();
  const areas = new AreaRelations();
  let found = 0;
  for await (const batch of readPlaces(source, places, areas, rejected)) {
    found += batch.length;
    yield batch;
  }
  places.seal();
  for await (const batch of readWays(source, places, areas, reject)) {
    found += batch.length;
    yield batch;
  }
  if (found + areas.count === 0) throw new UnreadableFile('no-objects');
  for (let batch = 0; batch < RELATION_BATCHES; batch++) {
    const from = Math.floor((areas.count * batch) / RELATION_BATCHES);
    const to = Math.floor((areas.count * (batch + 1)) / RELATION_BATCHES);
    yield areas.features(from, to, places, reject);
  }
}

async function* readPlaces(
  source: OsmSource,
  places: NodePlaces,
  areas: AreaRelations,
  rejected: OnRejected | undefined,
): AsyncGenerator<readonly MapFeature[]> {
  let batch: MapFeature[] = [];
  const pass = source.pass({
    place: (id, lat7, lng7) => places.add(id, lat7, lng7),
    node: (osmId, lat7, lng7, tags) => {
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
  places: NodePlaces,
  areas: AreaRelations,
  reject: RejectNear,
): AsyncGenerator<readonly MapFeature[]> {
  let batch: MapFeature[] = [];
  const pass = source.pass({
    way: (id, nodeIds, tags) => {
      areas.keepWay(id, nodeIds);
      const feature = wayFeature(id, nodeIds, tags, places, reject);
      if (feature) batch.push(feature);
    },
  });
  for await (const _ of pass) {
    yield batch;
    batch = [];
  }
}
