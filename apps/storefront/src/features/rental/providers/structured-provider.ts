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
import type { Provider } from './load-providers.ts';

/** Structured data of a provider's page. */
export function structuredProvider(
  provider: Provider,
  market: Market,
  names: { readonly home: string; readonly all: string },
): string {
  const naming = namingOf(market);
  const url = addressOf(naming, paths.provider(provider));
  const thing = known({
    '@type': 'AutoRental',
    '@id': url,
    name: provider.name,
    description: provider.description,
    url,
    image: provider.cover_photo_full_url,
    logo: provider.logo_full_url,
    telephone: provider.phone,
    address: { '@type': 'PostalAddress', streetAddress: provider.address },
    geo: { '@type': 'GeoCoordinates', latitude: provider.latitude, longitude: provider.longitude },
    aggregateRating: ratingThing(provider.avg_rating, provider.rating_count),
    currenciesAccepted: naming.currency,
  });
  return structuredText([
    thing,
    breadcrumbs(naming, [
      { name: names.home, path: paths.home() },
      { name: names.all, path: paths.providers() },
      { name: provider.name, path: paths.provider(provider) },
    ]),
  ]);
}
