import { shapeBounds } from '@promenade/domain/zones';
import { readDelivery } from './delivery.ts';
import { isList, isRecord } from './json.ts';
import { readShape } from './read-shape.ts';
import type { RejectedZone, ZoneDraft } from './zone-draft.ts';
import { readName, slugOf } from './zone-name.ts';

export type ZonesRead = { zones: ZoneDraft[]; rejected: RejectedZone[] };

type Fault = Omit<RejectedZone, 'index'>;

/** What zones are read for. */
export type ZonesMarket = {
  /** How many decimals its currency has. */
  decimals: number;
  /** Edges of its map in degrees: west, south, east and north. Without them, zones may lie anywhere. */
  bounds?: readonly [west: number, south: number, east: number, north: number];
};

/**
 * A GeoJSON FeatureCollection → zones. Each feature has the properties `name` (a text, or one per language) and,
 * optionally, `slug`, `active` and `delivery` (prices in major units by module type, or for `every` one). Invalid
 * features are reported by index and reason, and the others are still read.
 */
export function zonesFromGeoJson(json: unknown, { decimals, bounds }: ZonesMarket): ZonesRead {
  const features = featuresOf(json);
  if (!features) {
    const reason = 'the file is not a GeoJSON FeatureCollection in longitude and latitude (WGS 84)';
    return { zones: [], rejected: [{ index: -1, code: 'not_a_collection', reason }] };
  }
  const read: ZonesRead = { zones: [], rejected: [] };
  const slugs = new Set<string>();
  for (const [index, feature] of features.entries()) {
    const zone = refuseOffMap(readZone(feature, decimals), bounds);
    if ('code' in zone) read.rejected.push({ index, ...zone });
    else if (slugs.has(zone.slug))
      read.rejected.push({ index, code: 'slug_taken', reason: `another zone is called '${zone.slug}' too` });
    else read.zones.push(zone);
    if ('slug' in zone) slugs.add(zone.slug);
  }
  return read;
}

function featuresOf(json: unknown): unknown[] | undefined {
  if (!isRecord(json) || isOtherReference(json.crs)) return undefined;
  if (json.type === 'Feature') return [json];
  return json.type === 'FeatureCollection' && isList(json.features) ? json.features : undefined;
}

/** GeoJSON of 2008 could name a reference system other than longitude and latitude; one in metres, for example. */
function isOtherReference(crs: unknown): boolean {
  if (crs === undefined || crs === null) return false;
  const name = isRecord(crs) && isRecord(crs.properties) ? String(crs.properties.name) : '';
  return !/(CRS84|4326)$/.test(name);
}

/** Active zones have to be on the map: no address elsewhere could be found, and files with latitude first end up there. */
function refuseOffMap(zone: ZoneDraft | Fault, bounds: ZonesMarket['bounds']): ZoneDraft | Fault {
  if ('code' in zone || !zone.active || bounds === undefined) return zone;
  const [west, south, east, north] = bounds;
  const box = shapeBounds(zone.shape);
  if (box.west <= east && box.east >= west && box.south <= north && box.north >= south) return zone;
  const reason = `it lies outside the map, ${bounds.join(', ')}; longitude comes before latitude`;
  return { code: 'off_map', reason };
}

function readZone(feature: unknown, decimals: number): ZoneDraft | Fault {
  const properties = isRecord(feature) && isRecord(feature.properties) ? feature.properties : {};
  const name = readName(properties.name);
  if (!name)
    return { code: 'name_missing', reason: "its property 'name' is not a text of 1 to 100 characters" };
  const read = readShape(isRecord(feature) ? feature.geometry : undefined);
  if ('code' in read) return read;
  const delivery = readDelivery(properties.delivery, decimals);
  if ('code' in delivery) return delivery;
  const active = properties.active ?? true;
  if (typeof active !== 'boolean')
    return { code: 'active_unreadable', reason: "its property 'active' is neither true nor false" };
  const id = isRecord(feature) && typeof feature.id === 'string' ? { id: feature.id } : {};
  const slug = slugOf(typeof properties.slug === 'string' ? properties.slug : name.en);
  return { ...id, slug, name, shape: read.shape, active, ...delivery };
}
