import type { Tags } from '../map-feature.ts';

// Keys that make a closed way an area, with the exceptions: values of lines that happen to close. From the lists on
// wiki.openstreetmap.org/wiki/Overpass_turbo/Polygon_Features (2024), checked against both QA cities.
const AREA_KEYS: Record<string, readonly string[]> = {
  aeroway: ['jet_bridge', 'parking_position', 'runway', 'taxiway'],
  amenity: ['bench', 'weighbridge'],
  'area:highway': [],
  building: [],
  club: [],
  craft: [],
  golf: ['cartpath', 'hole', 'path'],
  healthcare: [],
  historic: ['citywalls'],
  landuse: [],
  leisure: ['slipway', 'track'],
  man_made: ['cutline', 'dyke', 'embankment', 'goods_conveyor', 'pipeline'],
  military: ['trench'],
  natural: ['arete', 'cliff', 'coastline', 'ridge', 'tree_row', 'valley'],
  office: [],
  place: [],
  power: ['cable', 'line', 'minor_line'],
  public_transport: [],
  ruins: [],
  shop: [],
  telecom: [],
  tourism: ['artwork'],
};
// Keys of lines, with the exceptions: the few values that are areas.
const LINE_KEYS: Record<string, readonly string[]> = {
  boundary: ['national_park', 'protected_area'],
  highway: ['elevator', 'rest_area', 'services'],
  railway: ['platform', 'roundhouse', 'station', 'wash'],
  waterway: ['boatyard', 'dam', 'dock', 'fuel', 'riverbank'],
};

/**
 * Whether a closed way with these tags is an area: a house is, a roundabout is not. The tag `area` takes precedence.
 */
export function isArea(tags: Tags): boolean {
  if (tags.area !== undefined) return tags.area !== 'no';
  for (const key in tags) {
    const value = tags[key] ?? 'no';
    if (value === 'no') continue;
    if (AREA_KEYS[key] && !AREA_KEYS[key].includes(value)) return true;
    if (LINE_KEYS[key]?.includes(value)) return true;
  }
  return false;
}
