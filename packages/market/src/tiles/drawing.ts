import type { FeatureGeometry, Tags } from '../readers/index.ts';

/** Layers of the Protomaps basemap schema, version 4 of the tiles, as @protomaps/basemaps 5 draws them. No `pois`. */
export type LayerName = 'earth' | 'landuse' | 'water' | 'roads' | 'buildings' | 'boundaries' | 'places';

export type LayerProperties = Record<string, string | number | boolean>;

/** What one object adds to the map: a layer, the zoom it appears at, and what the style reads. */
export type Drawing = { layer: LayerName; minZoom: number; properties: LayerProperties };

/** A layer's own rule: tags in, drawing out; absent where the object is not its business. */
export type LayerRule = (tags: Tags, geometry: FeatureGeometry) => Drawing | undefined;
