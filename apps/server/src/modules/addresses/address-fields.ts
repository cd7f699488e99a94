import type { Calls } from '@promenade/contract/calls';
import type { z } from 'zod';
import { listZonesAt, refuseOutside } from '../zones/index.ts';
import type { Ctx } from '../../platform/context.ts';
import { refuseAll, type RefusalPart } from '../../platform/errors.ts';
import type { AddressFields } from './addresses.tables.ts';

/** An address as a customer sends it, read by the contract. */
export type AddressInput = z.output<Calls['addresses.add']['body']>;

// LOC-11: what a form must hold, each with its own text.
const required = [
  { field: 'address', code: 'address_required' },
  { field: 'contact_person_name', code: 'contact_name_required' },
  { field: 'contact_person_number', code: 'contact_phone_required' },
] as const satisfies readonly (RefusalPart & { field: keyof AddressInput })[];

/** Holds an address against its rules and adds the zones of its point; one outside every zone is refused. */
export async function checkAddress(ctx: Ctx, input: AddressInput): Promise<AddressFields> {
  refuseAll(required.filter(({ field }) => input[field] === ''));
  const point = { lat: input.latitude, lng: input.longitude };
  const zones = await listZonesAt(ctx, point);
  if (zones.length === 0) await refuseOutside(ctx, point);
  return {
    address_type: input.address_type,
    address_label: input.address_label ?? null,
    contact_person_name: input.contact_person_name,
    contact_person_number: input.contact_person_number,
    address: input.address,
    lat: input.latitude,
    lng: input.longitude,
    zone_ids: zones.map((zone) => zone.id),
    additional_information: input.additional_information ?? '',
    road: input.road ?? '',
    house: input.house ?? '',
    floor: input.floor ?? '',
  };
}
