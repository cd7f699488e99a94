import { createHash } from 'node:crypto';
import type { FeatureGeometry, OsmType } from '../map-feature.ts';

export type ObjectName = { osmType: OsmType; osmId: number };
type Properties = Readonly<Record<string, unknown>>;

const TYPES: Record<string, OsmType> = {
  node: 'node',
  way: 'way',
  relation: 'relation',
  n: 'node',
  w: 'way',
  r: 'relation',
};
// 'way/12' (osmtogeojson, Overpass Turbo, ohsome), 'w12' and 'a24' (osmium export).
const WHOLE_NAME = /^(node|way|relation|[nwra])\/?(\d{1,16})$/;
const TYPE_KEYS = ['@type', '@osm_type', 'osm_type', 'type'];
const ID_KEYS = ['@id', '@osmId', '@osm_id', 'osm_id', 'id'];

/** Keys by which some programs' exports name the object; they are not tags. */
export const NAME_KEYS: ReadonlySet<string> = new Set(['osm_type', 'osm_id', 'osm_way_id', 'id']);

/** The OpenStreetMap object, as common programs name it in exports; undefined if it is not named. */
export function findObjectName(featureId: unknown, properties: Properties): ObjectName | undefined {
  const ids = [featureId, ...ID_KEYS.map((key) => properties[key])];
  for (const id of ids) {
    const name = typeof id === 'string' ? readWholeName(id) : undefined;
    if (name) return name;
  }
  // GDAL: the key says whether an area is a way or a relation.
  const wayId = toId(properties.osm_way_id);
  if (wayId !== undefined) return { osmType: 'way', osmId: wayId };
  const type = TYPE_KEYS.map((key) => TYPES[String(properties[key]).toLowerCase()]).find(Boolean);
  const osmId = ids.map(toId).find((id) => id !== undefined);
  return type && osmId !== undefined ? { osmType: type, osmId } : undefined;
}

/**
 * Invents a negative id, which OpenStreetMap does not use, for an object without one. Derived from its name and
 * position, so that it stays the same in the next file whatever precedes it: stores are identified by it.
 */
export function inventObjectName(geometry: FeatureGeometry, called: string | undefined): ObjectName {
  const { type, coordinates } = geometry;
  const hash = createHash('sha256')
    .update(JSON.stringify([called, coordinates]))
    .digest();
  return { osmType: type === 'Point' ? 'node' : 'way', osmId: -hash.readUIntBE(0, 6) };
}

function readWholeName(text: string): ObjectName | undefined {
  const [, type, digits] = WHOLE_NAME.exec(text) ?? [];
  const id = toId(digits);
  if (type === undefined || id === undefined) return undefined;
  // osmium's ids of areas: twice a way's id, or twice a relation's id plus one.
  if (type === 'a') return { osmType: id % 2 === 0 ? 'way' : 'relation', osmId: Math.floor(id / 2) };
  const osmType = TYPES[type];
  return osmType && { osmType, osmId: id };
}

function toId(value: unknown): number | undefined {
  const id = typeof value === 'string' && /^\d{1,16}$/.test(value) ? Number(value) : value;
  return typeof id === 'number' && Number.isSafeInteger(id) && id > 0 ? id : undefined;
}
