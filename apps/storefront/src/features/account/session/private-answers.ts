import type { Query } from '@tanstack/react-query';

// What is the same for everyone. A new room counts as private until it is named here.
const publicRooms: ReadonlySet<string> = new Set(['catalog', 'settings', 'zones', 'geo', 'newsletter']);

/** Whether a cached answer belongs to whoever was there when it came: never shown to the next one. */
export function isPrivate(query: Pick<Query, 'queryKey'>): boolean {
  return !publicRooms.has(String(query.queryKey[0]).split('.')[0] ?? '');
}
