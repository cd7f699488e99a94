/** Rental vehicles and their providers: search, details, reviews, favourites (RENT-01 to RENT-04, RENT-13, RENT-19). */
import { FUELS, RENTAL_TYPES, TRANSMISSIONS } from '@promenade/domain/rental';
import { z } from 'zod';
import {
  done,
  endpoint,
  id,
  idOrSlug,
  instant,
  latitude,
  longitude,
  moneyGiven,
  numberGiven,
  page,
  paged,
  picture,
  queryListOf,
  text,
  wholeGiven,
} from '../endpoint/index.ts';
import { vehicleStaffEndpoints } from './staff.ts';
import { provider, providerCard, vehicle } from './vehicle.ts';
import { en as wrong } from '../wrong/texts.en.ts';

export { vehicle, vehicleProvider } from './vehicle.ts';

/** Local time of the market, `YYYY-MM-DD HH:mm:ss` (RENT-10). */
export const pickupTime = z.string().regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/, wrong.pickup_time);

const notAMonth = wrong.month;

// Like `day`, but at latest when a trip can start (`isPickupText`).
const calendarMonth = z
  .string()
  .regex(/^\d{4}-(0[1-9]|1[0-2])$/, notAMonth)
  .refine((month) => month >= '1000' && month < '9998', notAMonth);

/** rental_type; `distance` is accepted for distance_wise (RENT-10). */
export const rentalType = z
  .enum([...RENTAL_TYPES, 'distance'])
  .transform((type) => (type === 'distance' ? 'distance_wise' : type));

/** Start and duration for which free units are counted. */
const window = {
  rental_type: rentalType.optional(),
  pickup_time: pickupTime
    .optional()
    .describe(
      'Start of the trip, `YYYY-MM-DD HH:mm:ss` in the market’s local time; absent, or not later than now, is Pickup Now.',
    ),
  estimated_hours: numberGiven(z.number().min(0).max(8760)).optional(),
  pickup_lat: latitude
    .optional()
    .describe('Latitude of the pickup point: only vehicles that can be picked up there.'),
  pickup_lng: longitude.optional(),
};

/** Query for searching vehicles. */
export const vehicleQuery = page.extend({
  ...window,
  name: text(100).optional(),
  category_ids: queryListOf(id).optional(),
  brand_ids: queryListOf(id).optional(),
  provider_id: id.optional(),
  seats: wholeGiven(1, 80).optional(),
  air_condition: z.enum(['0', '1']).optional(),
  transmission_type: z.enum(TRANSMISSIONS).optional(),
  fuel_types: queryListOf(z.enum(FUELS)).optional(),
  min_price: numberGiven(moneyGiven)
    .optional()
    .describe('Lowest rate: the rate of rental_type, or without it the vehicle’s lowest one.'),
  max_price: numberGiven(moneyGiven).optional(),
  min_rating: numberGiven(z.number().min(0).max(5)).optional(),
  available: z.enum(['0', '1']).default('0').describe('1: only vehicles that are available at that time.'),
  sort: z.enum(['popular', 'rating', 'price_low', 'price_high', 'newest']).default('popular'),
});

const vehiclePage = paged.extend({ vehicles: z.array(vehicle) });
const providerPage = paged.extend({
  providers: z.array(providerCard),
  stores: z
    .array(providerCard)
    .describe('Same list, under the name used in store lists (rental.md section 7).'),
});
/** `type` is accepted and ignored: providers have a single type. */
const providerQuery = page.extend({ type: z.enum(['all', 'delivery', 'take_away']).optional() });

/** A category or a brand of vehicles. */
export const vehicleCategory = z.object({
  id,
  slug: z.string(),
  name: z.string(),
  ...picture,
  vehicle_count: z.number().int(),
});

/** A banner of the rental home page with its link target. */
export const rentalBanner = z.object({
  id,
  title: z.string(),
  ...picture,
  image_width: z.number().int(),
  image_height: z.number().int(),
  vehicle_id: id.nullable(),
  provider_id: id.nullable(),
  category_id: id.nullable(),
});

/** A review of a vehicle. */
export const vehicleReview = z.object({
  id,
  rating: z.number().int(),
  comment: z.string(),
  customer_name: z.string().nullable().describe('First name only; null once the account has been deleted.'),
  created_at: instant,
  reply: z.string().nullable(),
  replied_at: instant.nullable(),
  vehicle_id: id,
  vehicle_name: z.string(),
});

const vehicleReviewPage = paged.extend({
  reviews: z.array(vehicleReview),
  avg_rating: z.number(),
  rating_count: z.number().int(),
  by_stars: z
    .array(z.number().int())
    .length(5)
    .describe('Number of ratings with 1, 2, 3, 4 and 5 stars, in this order.'),
});

