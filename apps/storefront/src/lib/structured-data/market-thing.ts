import { paths } from '../paths/paths.ts';
import type { Market } from '../session/market.ts';
import { addressOf, known, type Naming, type Thing } from './thing.ts';

/** How a market identifies things. */
export const namingOf = ({ origin, config }: Market): Naming => ({
  origin,
  currency: config.currency_code,
});

/** The market itself, and how to search it. */
export function marketThings(market: Market): Thing[] {
  const { config } = market;
  const naming = namingOf(market);
  const url = addressOf(naming, paths.landing());
  const organization = known({
    '@type': 'Organization',
    '@id': `${url}#organization`,
    name: config.business_name,
    url,
    logo: config.logo_full_url,
    email: config.email,
    telephone: config.phone,
    sameAs: config.social_media.map(({ link }) => link),
  });
  return [
    organization,
    { '@type': 'WebSite', name: config.business_name, url, publisher: { '@id': organization['@id'] } },
  ];
}
