import { containsPoint } from '@promenade/domain/zones';
import type { Bounds, FeatureReader, MapFeature, Position, Ring } from './map-feature.ts';

/** A box, or one polygon's outer ring. */
export type Clip = { box: Bounds } | { polygon: Ring };

/** Keeps the objects that reach into the clip; none is cut, so that roads and areas at its edge stay whole. */
export function clipReader(reader: FeatureReader, clip: Clip): FeatureReader {
  return {
    bounds: 'box' in clip ? clip.box : boxOf(clip.polygon),
    batchCount: reader.batchCount,
    async *batches() {
      for await (const batch of reader.batches()) yield batch.filter((feature) => reachesInto(feature, clip));
    },
  };
}

function reachesInto(feature: MapFeature, clip: Clip): boolean {
  const { geometry } = feature;
  if (geometry.type === 'Point') return holds(clip, geometry.coordinates);
  if (geometry.type === 'MultiLineString')
    return geometry.coordinates.some((line) => line.some((p) => holds(clip, p)));
  return geometry.coordinates.some((polygon) => polygon[0]?.some((p) => holds(clip, p)));
}

function holds(clip: Clip, [lng, lat]: Position): boolean {
  if ('polygon' in clip) return containsPoint([clip.polygon], { lat, lng });
  const [west, south, east, north] = clip.box;
  return lng >= west && lng <= east && lat >= south && lat <= north;
}

function boxOf(ring: Ring): Bounds {
  const [lngs, lats] = [ring.map(([lng]) => lng), ring.map(([, lat]) => lat)];
  return [Math.min(...lngs), Math.min(...lats), Math.max(...lngs), Math.max(...lats)];
}