/** Days of a month, in the market's local time, with the number of units that are free all day. */
const calendar = z.object({
  total: z.number().int(),
  days: z.array(z.object({ date: z.iso.date(), free: z.number().int() })),
});

const target = z.object({ vehicle_id: id.optional(), provider_id: id.optional() });

/** A favourite provider (WISH-04). */
const favouriteProvider = z.object({
  id,
  slug: z.string(),
  name: z.string(),
  logo_full_url: z.string(),
  avg_rating: z.number(),
  address: z.string(),
  zone_id: id,
});

const listings = {
  'vehicles.banners': endpoint('vehicles.banners', {
    summary: 'Banners of the rental home page',
    who: 'anyone',
    reply: z.array(rentalBanner),
  }),
  'vehicles.topRated': endpoint('vehicles.topRated', {
    summary: 'Top-rated vehicles',
    who: 'anyone',
    query: page.extend(window),
    reply: vehiclePage,
  }),
  'vehicles.search': endpoint('vehicles.search', {
    summary: 'Search vehicles by place, time and filters, with the number available',
    who: 'anyone',
    query: vehicleQuery,
    reply: vehiclePage,
  }),
  'vehicles.ofProvider': endpoint('vehicles.ofProvider', {
    summary: 'Vehicles of a provider',
    who: 'anyone',
    query: vehicleQuery.extend({ provider_id: id }),
    reply: vehiclePage,
    refusals: ['provider_not_found'],
  }),
  'vehicles.categories': endpoint('vehicles.categories', {
    summary: 'Categories of vehicles',
    who: 'anyone',
    reply: z.array(vehicleCategory),
  }),
  'vehicles.brands': endpoint('vehicles.brands', {
    summary: 'Brands of vehicles',
    who: 'anyone',
    reply: z.array(vehicleCategory),
  }),
  'providers.popular': endpoint('providers.popular', {
    summary: 'Providers, most trips first',
    who: 'anyone',
    query: providerQuery,
    reply: providerPage,
  }),
  'providers.latest': endpoint('providers.latest', {
    summary: 'Providers, newest first',
    who: 'anyone',
    query: providerQuery,
    reply: providerPage,
  }),
} as const;

const details = {
  'vehicles.details': endpoint('vehicles.details', {
    summary: 'One vehicle',
    who: 'anyone',
    params: z.object({ id: idOrSlug }),
    query: z.object(window),
    reply: vehicle,
    refusals: ['vehicle_not_found'],
  }),
  'vehicles.calendar': endpoint('vehicles.calendar', {
    summary: 'Availability of a vehicle on each day of a month',
    who: 'anyone',
    params: z.object({ id: idOrSlug }),
    query: z.object({
      month: calendarMonth,
    }),
    reply: calendar,
    refusals: ['vehicle_not_found'],
  }),
  'vehicles.reviews': endpoint('vehicles.reviews', {
    summary: 'Reviews of a vehicle',
    who: 'anyone',
    params: z.object({ id: idOrSlug }),
    query: page,
    reply: vehicleReviewPage,
    refusals: ['vehicle_not_found'],
  }),
  'providers.details': endpoint('providers.details', {
    summary: 'One provider',
    who: 'anyone',
    params: z.object({ id: idOrSlug }),
    reply: provider,
    refusals: ['provider_not_found'],
  }),
  'providers.reviews': endpoint('providers.reviews', {
    summary: 'Reviews of a provider’s vehicles',
    who: 'anyone',
    params: z.object({ id: idOrSlug }),
    query: page,
    reply: vehicleReviewPage,
    refusals: ['provider_not_found'],
  }),
} as const;

const favourites = {
  'rentalWishlist.list': endpoint('rentalWishlist.list', {
    summary: 'Favourite vehicles and providers',
    who: 'customer',
    reply: z.object({ vehicles: z.array(vehicle), providers: z.array(favouriteProvider) }),
  }),
  'rentalWishlist.add': endpoint('rentalWishlist.add', {
    summary: 'Add a favourite vehicle or provider',
    who: 'customer',
    query: target,
    reply: done,
    refusals: ['rental_wishlist_target', 'vehicle_not_found', 'provider_not_found', 'already_in_wishlist'],
  }),
  'rentalWishlist.remove': endpoint('rentalWishlist.remove', {
    summary: 'Remove a favourite vehicle or provider',
    who: 'customer',
    query: target,
    reply: done,
    refusals: ['rental_wishlist_target', 'not_in_wishlist'],
  }),
} as const;

/** Endpoints of vehicles, providers and their favourites. */
export const vehiclesEndpoints = {
  ...listings,
  ...details,
  ...favourites,
  ...vehicleStaffEndpoints,
} as const;
