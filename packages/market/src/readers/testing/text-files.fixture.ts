import type { Bounds, MapFeature, Tags } from '../map-feature.ts';
import type { OsmElements } from './osm-elements.fixture.ts';

/** An `.osm` file; `reversed` puts relations first and every list backwards. */
export function writeXml(
  elements: OsmElements,
  options: { bounds?: Bounds; reversed?: boolean } = {},
): string {
  const { bounds, reversed = false } = options;
  const nodes = elements.nodes.map(
    ({ id, lat7, lng7, tags }) =>
      `<node id="${id}" lat="${lat7 / 1e7}" lon="${lng7 / 1e7}" user="somebody">${xmlTags(tags)}</node>`,
  );
  const ways = elements.ways.map(
    ({ id, nodeIds, tags }) =>
      `<way id="${id}">${nodeIds.map((ref) => `<nd ref="${ref}"/>`).join('')}${xmlTags(tags)}</way>`,
  );
  const relations = elements.relations.map(({ id, members, tags }) => {
    const list = members.map(
      (member) => `<member type="${member.type}" ref="${member.id}" role="${member.role}"/>`,
    );
    return `<relation id="${id}">${list.join('')}${xmlTags(tags)}</relation>`;
  });
  const objects = [...nodes, ...ways, ...relations];
  if (reversed) objects.reverse();
  const [west, south, east, north] = bounds ?? [];
  const head = bounds
    ? [`<bounds minlat="${south}" minlon="${west}" maxlat="${north}" maxlon="${east}"/>`]
    : [];
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<osm version="0.6">',
    ...head,
    ...objects,
    '</osm>',
  ].join('\n');
}

function xmlTags(tags: Tags): string {
  return Object.entries(tags)
    .map(([key, value]) => `<tag k="${escaped(key)}" v="${escaped(value)}"/>`)
    .join('');
}

function escaped(text: string): string {
  return text.replace(/[&<>"'\n\t]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

export type GeoJsonLayout = 'lines' | 'compact' | 'indented';

export function writeGeoJson(features: readonly MapFeature[], layout: GeoJsonLayout): string {
  const list = features.map(({ osmType, osmId, tags, geometry }) => ({
    type: 'Feature',
    id: `${osmType}/${osmId}`,
    properties: tags,
    geometry,
  }));
  if (layout === 'lines') return list.map((feature) => `${JSON.stringify(feature)}\n`).join('');
  const collection = {
    type: 'FeatureCollection',
    name: 'a "quoted {" name',
    features: list,
    rest: [{ features: [] }],
  };
  return JSON.stringify(collection, undefined, layout === 'compact' ? 0 : 2);
}
