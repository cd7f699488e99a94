import type { Language } from '@promenade/contract/refusals';
import type { TripStatus } from '@promenade/domain/rental';
import { type Ctx, over } from '../../../platform/context.ts';
import { refuse } from '../../../platform/errors.ts';
import { openSeal } from '../../../platform/secrets/seal.ts';
import { textIn } from '../../catalog/index.ts';
import { getMarket } from '../../settings/index.ts';
import { tripLink } from '../after/trip-link.ts';
import { findTrip, listTripEvents, listTripLines } from '../trips.repo.ts';
import type { TripRow, TripTables } from '../trips.tables.ts';
import type { SealedCalendar } from './calendar-link.ts';
import { type CalendarEvent, writeCalendar } from './write-calendar.ts';

const summaries: Readonly<Record<Language, string>> = {
  en: 'Trip {number} with {provider}',
  ar: 'الرحلة {number} مع {provider}',
  nl: 'Rit {number} met {provider}',
  fr: 'Trajet {number} avec {provider}',
};

const statusOf: Readonly<Record<TripStatus, CalendarEvent['status']>> = {
  pending: 'TENTATIVE',
  confirmed: 'CONFIRMED',
  ongoing: 'CONFIRMED',
  completed: 'CONFIRMED',
  canceled: 'CANCELLED',
  payment_failed: 'CANCELLED',
};

async function eventOf(ctx: Ctx, trip: TripRow, language: Language): Promise<CalendarEvent> {
  const db = over<TripTables>(ctx);
  const { number, provider, pickup } = trip;
  const lines = await listTripLines(db, [trip.id]);
  const events = await listTripEvents(db, trip.id);
  const vehicles = lines.map(({ quantity, name }) => `${quantity} × ${textIn(name, language)}`);
  return {
    uid: `${trip.id}@${new URL(ctx.publicUrl).hostname}`,
    sequence: events.length - 1,
    changedAt: trip.updated_at,
    startsAt: trip.starts_at,
    endsAt: trip.ends_at,
    status: statusOf[trip.status],
    summary: summaries[language]
      .replace('{number}', () => String(number))
      .replace('{provider}', () => provider.name),
    description: [...vehicles, provider.name, provider.address].join('\n'),
    location: pickup.name,
    lat: pickup.lat,
    lng: pickup.lng,
    url: await tripLink(ctx, trip),
  };
}

/** The calendar of a link; one that is over, or forged, shows nothing. */
export async function readTripCalendar(ctx: Ctx, link: string): Promise<{ name: string; text: string }> {
  const opened = await openSeal<SealedCalendar>(ctx, 'trip-calendar', link);
  if (!opened.ok) return refuse('not_found');
  const { tripId, language } = opened.value;
  const trip = (await findTrip(over<TripTables>(ctx), tripId)) ?? refuse('not_found');
  const { businessName } = (await getMarket(ctx)).settings;
  const text = writeCalendar(await eventOf(ctx, trip, language), `-//${businessName}//Trips//EN`);
  return { name: `trip-${trip.number}.ics`, text };
}
