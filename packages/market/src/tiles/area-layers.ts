import type { LayerRule } from './drawing.ts';

// Tag → kind of the landuse layer; the first matching key decides.
const LANDUSE: Record<string, Record<string, string>> = {
  aeroway: { aerodrome: 'aerodrome', runway: 'runway', taxiway: 'taxiway' },
  tourism: { zoo: 'zoo' },
  amenity: {
    hospital: 'hospital',
    school: 'school',
    kindergarten: 'school',
    university: 'university',
    college: 'college',
    grave_yard: 'cemetery',
  },
  leisure: {
    park: 'park',
    garden: 'park',
    golf_course: 'golf_course',
    nature_reserve: 'nature_reserve',
    playground: 'playground',
    pitch: 'grass',
    recreation_ground: 'park',
    stadium: 'park',
  },
  natural: {
    beach: 'beach',
    sand: 'sand',
    wood: 'wood',
    scrub: 'scrub',
    grassland: 'grassland',
    heath: 'scrub',
    wetland: 'scrub',
  },
  landuse: {
    cemetery: 'cemetery',
    forest: 'forest',
    grass: 'grass',
    meadow: 'grassland',
    village_green: 'village_green',
    allotments: 'allotments',
    recreation_ground: 'park',
    industrial: 'industrial',
    railway: 'industrial',
    military: 'military',
  },
  boundary: { national_park: 'national_park', protected_area: 'protected_area' },
  highway: { pedestrian: 'pedestrian', footway: 'pedestrian' },
  place: { square: 'pedestrian' },
  man_made: { pier: 'pier', breakwater: 'pier', bridge: 'pedestrian' },
};

// Green patches and squares are small; they appear at zooms where they are visible.
const SMALL_KINDS = new Set(['playground', 'pedestrian', 'pier', 'grass', 'sand']);

export const landuseLayer: LayerRule = (tags) => {
  for (const key in LANDUSE) {
    const kind = LANDUSE[key]?.[tags[key] ?? ''];
    if (!kind) continue;
    const minZoom = SMALL_KINDS.has(kind) ? 13 : 10;
    return { layer: 'landuse', minZoom, properties: { kind, min_zoom: minZoom } };
  }
  return undefined;
};

export const waterLayer: LayerRule = ({ natural, waterway, leisure, amenity, landuse, name }) => {
  const label = name ? { name } : {};
  if (natural === 'water' || landuse === 'reservoir' || landuse === 'basin') {
    return { layer: 'water', minZoom: 10, properties: { kind: 'lake', min_zoom: 10, ...label } };
  }
  if (waterway === 'riverbank')
    return { layer: 'water', minZoom: 10, properties: { kind: 'river', min_zoom: 10, ...label } };
  if (leisure === 'swimming_pool' || amenity === 'fountain') {
    return { layer: 'water', minZoom: 15, properties: { kind: 'other', min_zoom: 15 } };
  }
  return undefined;
};

export const buildingLayer: LayerRule = ({ building }) => {
  if (!building || building === 'no') return undefined;
  return { layer: 'buildings', minZoom: 14, properties: { kind: 'building', min_zoom: 14 } };
};
