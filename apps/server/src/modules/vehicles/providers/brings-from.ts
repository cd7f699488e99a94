import type { PlacedProvider } from './providers.repo.ts';

/** From where a provider's vehicles are brought, and to which zones: its distance is told as a store's is. */
export const bringsFrom = ({ store_id, store_lat, store_lng, pickup_zone_ids }: PlacedProvider) => ({
  id: store_id,
  lat: store_lat,
  lng: store_lng,
  zoneIds: pickup_zone_ids,
});
