import { type Ctx, over } from '../../../platform/context.ts';
import { refuse } from '../../../platform/errors.ts';
import type { Counterpart } from '../conversations.repo.ts';
import type { MessageTables, SubjectRow } from '../messages.tables.ts';
import { findOrderSubject, findTripSubject } from '../subjects.repo.ts';

/** The order or the trip that a message is about. */
export interface Reference {
  readonly order_id?: string | undefined;
  readonly trip_id?: string | undefined;
}

/** The order or trip a message is about; undefined if none, refused if it is not found. */
export async function findSubject(
  ctx: Ctx,
  { order_id: orderId, trip_id: tripId }: Reference,
): Promise<SubjectRow | undefined> {
  const db = over<MessageTables>(ctx);
  if (orderId !== undefined && tripId !== undefined) return refuse('message_reference_unfit');
  if (orderId !== undefined) return (await findOrderSubject(db, orderId)) ?? refuse('order_not_found');
  if (tripId !== undefined) return (await findTripSubject(db, tripId)) ?? refuse('trip_not_found');
  return undefined;
}

/** Refuses a reference that is not the customer's (it is not there), or not the counterpart's to know of. */
export function checkSubject(
  subject: SubjectRow,
  reference: Reference,
  { customerId, counterpart }: { readonly customerId: string; readonly counterpart: Counterpart },
): void {
  if (subject.shopper_id !== customerId)
    refuse(reference.order_id === undefined ? 'trip_not_found' : 'order_not_found');
  const { store_id: storeId, courier_id: courierId } = counterpart;
  const isTheirs =
    (storeId === null || subject.store_id === storeId) &&
    (courierId === null || subject.courier_id === courierId);
  if (!isTheirs) refuse('message_reference_unfit');
}
