import type { FeatureGeometry, MapFeature } from '../readers/index.ts';
import { buildingLayer, landuseLayer, waterLayer } from './area-layers.ts';
import type { Drawing, LayerRule } from './drawing.ts';
import { boundaryLayer, roadLayer, waterwayLayer } from './line-layers.ts';
import { houseNumberLayer, placeLayer } from './place-layer.ts';

const RULES: Record<FeatureGeometry['type'], readonly LayerRule[]> = {
  Point: [placeLayer, houseNumberLayer],
  MultiLineString: [roadLayer, waterwayLayer, boundaryLayer],
  MultiPolygon: [buildingLayer, waterLayer, landuseLayer],
};

/** How an object is drawn; undefined for the many that are not. The first matching rule decides. */
export function findDrawing(feature: MapFeature): Drawing | undefined {
  for (const rule of RULES[feature.geometry.type]) {
    const drawing = rule(feature.tags, feature.geometry);
    if (drawing) return drawing;
  }
  return undefined;
}
