import arabic from '@fontsource-variable/rubik/files/rubik-arabic-wght-normal.woff2?url';
import cyrillic from '@fontsource-variable/rubik/files/rubik-cyrillic-wght-normal.woff2?url';
import cyrillicMore from '@fontsource-variable/rubik/files/rubik-cyrillic-ext-wght-normal.woff2?url';
import latinMore from '@fontsource-variable/rubik/files/rubik-latin-ext-wght-normal.woff2?url';
import latin from '@fontsource-variable/rubik/files/rubik-latin-wght-normal.woff2?url';
import { layers } from '@protomaps/basemaps';
import type { LayerSpecification, SourceSpecification, StyleSpecification } from 'maplibre-gl';
import { overlayColors, type OverlayColors, tintFor } from './map-colors.ts';
import type { MapArea, MapPoint, MapSource } from './map-types.ts';

/** What is drawn on the base map: the style contains all of it, and MapLibre computes the differences. */
export interface MapDrawing {
  readonly source: MapSource;
  readonly dark: boolean;
  readonly line: readonly MapPoint[];
  readonly areas: readonly MapArea[];
}

/**
 * The style of the map. Names appear as the data spells them, in any script that Rubik covers; MapLibre shapes Arabic
 * and right-to-left names itself, without a plugin. House numbers appear from zoom 18 on.
 */
export function mapStyle({ source, dark, line, areas }: MapDrawing): StyleSpecification {
  const colors = overlayColors(dark);
  const ground = layers('market', tintFor(dark), { lang: 'en' });
  const firstLabel = ground.findIndex((layer) => layer.type === 'symbol');
  return {
    version: 8,
    'font-faces': {
      Rubik: [
        {
          url: ownOrigin(arabic),
          'unicode-range': ['U+0600-06FF', 'U+0750-077F', 'U+FB50-FDFF', 'U+FE70-FEFC'],
        },
        { url: ownOrigin(cyrillic), 'unicode-range': ['U+0400-045F', 'U+0490-0491', 'U+2116'] },
        { url: ownOrigin(cyrillicMore), 'unicode-range': ['U+0460-048F', 'U+0492-052F'] },
        { url: ownOrigin(latinMore), 'unicode-range': ['U+0100-024F', 'U+1E00-1EFF'] },
        { url: ownOrigin(latin) },
      ],
    },
    sources: { market: tiles(source), areas: polygons(areas), line: path(line) },
    layers: [
      ...withoutPictures(ground.slice(0, firstLabel)),
      ...areaLayers(colors),
      ...lineLayers(colors),
      ...withoutPictures(ground.slice(firstLabel)).flatMap((layer) =>
        townsFromAfar(layer, { withAreas: areas.length > 0, withWay: line.length > 0 }),
      ),
    ],
  };
}

// Tiles and fonts are requested from the page's own origin: its content security policy allows no other.
const ownOrigin = (url: string): string => url.replace(/^(https?:\/\/[^/]+)?(?=\/)/, location.origin);

// Without the source's bounds: at low zooms the tiles around the city contain the land and sea next to it.
const tiles = (source: MapSource): SourceSpecification => ({
  type: 'vector',
  tiles: [ownOrigin(source.tiles_url)],
  minzoom: source.min_zoom,
  maxzoom: source.max_zoom,
});

const polygons = (areas: readonly MapArea[]): SourceSpecification => ({
  type: 'geojson',
  data: {
    type: 'FeatureCollection',
    features: areas.map(({ parts }) => ({
      type: 'Feature',
      properties: {},
      geometry: {
        type: 'MultiPolygon',
        coordinates: parts.map((rings) => rings.map((ring) => ring.map(([lng, lat]) => [lng, lat]))),
      },
    })),
  },
});

const path = (line: readonly MapPoint[]): SourceSpecification => ({
  type: 'geojson',
  data: {
    type: 'Feature',
    properties: {},
    geometry: { type: 'LineString', coordinates: line.map(({ lat, lng }) => [lng, lat]) },
  },
});

// There is no sprite server, so what needs its pictures (road shields, arrows of one-way streets) is left out.
function withoutPictures(all: readonly LayerSpecification[]): LayerSpecification[] {
  return all.flatMap((layer): LayerSpecification[] => {
    if (layer.type !== 'symbol' || !layer.layout?.['icon-image']) return [layer];
    if (!layer.layout['text-field'] || layer.id.includes('shield')) return [];
    const { 'icon-image': _picture, ...layout } = layer.layout;
    return [{ ...layer, layout }];
  });
}

// From these zooms on a map shows streets and districts; a way through a city, which crosses its name, a little earlier.
const STREETS_ZOOM = 14;
const WAY_ZOOM = 12;

interface Drawn {
  readonly withAreas: boolean;
  readonly withWay: boolean;
}

// At street level the name of the city is known; it would only cover streets and districts.
function townsFromAfar(layer: LayerSpecification, { withAreas, withWay }: Drawn): LayerSpecification[] {
  if (layer.id !== 'places_locality') return [layer];
  return withAreas ? [] : [{ ...layer, maxzoom: withWay ? WAY_ZOOM : STREETS_ZOOM }];
}

const areaLayers = ({ area }: OverlayColors): LayerSpecification[] => [
  { id: 'areas', type: 'fill', source: 'areas', paint: { 'fill-color': area, 'fill-opacity': 0.08 } },
  {
    id: 'area-borders',
    type: 'line',
    source: 'areas',
    layout: { 'line-join': 'round' },
    paint: { 'line-color': area, 'line-width': 1.5, 'line-dasharray': [3, 2], 'line-opacity': 0.8 },
  },
];

const lineLayers = ({ line, lineCasing }: OverlayColors): LayerSpecification[] =>
  [
    { id: 'line-casing', color: lineCasing, width: 9 },
    { id: 'line', color: line, width: 5 },
  ].map(({ id, color, width }) => ({
    id,
    type: 'line',
    source: 'line',
    layout: { 'line-join': 'round', 'line-cap': 'round' },
    paint: { 'line-color': color, 'line-width': width },
  }));
