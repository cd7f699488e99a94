import { type Ctx, over } from '../../platform/context.ts';
import type { CustomerRoom } from '../accounts/index.ts';
import {
  deleteRefusals,
  deleteRefusalsBefore,
  eraseWords,
  listRecordsOfShopper,
  listRefusals,
  updateRefusalOwner,
} from './order-record.repo.ts';
import type { RecordTables } from './order-record.tables.ts';

// A refused checkout this old will not lead to an order.
const keptForMs = 24 * 60 * 60 * 1000;

/** The records of a customer's orders are kept for the books, without anything people wrote. */
export const recordOfCustomer: CustomerRoom = {
  name: 'order_records',
  follow: (ctx, guestShopperId, customerId) =>
    updateRefusalOwner(over<RecordTables>(ctx), guestShopperId, customerId),
  tell: async (ctx, customerId) => {
    const db = over<RecordTables>(ctx);
    return [...(await listRecordsOfShopper(db, customerId)), ...(await listRefusals(db, customerId))];
  },
  forget: async (ctx, customerId) => {
    const db = over<RecordTables>(ctx);
    await eraseWords(db, customerId, new Date(ctx.clock.now()));
    await deleteRefusals(db, customerId);
  },
};

/** Deletes refusals that have not led to an order. */
export function forgetOldRefusals(ctx: Ctx): Promise<void> {
  return deleteRefusalsBefore(over<RecordTables>(ctx), new Date(ctx.clock.now() - keptForMs));
}
