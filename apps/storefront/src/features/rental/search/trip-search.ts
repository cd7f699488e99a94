import type { Query } from '@promenade/contract/calls';
import { destinationHours, RENTAL_TYPES, type RentalType } from '@promenade/domain/rental';
import type { Point } from '../../../lib/session/visit.ts';

/** Where a trip begins or ends, as the API spells it. */
export interface TripPlace extends Point {
  readonly location_name: string;
}

/** The route between pickup and destination. */
export interface WayLength {
  readonly distanceMeters: number;
  /** Seconds. */
  readonly duration: number;
}

/** A search (RENT-21). The address of a page holds it. */
export interface TripSearch {
  /** Null: none is chosen; cards then show the lowest rate (RENT-04). */
  readonly tripType: RentalType | null;
  /** Hours of an hourly trip, days of a day-wise one; null if none is given, and for distance. */
  readonly duration: number | null;
  readonly pickup_location: TripPlace | null;
  readonly destination_location: TripPlace | null;
  /** `YYYY-MM-DD HH:mm:ss` on the market's wall clock; null is Pickup Now. */
  readonly selectedDate: string | null;
  /** Null until the route is known. */
  readonly distanceData: WayLength | null;
}

export const noTrip: TripSearch = {
  tripType: null,
  duration: null,
  pickup_location: null,
  destination_location: null,
  selectedDate: null,
  distanceData: null,
};

/** The maximum: 8760 hours is a year (contract, estimated_hours). */
export const longest = { hourly: 8760, day_wise: 365 } as const;

const secondsOfHour = 3600;
const hoursOfDay = 24;
const mostMetres = 50_000_000;

/** The address's parameters of a search, as opposed to the page's other ones (filters, `from`, `view`). */
export const tripNames = [
  'trip_type',
  'duration',
  'pickup',
  'pickup_name',
  'destination',
  'destination_name',
  'date',
  'distance',
  'way_seconds',
] as const;

type TripName = (typeof tripNames)[number];

function placeOf(search: URLSearchParams, name: 'pickup' | 'destination'): TripPlace | null {
  const [, latText, lngText] = /^(-?\d+(?:\.\d+)?),(-?\d+(?:\.\d+)?)$/.exec(search.get(name) ?? '') ?? [];
  if (latText === undefined || lngText === undefined) return null;
  const [lat, lng] = [Number(latText), Number(lngText)];
  if (Math.abs(lat) > 90 || Math.abs(lng) > 180) return null;
  return { location_name: (search.get(`${name}_name`) ?? '').slice(0, 500), lat, lng };
}

function typeOf(text: string | null): RentalType | null {
  // Both spellings are accepted (RENT-10).
  const asked = text === 'distance' ? 'distance_wise' : text;
  return RENTAL_TYPES.find((type) => type === asked) ?? null;
}

function durationOf(text: string | null, type: RentalType | null): number | null {
  if (type === null || type === 'distance_wise') return null;
  const duration = Number(text || Number.NaN);
  return Number.isInteger(duration) && duration >= 1 && duration <= longest[type] ? duration : null;
}

function dateOf(text: string | null): string | null {
  if (!text || !/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/.test(text)) return null;
  // Parsed as UTC only to check that the date and time exist.
  const atMs = Date.parse(`${text.replace(' ', 'T')}Z`);
  return Number.isNaN(atMs) || new Date(atMs).toISOString().slice(0, 10) !== text.slice(0, 10) ? null : text;
}

function wayOf(search: URLSearchParams): WayLength | null {
  const distanceMeters = Number(search.get('distance') || Number.NaN);
  const duration = Number(search.get('way_seconds') || 0);
  const known = distanceMeters > 0 && distanceMeters <= mostMetres;
  if (!known || !(duration >= 0)) return null;
  return { distanceMeters: Math.round(distanceMeters), duration: Math.round(duration) };
}

/** Reads a search from an address; invalid values count as absent. */
export function parseTrip(search: URLSearchParams): TripSearch {
  const tripType = typeOf(search.get('trip_type'));
  const destination = placeOf(search, 'destination');
  return {
    tripType,
    duration: durationOf(search.get('duration'), tripType),
    pickup_location: placeOf(search, 'pickup'),
    destination_location: destination,
    selectedDate: dateOf(search.get('date')),
    distanceData: destination && wayOf(search),
  };
}

// Six decimals are 11 cm, and are never written with an exponent.
const degreesText = (degrees: number): string => String(Number(degrees.toFixed(6)));
const pointText = ({ lat, lng }: Point): string => `${degreesText(lat)},${degreesText(lng)}`;

/** A search as an address holds it; absent values are undefined. */
export function tripQuery(trip: TripSearch): Readonly<Partial<Record<TripName, string>>> {
  const { tripType, duration, pickup_location, destination_location, selectedDate, distanceData } = trip;
  return {
    ...(tripType && { trip_type: tripType }),
    ...(duration !== null && { duration: String(duration) }),
    ...(pickup_location && { pickup: pointText(pickup_location) }),
    ...(pickup_location?.location_name && { pickup_name: pickup_location.location_name }),
    ...(destination_location && { destination: pointText(destination_location) }),
    ...(destination_location?.location_name && { destination_name: destination_location.location_name }),
    ...(selectedDate && { date: selectedDate }),
    ...(distanceData && {
      distance: String(distanceData.distanceMeters),
      way_seconds: String(distanceData.duration),
    }),
  };
}

/** An address's query with the trip in it; its other parameters stay. */
export function writeTrip(search: URLSearchParams, trip: TripSearch): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const name of tripNames) next.delete(name);
  for (const [name, value] of Object.entries(tripQuery(trip))) next.set(name, value);
  return next;
}

/** How long the vehicle is needed, in hours, rounded up; undefined if unknown. */
export function estimatedHours({ tripType, duration, distanceData }: TripSearch): number | undefined {
  if (tripType === 'distance_wise')
    return distanceData ? Math.max(1, Math.ceil(distanceData.duration / secondsOfHour)) : undefined;
  if (duration === null) return undefined;
  return tripType === 'day_wise' ? duration * hoursOfDay : duration;
}

/** The `window` for the number of free vehicles, in the vehicles' calls. */
export function tripWindow(trip: TripSearch): Query<'vehicles.details'> {
  const hours = estimatedHours(trip);
  const { tripType, selectedDate, pickup_location: pickup } = trip;
  return {
    ...(tripType && { rental_type: tripType }),
    ...(selectedDate && { pickup_time: selectedDate }),
    ...(hours !== undefined && { estimated_hours: hours }),
    ...(pickup && { pickup_lat: pickup.lat, pickup_lng: pickup.lng }),
  };
}

/** The trip's fields of the cart's calls (RENT-10). */
export function tripFields(trip: TripSearch) {
  const { tripType, pickup_location, destination_location, selectedDate, distanceData } = trip;
  return {
    ...(pickup_location && { pickup_location }),
    destination_location,
    ...(tripType && { rental_type: tripType }),
    estimated_hours: tripType === 'distance_wise' ? null : (estimatedHours(trip) ?? null),
    pickup_time: selectedDate,
    destination_time: distanceData && destinationHours(distanceData.duration),
    distance: distanceData && distanceData.distanceMeters / 1000,
  };
}
