import type { Tags } from '../readers/index.ts';
import type { Drawing, LayerProperties, LayerRule } from './drawing.ts';

type RoadKind = { kind: string; minZoom: number };

const ROADS: Record<string, RoadKind> = {
  motorway: { kind: 'highway', minZoom: 8 },
  motorway_link: { kind: 'highway', minZoom: 8 },
  trunk: { kind: 'major_road', minZoom: 8 },
  trunk_link: { kind: 'major_road', minZoom: 11 },
  primary: { kind: 'major_road', minZoom: 8 },
  primary_link: { kind: 'major_road', minZoom: 11 },
  secondary: { kind: 'major_road', minZoom: 10 },
  secondary_link: { kind: 'major_road', minZoom: 11 },
  tertiary: { kind: 'major_road', minZoom: 11 },
  tertiary_link: { kind: 'major_road', minZoom: 12 },
  residential: { kind: 'minor_road', minZoom: 12 },
  unclassified: { kind: 'minor_road', minZoom: 12 },
  living_street: { kind: 'minor_road', minZoom: 12 },
  road: { kind: 'minor_road', minZoom: 12 },
  service: { kind: 'minor_road', minZoom: 14 },
  track: { kind: 'other', minZoom: 13 },
  pedestrian: { kind: 'path', minZoom: 13 },
  cycleway: { kind: 'path', minZoom: 14 },
  path: { kind: 'path', minZoom: 14 },
  footway: { kind: 'path', minZoom: 14 },
  steps: { kind: 'path', minZoom: 14 },
};

// Below this zoom streets are not labelled, so their names are left out.
const NAME_ZOOM = 12;

export const roadLayer: LayerRule = (tags) => {
  const detail = tags.highway;
  const road = detail === undefined ? undefined : ROADS[detail];
  if (detail === undefined || !road) return railOrPier(tags);
  const properties: LayerProperties = {
    kind: road.kind,
    kind_detail: detail.replace('_link', ''),
    min_zoom: road.minZoom,
  };
  if (tags.name) properties.name = tags.name;
  if (tags.ref && road.minZoom < NAME_ZOOM) properties.shield_text = tags.ref;
  if (tags.oneway === 'yes') properties.oneway = 'yes';
  if (detail.endsWith('_link')) properties.is_link = true;
  if (tags.bridge && tags.bridge !== 'no') properties.is_bridge = true;
  if (tags.tunnel && tags.tunnel !== 'no') properties.is_tunnel = true;
  return { layer: 'roads', minZoom: road.minZoom, properties };
};

function railOrPier(tags: Tags): Drawing | undefined {
  if (tags.railway === 'rail' || tags.railway === 'light_rail') {
    return {
      layer: 'roads',
      minZoom: 11,
      properties: { kind: 'rail', kind_detail: tags.railway, min_zoom: 11 },
    };
  }
  if (tags.man_made === 'pier' || tags.man_made === 'breakwater') {
    return { layer: 'roads', minZoom: 13, properties: { kind: 'path', kind_detail: 'pier', min_zoom: 13 } };
  }
  if (tags.aeroway === 'runway' || tags.aeroway === 'taxiway') {
    return {
      layer: 'roads',
      minZoom: 10,
      properties: { kind: 'aeroway', kind_detail: tags.aeroway, min_zoom: 10 },
    };
  }
  return undefined;
}

export const waterwayLayer: LayerRule = ({ waterway, name, tunnel }) => {
  if (tunnel && tunnel !== 'no') return undefined;
  if (waterway === 'river' || waterway === 'canal') {
    return {
      layer: 'water',
      minZoom: 10,
      properties: { kind: 'river', min_zoom: 10, ...(name && { name }) },
    };
  }
  if (waterway === 'stream' || waterway === 'drain' || waterway === 'ditch') {
    return {
      layer: 'water',
      minZoom: 13,
      properties: { kind: 'stream', min_zoom: 13, ...(name && { name }) },
    };
  }
  return undefined;
};

export const boundaryLayer: LayerRule = ({ boundary, admin_level }) => {
  const level = Number(admin_level);
  if (boundary !== 'administrative' || !(level >= 2 && level <= 8)) return undefined;
  return {
    layer: 'boundaries',
    minZoom: 10,
    properties: { kind: level === 2 ? 'country' : 'region', kind_detail: level, min_zoom: 10 },
  };
};
