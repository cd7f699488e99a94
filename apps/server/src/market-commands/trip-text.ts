import type { Reply } from '@promenade/contract/calls';
import { TRIP_TRANSITIONS } from '@promenade/domain/rental';
import { type Placed, placedText, priceText, saidText, type TextMarket, waysBack } from './order-text.ts';
import { wallText } from './wall-text.ts';

type Trip = Reply<'ops.trip'>;
/** A trip, and the customer who booked it. */
export type WholeTrip = Trip & Placed;
type Card = Reply<'ops.trips'>['trips'][number];

const spanText = ({ starts_at: from, ends_at: until }: Card, market: TextMarket): string =>
  `${wallText(from, market)} to ${wallText(until, market)}`;

/** A trip of a list. */
export const tripLine = (trip: Card, market: TextMarket): string =>
  `${trip.trip_number} ${trip.trip_status} ${trip.rental_type} ${spanText(trip, market)} ` +
  `${priceText(trip.trip_amount, market)} ${trip.payment_status}, ${trip.provider.name}\n`;

function moneyText(trip: Trip, market: TextMarket): string {
  const price = (major: number) => priceText(major, market);
  const due = trip.due_amount > 0 ? `, ${price(trip.due_amount)} due` : '';
  const way = waysBack[trip.payment_method] ?? '';
  const back = trip.refunded_amount > 0 ? `, ${price(trip.refunded_amount)} went back${way}` : '';
  return `${price(trip.trip_amount)} by ${trip.payment_method}, ${trip.payment_status}${due}${back}`;
}

function personText(trip: Trip): string {
  const said = [trip.contact_person_name, trip.contact_person_number, trip.contact_person_email];
  return saidText(said) || 'nobody any more: they are forgotten';
}

function unitText({ vehicle_name: name, plate, driver }: Trip['units'][number]): string {
  const said = [name, plate, driver?.name, driver?.phone];
  return `  ${saidText(said)}\n`;
}

// Once it is over there is nothing to move; its money can go back.
function nextText({ trip_status: status, trip_number: number, ...trip }: Trip): string {
  const ways = TRIP_TRANSITIONS.filter(({ from, actors }) => from === status && actors.includes('operator'));
  const words = ways.map(({ to }) => (to === 'canceled' ? '--to canceled --reason WHY' : `--to ${to}`));
  if (status === 'completed' && trip.trip_amount > 0) words.push('--refund --reason WHY');
  return words.length === 0
    ? 'Nothing more can be done with it.\n'
    : words.map((word) => `  npm run market -- trips ${number} ${word}\n`).join('');
}

/** A trip as an operator on the telephone wants it. */
export function tripText(trip: WholeTrip, market: TextMarket): string {
  const { provider, ended, destination_location: to } = trip;
  const provided = saidText([provider.name, provider.phone]);
  const lines = trip.lines.map(
    ({ quantity, name, total_price: price }) => `  ${quantity} x ${name}  ${priceText(price, market)}\n`,
  );
  return [
    `Trip ${trip.trip_number} is ${trip.trip_status}: ${trip.rental_type}, ${provided}, id ${trip.id}\n`,
    ...lines,
    `When: ${spanText(trip, market)}\n`,
    `From: ${saidText([trip.pickup_location.location_name, to && `to ${to.location_name}`])}\n`,
    `Paid: ${moneyText(trip, market)}\n`,
    `For: ${personText(trip)}\n`,
    placedText(trip),
    ...trip.units.map(unitText),
    ...(ended ? [`Ended by ${ended.by}: ${saidText([ended.reason])}\n`] : []),
    ...trip.timeline.map(({ status, at }) => `  ${wallText(at, market)} ${status}\n`),
    nextText(trip),
  ].join('');
}
