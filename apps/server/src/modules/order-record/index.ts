/**
 * The record of an order: what happened to it and what its customer was shown, by whom, under which request.
 * Owns the record, which is only added to, and the refusals of checkouts that no order came of yet.
 * Does not own what happens: orders, notifications and messages note it in the transaction of the cause.
 */
export { noteOrder } from './note-order.ts';
export { noteRefusal } from './note-refusal.ts';
export { listRecord } from './list-record.ts';
export { forgetOldRefusals, recordOfCustomer } from './record-of-customer.ts';
