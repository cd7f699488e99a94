import { paths } from '../../../lib/paths/paths.ts';
import type { Market } from '../../../lib/session/market.ts';
import { namingOf } from '../../../lib/structured-data/market-thing.ts';
import {
  addressOf,
  breadcrumbs,
  known,
  ratingThing,
  structuredText,
} from '../../../lib/structured-data/thing.ts';
import { ratesOf } from '../vehicles/rate.ts';
import type { VehicleContents } from './load-vehicle.ts';

// UN/CEFACT unit codes, as schema.org expects them: hour, day, kilometre.
const units = { hourly: 'HUR', day_wise: 'DAY', distance_wise: 'KMT' } as const;

/** Structured data of a vehicle's page. */
export function structuredVehicle(
  { vehicle }: Pick<VehicleContents, 'vehicle'>,
  market: Market,
  names: { readonly home: string; readonly all: string },
): string {
  const naming = namingOf(market);
  const url = addressOf(naming, paths.vehicle(vehicle));
  const provider = {
    '@type': 'AutoRental',
    name: vehicle.provider.name,
    url: addressOf(naming, paths.provider(vehicle.provider)),
  };
  const offers = ratesOf(vehicle, market.config.digit_after_decimal_point).map(({ type, now }) => ({
    '@type': 'Offer',
    businessFunction: 'http://purl.org/goodrelations/v1#LeaseOut',
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price: now,
      priceCurrency: naming.currency,
      unitCode: units[type],
    },
    offeredBy: provider,
    url,
  }));
  const thing = known({
    '@type': ['Product', 'Vehicle'],
    '@id': url,
    name: vehicle.name,
    description: vehicle.description,
    url,
    image: [vehicle.thumbnail_full_url, ...vehicle.images_full_url],
    brand: vehicle.brand && { '@type': 'Brand', name: vehicle.brand.name },
    category: vehicle.category.name,
    vehicleSeatingCapacity: vehicle.seating_capacity,
    vehicleTransmission: vehicle.transmission_type,
    fuelType: vehicle.fuel_type === 'none' ? undefined : vehicle.fuel_type,
    aggregateRating: ratingThing(vehicle.avg_rating, vehicle.total_reviews),
    offers,
  });
  return structuredText([
    thing,
    breadcrumbs(naming, [
      { name: names.home, path: paths.home() },
      { name: names.all, path: paths.vehicleSearch() },
      { name: vehicle.name, path: paths.vehicle(vehicle) },
    ]),
  ]);
}
