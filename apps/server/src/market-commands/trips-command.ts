import { isTripRunning, TRIP_STATUSES, type TripEvent, type TripStatus } from '@promenade/domain/rental';
import {
  findTripShopper,
  getTheirTrip,
  moveTheirTrip,
  pageTrips,
  refundTrip,
} from '../modules/trips/index.ts';
import type { Ctx } from '../platform/context.ts';
import { CommandProblem } from './command.ts';
import { type Change, customerOf, getReason, lookAfter, refuseReason } from './look-after.ts';
import { type GivenOptions, seeHelp } from './options.ts';
import { tripLine, tripText, type WholeTrip } from './trip-text.ts';

const tripOptions = { to: 'text', refund: 'switch', reason: 'text', 'even-so': 'switch' } as const;

const eventTo: Partial<Record<TripStatus, TripEvent>> = {
  confirmed: 'confirm',
  ongoing: 'start',
  completed: 'complete',
  canceled: 'cancel',
  payment_failed: 'fail_payment',
};

function moveTo(word: string, reason: string | undefined, evenSo: boolean): Change {
  const event = eventTo[word as TripStatus];
  if (!event)
    throw new CommandProblem(
      `There is no state '${word}' to move to. There are ${Object.keys(eventTo).join(', ')}.`,
    );
  if (event !== 'cancel') refuseReason(reason);
  const said = event === 'cancel' ? { reason: getReason(reason, 'hired') } : { even_so: evenSo };
  return (ctx, id) => moveTheirTrip(ctx, { id, ...said }, event);
}

/** What is to be done with the trip; undefined where it is only looked at. */
function readChange(given: GivenOptions): Change | undefined {
  const [to, reason] = [given.text('to'), given.text('reason')];
  if (to !== undefined && given.on('refund'))
    throw new CommandProblem(`Say one of --to and --refund. ${seeHelp}`);
  if (to !== undefined) return moveTo(to, reason, given.on('even-so'));
  if (given.on('refund')) {
    const said = getReason(reason, 'hired');
    return (ctx, id) => refundTrip(ctx, { id, reason: said });
  }
  refuseReason(reason);
  return undefined;
}

async function getWhole(ctx: Ctx, of: { readonly id: string }): Promise<WholeTrip> {
  const trip = await getTheirTrip(ctx, of);
  return { ...trip, customerId: await customerOf(ctx, await findTripShopper(ctx, trip.id)) };
}

const statuses = TRIP_STATUSES.filter(isTripRunning);

/** trips, trips NUMBER, trips NUMBER --to STATE | --refund: the hire that somebody calls about. */
export const lookAfterTrips = lookAfter({
  command: 'trips',
  noun: 'trip',
  one: 'a trip',
  options: tripOptions,
  readChange,
  noneText: 'No trip is to come or under way.\n',
  list: async (ctx, { phoneEnding, ...page }, settings) => {
    const asked = phoneEnding === undefined ? { statuses } : { phoneEnding };
    const { trips, total_size: total } = await pageTrips(ctx, { ...asked, ...page });
    return { lines: trips.map((trip) => tripLine(trip, settings)), total };
  },
  get: getWhole,
  text: tripText,
});
