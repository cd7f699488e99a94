import type { RefusalCode } from '../../refusals/index.ts';

type Said = Readonly<Record<string, string>>;

const item = { item_id: 'The item that it is about; absent where it is gone.' };
const lineMaximum = { maximum: 'The most of it in one cart; or the most lines, where the cart is full.' };
const orderStands = { order_status: 'Where the order stands.' };
const tripStands = { trip_status: 'Where the trip stands.' };
const someStands = { ...orderStands, trip_status: 'The same of a trip, in place of order_status.' };
const vehicle = { vehicle_id: 'The vehicle that it is about; absent where several are named.' };
const conflicts = {
  vehicles:
    'Lines of the trip cart that cannot be on the trip: id, vehicle_id, name, picture, quantity and reason.',
};
const freeCount = { count: 'How many there are.' };
const outside = {
  distance_metres: 'Metres from the door to the store’s zone.',
  take_away: 'Whether the order can be fetched instead.',
};
const times = { slots: 'Instants that the order can be scheduled for.' };
const newBill = {
  bill: 'The bill as it is now.',
  seal: 'The new bill’s seal, of an order of a cart or item, or of a trip.',
  seal_expires_at: 'Until when it is good.',
};
const end = { end: 'Which end: sender or receiver.' };
const ends = { ...end, zones: 'Zones that are served: id and name.' };

/** What a refusal carries beside `errors` and `message`, for a screen to mend it (api.md, Conventions). */
export const besideRefusals: Partial<Readonly<Record<RefusalCode, Said>>> = {
  item_unavailable: item,
  item_outside_window: {
    ...item,
    from: 'From when it is offered, HH:mm.',
    until: 'Until when, HH:mm.',
    slots: 'At checkout: instants at which all that is ordered can be had.',
  },
  choice_required: item,
  choice_count: item,
  choice_unknown: item,
  add_on_unknown: item,
  out_of_stock: { ...item, available: 'Units left.' },
  variation_out_of_stock: item,
  out_of_limits: { ...item, ...lineMaximum },
  line_not_found: item,
  no_changes: item,
  price_changed: { ...item, price: 'The price of one unit now, in major units.' },
  other_store: { ...item, store: 'The store of the cart that stands.' },
  bill_changed: {
    bill: newBill.bill,
    differences: 'With a seal: figure by figure field, cart_id, name, before and after.',
    seal: newBill.seal,
    seal_expires_at: newBill.seal_expires_at,
  },
  quote_expired: newBill,
  store_closed: { opens_at: 'When it opens.', ...times },
  slot_closed: times,
  slot_past: times,
  order_type_off: { order_type: 'The type that was asked for.' },
  cash_limit: { maximum: 'The most that is paid in cash, in major units.' },
  wallet_balance_low: { balance: 'What the wallet holds, in major units.' },
  coupon_minimum_purchase: { min_purchase: 'The amount from which the coupon counts, in major units.' },
  no_zone: {
    nearest: 'The nearest zone: id, name and distance_metres; null without any.',
    zones: 'Zones that are served: id, name, latitude and longitude.',
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
  nothing_to_reorder: { changes: 'What became of each line of the order.' },
  status_conflict: someStands,
  trip_not_changeable: tripStands,
  trip_not_cancelable: tripStands,
  trip_not_completed: tripStands,
  vehicle_not_available: { ...vehicle, ...conflicts },
  vehicle_quantity: { ...vehicle, ...freeCount, ...conflicts },
  vehicle_trip_type_missing: { ...vehicle, ...conflicts },
  vehicle_options_limit: freeCount,
  vehicle_promised: { trips: 'The trips that would lack a vehicle: trip_number and starts_at.' },
  trip_type_conflict: conflicts,
  trip_type_differs: { rental_type: 'How the cart’s trip is let.' },
  trip_duration_differs: {
    estimated_hours: 'How many hours the cart’s trip takes.',
    asked_hours: 'How many were asked for.',
  },
  other_provider: { provider: 'Whose vehicles are in the cart: id and name.' },
  zones_rejected: { rejected: 'Each feature that was not taken: its place in the file, code and reason.' },
  file_missing: { field: 'The form’s field whose file is lost, where an application is approved.' },
};
