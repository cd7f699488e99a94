import type { Calls } from '@promenade/contract/calls';
import { callProblem } from '@promenade/domain/contact';
import type { LatLng } from '@promenade/domain/zones';
import type { z } from 'zod';
import { listZonesAt, refuseOutside } from '../zones/index.ts';
import type { Ctx } from '../../platform/context.ts';
import { refuse, refuseAll, type RefusalPart } from '../../platform/errors.ts';
import type { AddressFields } from './addresses.tables.ts';

/** An address as a customer sends it, read by the contract. */
export type AddressInput = z.output<Calls['addresses.add']['body']>;

// LOC-11: the required fields of the form, each with its own message.
const required = [
  { field: 'address', code: 'address_required' },
  { field: 'contact_person_name', code: 'contact_name_required' },
  { field: 'contact_person_number', code: 'contact_phone_required' },
] as const satisfies readonly (RefusalPart & { field: keyof AddressInput })[];

/** The point of an address whose form is whole; a line whose point is not known is no address yet. */
function pointOf(input: AddressInput): LatLng {
  const { latitude: lat, longitude: lng } = input;
  const point = lat == null || lng == null ? undefined : { lat, lng };
  const parts: RefusalPart[] = required.filter(
    ({ field }) => input[field] === '' || (field === 'address' && !point),
  );
  if (callProblem(input.contact_person_number) === 'phone_invalid')
    parts.push({ code: 'phone_invalid', field: 'contact_person_number' });
  refuseAll(parts);
  return point ?? refuse('address_required');
}

/** Holds an address against its rules and adds the zones of its point; one outside every zone is refused. */
export async function checkAddress(ctx: Ctx, input: AddressInput): Promise<AddressFields> {
  const point = pointOf(input);
  const zones = await listZonesAt(ctx, point);
  if (zones.length === 0) await refuseOutside(ctx, point);
  return {
    address_type: input.address_type,
    address_label: input.address_label ?? null,
    contact_person_name: input.contact_person_name,
    contact_person_number: input.contact_person_number,
    address: input.address,
    ...point,
    zone_ids: zones.map((zone) => zone.id),
    additional_information: input.additional_information ?? '',
    road: input.road ?? '',
    house: input.house ?? '',
    floor: input.floor ?? '',
  };
}
