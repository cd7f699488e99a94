import { type Ctx, over } from '../../platform/context.ts';
import type { CustomerRoom } from '../accounts/index.ts';
import { listAddressRows } from './addresses.repo.ts';
import type { AddressTables } from './addresses.tables.ts';

/** What this room keeps of a customer; it goes with the account by the database itself. */
export const addressesOfCustomer: CustomerRoom = {
  name: 'addresses',
  tell: (ctx: Ctx, customerId) => listAddressRows(over<AddressTables>(ctx), customerId),
};
