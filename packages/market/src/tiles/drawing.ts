import type { FeatureGeometry, Tags } from '../readers/index.ts';

/**
 * Layers of the Protomaps basemap schema, version 4 of the tiles, as drawn by @protomaps/basemaps 5. Without `pois`.
 */
export type LayerName = 'earth' | 'landuse' | 'water' | 'roads' | 'buildings' | 'boundaries' | 'places';

export type LayerProperties = Record<string, string | number | boolean>;

/** What one object adds to the map: a layer, its lowest zoom, and the properties that the style reads. */
export type Drawing = { layer: LayerName; minZoom: number; properties: LayerProperties };

/** A layer's rule: tags in, drawing out; undefined if the object is not in this layer. */
export type LayerRule = (tags: Tags, geometry: FeatureGeometry) => Drawing | undefined;
