import { containsPoint, type MultiPolygon } from '@promenade/domain/zones';
import type { Bounds, FeatureReader, MapFeature, Position, Ring } from './map-feature.ts';
import { boxesMeet, boxOf } from './ring-shape.ts';

/** A box, or polygons: each an outer ring and its holes. */
export type Clip = { box: Bounds } | { polygons: MultiPolygon };

type Place = Readonly<Position>;

/** Keeps the objects that reach into the clip; none is cut, so roads and areas at its edge stay whole. */
export function clipReader(reader: FeatureReader, clip: Clip): FeatureReader {
  const polygons = polygonsOf(clip);
  const bounds = clipBounds(clip);
  return {
    bounds,
    batchCount: reader.batchCount,
    async *batches() {
      for await (const batch of reader.batches())
        yield batch.filter((feature) => reachesInto(feature, polygons, bounds));
    },
  };
}

/** The smallest box around a clip. */
export function clipBounds(clip: Clip): Bounds {
  return 'box' in clip ? clip.box : boxOf(polygonsOf(clip).flat(2));
}

function polygonsOf(clip: Clip): MultiPolygon {
  return 'box' in clip ? [[ringOf(clip.box)]] : clip.polygons;
}

function reachesInto({ geometry }: MapFeature, polygons: MultiPolygon, bounds: Bounds): boolean {
  if (geometry.type === 'Point') return holds(polygons, bounds, geometry.coordinates);
  const lines: readonly Position[][] =
    geometry.type === 'MultiLineString' ? geometry.coordinates : geometry.coordinates.flat();
  const near = lines.filter((line) => boxesMeet(boxOf(line), bounds));
  if (near.length === 0) return false;
  if (near.some((line) => line.some((position) => holds(polygons, bounds, position)))) return true;
  if (near.some((line) => crossesEdge(line, polygons))) return true;
  // No corner inside and no crossing: the area may still contain a part of the clip, like a district around a square.
  const corners = polygons.flatMap(([outer]) => outer?.slice(0, 1) ?? []);
  return (
    geometry.type === 'MultiPolygon' &&
    geometry.coordinates.some((area) => corners.some(([lng, lat]) => containsPoint(area, { lat, lng })))
  );
}

function holds(polygons: MultiPolygon, [west, south, east, north]: Bounds, [lng, lat]: Place): boolean {
  if (lng < west || lng > east || lat < south || lat > north) return false;
  return polygons.some((polygon) => containsPoint(polygon, { lat, lng }));
}

function crossesEdge(line: readonly Place[], polygons: MultiPolygon): boolean {
  const rings = polygons.flat();
  return pairs(line).some(([a, b]) => {
    const box = boxOf([a, b]);
    return rings.some((ring) =>
      pairs(ring).some(([c, d]) => boxesMeet(box, boxOf([c, d])) && cross(a, b, c, d)),
    );
  });
}

function pairs(line: readonly Place[]): [Place, Place][] {
  return line.flatMap((b, index): [Place, Place][] => {
    const a = line[index - 1];
    return a ? [[a, b]] : [];
  });
}

function cross(a: Place, b: Place, c: Place, d: Place): boolean {
  return side(a, b, c) !== side(a, b, d) && side(c, d, a) !== side(c, d, b);
}

function side(a: Place, b: Place, p: Place): boolean {
  return (b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0]) > 0;
}

function ringOf([west, south, east, north]: Bounds): Ring {
  return [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ];
}
