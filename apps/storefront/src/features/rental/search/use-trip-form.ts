import { isPickupTooFar, isTooNear, latestPickupDay, pickupAtOf } from '@promenade/domain/rental';
import { useEffect, useState } from 'react';
import { marketNow } from '../../../lib/clock/market-clock.ts';
import type { MessageKey } from '../../../lib/i18n/message-key.ts';
import { useMarket } from '../../../lib/session/market.ts';
import { keepHalfChosen, readHalfChosen } from './half-chosen.ts';
import { rememberDestination } from './recent-destinations.ts';
import { longest, type TripSearch } from './trip-search.ts';
import { useWay, type Way } from './use-way.ts';

/** The errors of a trip, by the field to correct. */
export type TripProblems = Readonly<
  Partial<Record<'pickup' | 'destination' | 'duration' | 'date', MessageKey>>
>;

function problemOfDestination({ tripType, destination_location }: TripSearch, { wayMetres }: TripBounds) {
  if (tripType !== 'distance_wise') return {};
  if (destination_location === null) return { destination: 'rental.destinationMissing' } as const;
  return isTooNear(wayMetres) ? ({ destination: 'rental.destinationNear' } as const) : {};
}

function problemOfDate({ selectedDate }: TripSearch, { timeZone, nowMs, latestDay }: TripBounds) {
  if (selectedDate === null) return {};
  const atMs = pickupAtOf(selectedDate, timeZone, nowMs);
  if (atMs === undefined || atMs <= nowMs) return { date: 'rental.timePast' } as const;
  return isPickupTooFar(atMs, latestDay, timeZone) ? ({ date: 'rental.timeFar' } as const) : {};
}

/** What a trip is held against. */
export interface TripBounds {
  /** The market's. */
  readonly timeZone: string;
  readonly nowMs: number;
  /** The latest day on which it can begin. */
  readonly latestDay: string;
  /** Undefined while it is not measured. */
  readonly wayMetres: number | undefined;
}

/** What must be corrected before a trip can be searched for (RENT-12). */
export function problemsOf(trip: TripSearch, bounds: TripBounds): TripProblems {
  const { tripType, duration } = trip;
  const timed = tripType === 'hourly' || tripType === 'day_wise';
  const whole = duration !== null && Number.isInteger(duration) && duration >= 1;
  const long = timed && whole && duration > longest[tripType];
  return {
    ...(trip.pickup_location === null && { pickup: 'rental.pickupMissing' as const }),
    ...problemOfDestination(trip, bounds),
    ...(timed && !whole && { duration: 'rental.durationMissing' as const }),
    ...(long && { duration: 'rental.durationLong' as const }),
    ...problemOfDate(trip, bounds),
  };
}

// The most common need first.
const usual = { hourly: 4, day_wise: 2 } as const;

/** A trip about to be searched for. */
export interface TripForm {
  readonly trip: TripSearch;
  readonly problems: TripProblems;
  readonly way: Way;
  /** The latest day on which it can begin. */
  readonly latestDay: string;
  readonly change: (changes: Partial<TripSearch>) => void;
  /** Passes the trip to the search, unless something must be corrected. */
  readonly submit: () => void;
}

/** The trip as it is being chosen; a form that searches goes on after a reload with what was chosen before it. */
function useChosen(initial: TripSearch, isKept: boolean) {
  const [trip, setTrip] = useState<TripSearch>(() => {
    const tripType = initial.tripType ?? 'hourly';
    const duration = initial.duration ?? (tripType === 'distance_wise' ? null : usual[tripType]);
    return { ...initial, tripType, duration };
  });
  useEffect(() => {
    // The server that rendered the form does not know it.
    const kept = isKept ? readHalfChosen(initial) : null;
    if (kept) setTrip(kept);
  }, [initial, isKept]);
  const choose = (next: TripSearch): void => {
    setTrip(next);
    if (isKept) keepHalfChosen(initial, next);
  };
  return [trip, choose] as const;
}

/**
 * @param onSearch gets the complete trip, with its route if that is known
 * @param isKept whether what is chosen survives a reload
 */
export function useTripForm(
  initial: TripSearch,
  onSearch: (trip: TripSearch) => void,
  isKept: boolean,
): TripForm {
  const { time_zone: timeZone, rental_days_ahead: daysAhead } = useMarket().config;
  const latestDay = latestPickupDay(marketNow(), timeZone, daysAhead);
  const [trip, choose] = useChosen(initial, isKept);
  const [problems, setProblems] = useState<TripProblems>({});
  const byDistance = trip.tripType === 'distance_wise';
  const way = useWay(trip.pickup_location, trip.destination_location, byDistance);
  const change = (changes: Partial<TripSearch>): void => {
    const { tripType } = changes;
    const duration = tripType && { duration: tripType === 'distance_wise' ? null : usual[tripType] };
    choose({ ...trip, ...duration, ...changes });
    setProblems({});
  };
  const submit = (): void => {
    const found = problemsOf(trip, {
      timeZone,
      nowMs: marketNow(),
      latestDay,
      wayMetres: way.length?.distanceMeters,
    });
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    if (isKept) keepHalfChosen(initial, null);
    if (trip.destination_location) rememberDestination(trip.destination_location);
    onSearch({ ...trip, distanceData: byDistance ? way.length : null });
  };
  return { trip, problems, way, latestDay, change, submit };
}
