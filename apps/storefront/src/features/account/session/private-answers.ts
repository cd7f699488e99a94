import type { Query } from '@tanstack/react-query';

// Calls whose answers are the same for everyone. A new room counts as private until it is listed here.
const publicRooms: ReadonlySet<string> = new Set(['catalog', 'settings', 'zones', 'geo', 'newsletter']);

/** Whether a cached answer belongs to the shopper it was given to, and must not be shown to the next one. */
export function isPrivate(query: Pick<Query, 'queryKey'>): boolean {
  return !publicRooms.has(String(query.queryKey[0]).split('.')[0] ?? '');
}
