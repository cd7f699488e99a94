import type { RefusalCode } from '../../refusals/index.ts';

type Said = Readonly<Record<string, string>>;

const item = { item_id: 'The item; absent if it no longer exists.' };
const lineMaximum = {
  maximum: 'The most units of it that one cart can hold, or the most lines if the cart is full.',
};
const room = { room: 'When adding: how many more of it the cart can take.' };
const orderStands = { order_status: 'Status of the order.' };
const tripStands = { trip_status: 'Status of the trip.' };
const someStands = { ...orderStands, trip_status: 'Status of the trip, in place of order_status.' };
const vehicle = { vehicle_id: 'The vehicle; absent if there are several.' };
const conflicts = {
  vehicles:
    'Trip cart lines that are not possible on this trip: id, vehicle_id, name, picture, quantity and reason.',
};
const freeCount = { count: 'The number available.' };
const outside = {
  distance_metres: 'Distance from the delivery address to the store’s zone, in metres.',
  take_away: 'Whether take-away is possible instead.',
};
const times = { slots: 'Instants the order can be scheduled for.' };
const newBill = {
  bill: 'The bill as it is now.',
  seal: 'Seal of the new bill, for an order of a cart or an item and for a trip.',
  seal_expires_at: 'When the seal expires.',
};
const end = { end: 'Which address: sender or receiver.' };
const ends = { ...end, zones: 'Zones that the market serves: id and name.' };

/** Further fields of an error answer, beside `errors` and `message`, by error code (api.md, Conventions). */
export const besideRefusals: Partial<Readonly<Record<RefusalCode, Said>>> = {
  item_unavailable: item,
  item_outside_window: {
    ...item,
    from: 'Start of the window in which it is offered, HH:mm.',
    until: 'End of the window, HH:mm.',
    slots: 'At checkout: instants at which the whole order is available.',
  },
  choice_required: item,
  choice_count: item,
  choice_unknown: item,
  add_on_unknown: item,
  out_of_stock: { ...item, available: 'Units left.', ...room },
  variation_out_of_stock: item,
  out_of_limits: { ...item, ...lineMaximum, ...room },
  line_not_found: item,
  no_changes: item,
  price_changed: { ...item, price: 'The current price of one unit, in major units.' },
  other_store: { ...item, store: 'The store of the existing cart.' },
  bill_changed: {
    bill: newBill.bill,
    differences: 'If a seal was sent: each amount that changed, as field, cart_id, name, before and after.',
    seal: newBill.seal,
    seal_expires_at: newBill.seal_expires_at,
  },
  quote_expired: newBill,
  store_closed: { opens_at: 'When it next opens.', ...times },
  slot_closed: times,
  slot_past: times,
  order_type_off: { order_type: 'The order type that was requested.' },
  cash_limit: { maximum: 'The largest total that can be paid in cash, in major units.' },
  wallet_part_changed: { wallet_amount: 'What the wallet can pay, in major units.' },
  wallet_balance_low: { balance: 'Balance of the wallet, in major units.' },
  coupon_minimum_purchase: { min_purchase: 'The smallest purchase the coupon applies to, in major units.' },
  no_zone: {
    nearest: 'The nearest zone: id, name and distance_metres; null if there is none.',
    zones: 'Zones that the market serves: id, name, latitude and longitude.',
  },
  out_of_zone: outside,
  out_of_zone_no_take_away: outside,
  parcel_no_pickup: ends,
  parcel_no_delivery: ends,
  parcel_same_place: end,
  order_over: orderStands,
  not_cancelable: orderStands,
  parcel_not_cancelable: orderStands,
  not_refundable: orderStands,
  refunds_off: orderStands,
  nothing_to_reorder: { changes: 'What changed for each line of the order.' },
  status_conflict: someStands,
  trip_not_changeable: tripStands,
  trip_not_cancelable: tripStands,
  trip_not_completed: tripStands,
  vehicle_not_available: { ...vehicle, ...conflicts },
  vehicle_quantity: { ...vehicle, ...freeCount, ...conflicts },
  vehicle_trip_type_missing: { ...vehicle, ...conflicts },
  vehicle_options_limit: freeCount,
  vehicle_promised: { trips: 'Trips that would be left without a vehicle: trip_number and starts_at.' },
  unit_not_back: { trips: 'The trip that still has the vehicle: trip_number and starts_at.' },
  vehicle_not_back: { trips: 'Trips that still have the vehicle: trip_number and starts_at.' },
  trip_type_conflict: conflicts,
  trip_type_differs: { rental_type: 'Rental type of the cart’s trip.' },
  trip_duration_differs: {
    estimated_hours: 'Duration of the cart’s trip in hours.',
    asked_hours: 'Duration that was requested, in hours.',
  },
  pickup_too_far: { latest_day: 'The latest day on which a trip can begin.' },
  other_provider: { provider: 'The provider of the vehicles in the cart: id and name.' },
  zones_rejected: {
    rejected: 'Each feature that was rejected: its index in the file, a code and the reason.',
  },
  file_missing: { field: 'The form field whose file is missing, when an application is approved.' },
};
