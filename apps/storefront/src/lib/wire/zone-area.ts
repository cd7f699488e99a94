import type { Reply } from '@promenade/contract/calls';

/** A zone as a map shows it: its border, and its name at a point inside that the market provides. */
export const zoneArea = ({ id, name, geometry, latitude, longitude }: Reply<'zones.list'>[number]) => ({
  id,
  name,
  parts: geometry.coordinates,
  at: { lat: latitude, lng: longitude },
});
