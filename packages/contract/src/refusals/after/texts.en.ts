import type { AfterTexts } from './statuses.ts';

/** English. */
export const en: AfterTexts = {
  refusals: {
    courier_not_found: 'There is no such courier.',
    refund_asked: 'A refund was asked for already. It can be asked for once.',
    refund_not_asked: 'No request for a refund waits for an answer here.',
    order_taken: 'Another courier has taken this order.',
    awaiting_payment: 'This order waits for its payment.',
    refunds_off: 'This market gives no refunds by request. Ask for help instead.',
    not_refundable: 'A refund can be asked for once the order is delivered and paid.',
    reason_unknown: 'Choose one of the reasons.',
    reason_required: 'Say why, in a few words.',
    note_required: 'Tell us in a few words what is wrong.',
    refund_too_much: 'At most {price} can be refunded.',
    refund_of_nothing: 'A refund is more than nothing. Say an amount, or none for all of it.',
    stock_by_variation: 'Its stock is counted by variation. Name one of these: {names}.',
    no_variations: 'This item has no variations: set its stock without naming one.',
    nothing_to_reorder: 'Nothing of this order can be had at the moment.',
    delivery_code_wrong: 'This is not the code of the order. Tries left: {count}.',
    delivery_code_locked: 'Too many wrong codes. An operator can close this order.',
    price_missing: 'Say first what the prescription costs.',
    not_by_prescription: 'Only an order by prescription is priced by its store.',
  },
  notices: {
    refund_requested: 'Your request has arrived. You will be told the answer.',
    refund_withdrawn: 'The request for a refund was withdrawn.',
    refund_answered: 'The request was answered.',
    reordered: 'What can be had is in your cart.',
    courier_added: 'The courier was added.',
    token_given: 'Keep the token: it is shown once.',
    tokens_ended: 'The tokens have ended.',
    minutes_added: 'The shopper sees the new time.',
    order_taken_on: 'The order is the courier’s.',
    order_priced: 'The order has its price.',
    store_silent: 'The store did not answer in time.',
  },
};
