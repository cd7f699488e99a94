import type { Routes } from '../../platform/http/handler.ts';
import { addAddress } from './add-address.ts';
import { deleteAddress } from './delete-address.ts';
import { listAddresses } from './list-addresses.ts';
import { updateAddress } from './update-address.ts';

/** Calls of the addresses room. */
export const addressesRoutes = {
  'addresses.list': (ctx) => listAddresses(ctx),
  'addresses.add': (ctx, { body }) => addAddress(ctx, body),
  'addresses.update': (ctx, { params, body }) => updateAddress(ctx, params.id, body),
  'addresses.delete': (ctx, { query }) => deleteAddress(ctx, query.address_id),
} satisfies Routes;
