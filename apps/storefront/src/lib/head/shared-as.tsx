import { useTranslation } from '../i18n/use-translation.ts';
import { useMarket } from '../session/market.ts';
import { inLanguage } from './page-address.ts';

/** What a page says where it is shared. */
export interface Shared {
  readonly title: string | undefined;
  readonly about: string;
  readonly address: string;
  /** A picture's full address. */
  readonly image: string | null | undefined;
  /** What the server draws, 1200 × 630. */
  readonly preview: string | undefined;
  readonly feed: string | undefined;
}

/** Open Graph's words, a card's and the way to a feed: whoever reads them fetches the page, so the server alone writes them. */
export function SharedAs({ title, about, address, image, preview, feed }: Shared) {
  const { origin, config } = useMarket();
  const { language } = useTranslation();
  const said = {
    'og:site_name': config.business_name,
    'og:title': title ?? config.business_name,
    'og:description': about,
    'og:url': address,
    'og:image': preview ? inLanguage(`${origin}${preview}`, language) : image || config.logo_full_url,
    ...(preview && { 'og:image:width': '1200', 'og:image:height': '630' }),
    'og:type': 'website',
  };
  return (
    <>
      {Object.entries(said).map(([property, content]) => (
        <meta key={property} property={property} content={content} />
      ))}
      <meta name="twitter:card" content={preview ? 'summary_large_image' : 'summary'} />
      {feed && <link rel="alternate" type="application/feed+json" href={inLanguage(feed, language)} />}
    </>
  );
}
