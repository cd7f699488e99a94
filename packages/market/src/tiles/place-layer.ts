import { splitHouseNumbers } from '../places/index.ts';
import type { LayerRule } from './drawing.ts';

// Population ranks of the schema (11: above 500,000; 1: hamlets), which determine a label's size.
const PLACES: Record<string, { kind: string; minZoom: number; rank: number }> = {
  city: { kind: 'locality', minZoom: 8, rank: 12 },
  town: { kind: 'locality', minZoom: 10, rank: 8 },
  village: { kind: 'locality', minZoom: 11, rank: 5 },
  hamlet: { kind: 'locality', minZoom: 13, rank: 1 },
  suburb: { kind: 'neighbourhood', minZoom: 12, rank: 3 },
  quarter: { kind: 'neighbourhood', minZoom: 13, rank: 2 },
  neighbourhood: { kind: 'neighbourhood', minZoom: 14, rank: 1 },
};

export const placeLayer: LayerRule = ({ place, name }) => {
  const drawn = place === undefined ? undefined : PLACES[place];
  if (place === undefined || !drawn || !name) return undefined;
  const { kind, minZoom, rank } = drawn;
  const properties = {
    kind,
    kind_detail: place,
    name,
    min_zoom: minZoom,
    population_rank: rank,
    sort_key: minZoom * 10 - rank,
  };
  return { layer: 'places', minZoom, properties };
};

// The style shows house numbers from zoom 18 on, using tiles of zoom 15.
const NUMBER_ZOOM = 15;

export const houseNumberLayer: LayerRule = (tags) => {
  const [number] = splitHouseNumbers(tags['addr:housenumber'] ?? '');
  if (!number) return undefined;
  return {
    layer: 'buildings',
    minZoom: NUMBER_ZOOM,
    properties: { kind: 'address', addr_housenumber: number },
  };
};
