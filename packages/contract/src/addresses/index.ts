/** Addresses: the saved addresses of a customer (LOC-14, LOC-15). */
import { z } from 'zod';
import {
  done,
  endpoint,
  id,
  latitude,
  line,
  longitude,
  neededLine,
  neededText,
  text,
} from '../endpoint/index.ts';

/** Types of address. 'Selected Address' is only a label on screen and is never sent (readings.md). */
export const addressType = z.enum(['home', 'office', 'other']);

const fields = {
  address_type: addressType.default('other'),
  address_label: line(60).nullish(),
  contact_person_name: neededLine(120),
  contact_person_number: neededText(40),
  address: neededLine(500),
  latitude: latitude.nullish(),
  longitude: longitude.nullish(),
  additional_information: text(500).nullish(),
  // LOC-09: free, unbounded text on the screen; the wire stops at a size no address has.
  road: line(2000).nullish(),
  house: line(2000).nullish(),
  floor: line(2000).nullish(),
};

/** Body for saving an address. */
export const addressInput = z.object(fields);

const asListed = 'As returned by the list; ignored.';

/** Body for changing an address: the fields for saving, or a whole entry of the list. */
export const addressChange = addressInput.extend({
  id: id.nullish().describe(asListed),
  zone_ids: z.array(id).max(50).nullish().describe(asListed),
});

/** A saved address. */
export const address = z.object({
  id,
  address_type: addressType,
  address_label: z.string().nullable(),
  contact_person_name: z.string(),
  contact_person_number: z.string(),
  address: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  zone_ids: z.array(id),
  additional_information: z.string(),
  road: z.string(),
  house: z.string(),
  floor: z.string(),
});

const saved = done.extend({ address });
const fieldRefusals = [
  'address_required',
  'contact_name_required',
  'contact_phone_required',
  'phone_invalid',
  'no_zone',
] as const;

/** Endpoints of addresses. */
export const addressesEndpoints = {
  'addresses.list': endpoint('addresses.list', {
    summary: 'Saved addresses',
    who: 'customer',
    reply: z.object({ addresses: z.array(address) }),
  }),
  'addresses.add': endpoint('addresses.add', {
    summary: 'Save an address',
    who: 'customer',
    body: addressInput,
    reply: saved,
    refusals: [...fieldRefusals, 'addresses_full'],
  }),
  'addresses.update': endpoint('addresses.update', {
    summary: 'Change a saved address',
    who: 'customer',
    params: z.object({ id }),
    body: addressChange,
    reply: saved,
    refusals: ['address_not_found', ...fieldRefusals],
  }),
  'addresses.delete': endpoint('addresses.delete', {
    summary: 'Delete a saved address',
    who: 'customer',
    query: z.object({ address_id: id }),
    reply: done,
    refusals: ['address_not_found'],
  }),
} as const;
