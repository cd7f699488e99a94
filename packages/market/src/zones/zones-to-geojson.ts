import type { MultiPolygon } from '@promenade/domain/zones';
import type { LocalizedText } from '../texts/index.ts';
import { type DeliveryJson, writeDelivery } from './delivery.ts';
import type { DeliveryPrice, ZoneDraft } from './zone-draft.ts';

/** Zones as a GeoJSON FeatureCollection (RFC 7946), all of them MultiPolygons. */
export type ZoneCollection = {
  type: 'FeatureCollection';
  features: {
    type: 'Feature';
    id?: string;
    properties: {
      slug: string;
      name: LocalizedText;
      active: boolean;
      delivery: Partial<Record<DeliveryPrice['moduleType'], DeliveryJson>>;
    };
    geometry: { type: 'MultiPolygon'; coordinates: MultiPolygon };
  }[];
};

/** Zones → the collection that `zonesFromGeoJson` reads back as the same zones. */
export function zonesToGeoJson(zones: readonly ZoneDraft[], decimals: number): ZoneCollection {
  return {
    type: 'FeatureCollection',
    features: zones.map(({ id, slug, name, active, shape, delivery }) => ({
      type: 'Feature',
      ...(id === undefined ? {} : { id }),
      properties: { slug, name, active, delivery: writeDelivery(delivery, decimals) },
      geometry: { type: 'MultiPolygon', coordinates: shape },
    })),
  };
}
