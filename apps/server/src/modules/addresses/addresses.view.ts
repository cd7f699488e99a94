import type { Reply } from '@promenade/contract/calls';
import type { AddressRow } from './addresses.tables.ts';

/** A saved address as the wire tells it (LOC-14). */
export function viewAddress(row: AddressRow): Reply<'addresses.list'>['addresses'][number] {
  const { customer_id: _owner, created_at: _createdAt, lat, lng, ...told } = row;
  return { ...told, latitude: lat, longitude: lng };
}
